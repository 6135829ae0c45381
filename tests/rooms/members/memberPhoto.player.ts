import type { StateValueFrom } from 'xstate'
import { filesApi } from '../../../src/core/files/files.api'
import type { Outcome } from '../../../src/core/kit/outcome'
import { membersApi } from '../../../src/core/members/members.api'
import { newPatient } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { PNG } from '../../kit/sampleFiles'
import { memberPhotoModel } from './memberPhoto.model'

const rows = { upload: { endpoint: filesApi.upload }, save: { endpoint: membersApi.savePhoto } }
const PICTURE = { name: 'ravi.png', mimeType: 'image/png', buffer: Buffer.from(PNG) }

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

const answers =
  (row: keyof typeof rows) =>
  ({ gate }: Scene, output: unknown): Promise<void> =>
    gate.answer(row, output as Outcome<unknown>)

export const memberPhotoPlayer: BrowserPlayer<
  typeof memberPhotoModel,
  Scene,
  StateValueFrom<typeof memberPhotoModel.machine>
> = {
  model: memberPhotoModel,
  arrive: {
    'Press Photo of Ravi Patel': async (base) => {
      await openAs(base, await newPatient(base.served), '/order-list')
      const gate = await gateOn(base.page, rows)
      await base.I.openMenu()
      await base.I.chooseFamily()
      await base.I.openPhotoOf('Ravi Patel')
      return { ...base, gate }
    },
  },
  act: {
    'Choose a picture': ({ I }) => I.chooseMemberPhoto(PICTURE),
    'Choose an empty file': ({ I }) => I.chooseMemberPhoto({ ...PICTURE, buffer: Buffer.alloc(0) }),
    'The picture is uploaded': answers('upload'),
    'The picture is damaged': answers('upload'),
    'The picture is not taken': answers('upload'),
    'The photo stands': answers('save'),
    'Press Remove the photo': ({ I }) => I.removeMemberPhoto(),
    'The photo is gone': answers('save'),
    'It is refused': answers('save'),
    'Press Close': ({ I }) => I.leaveMemberPhoto(),
  },
  see: {
    resting: ({ I }) => I.seeMemberPhoto(),
    uploading: ({ I }) => I.seeMemberPhotoBusy(),
    saving: ({ I }) => I.seeMemberPhotoBusy(),
    dismissed: ({ I }) => I.seeNoMemberPhoto(),
  },
}
