import type { RoomCases } from '../../kit/policy/case'
import { known } from '../../kit/policy/groups'
import { PNG } from '../../kit/sampleFiles'

const PICTURE = new File([PNG], 'screen.png', { type: 'image/png' })

export const filesPolicy: RoomCases<'files'> = {
  upload: { may: known, input: () => ({ kind: 'support', file: PICTURE }) },
}
