import { newId } from '../../../server/kit/ids'
import { type Fields, type RoomCases } from '../../kit/policy/case'
import type { PersonName } from '../../kit/policy/people'
import { NOWHERE } from '../../kit/policy/groups'

const pharmacy: readonly PersonName[] = ['pharmacy']
const centre: readonly PersonName[] = ['diagnosticCentre']
const firstPage = (): Fields => ({ limit: '1', offset: '0' })
const another = (): Fields => ({ id: newId() })
const anothers = (): Fields => ({ orderId: NOWHERE, status: 'confirmed' })

export const providerOrdersPolicy: RoomCases<'providerOrders'> = {
  pharmacyList: { may: pharmacy, input: firstPage },
  pharmacyOne: { may: pharmacy, input: another },
  pharmacyAct: { may: pharmacy, input: anothers },
  pharmacyPatch: { may: pharmacy, input: anothers },
  centreList: { may: centre, input: firstPage },
  centreOne: { may: centre, input: another },
  centreAct: { may: centre, input: () => ({ id: NOWHERE, status: 'confirmed' }) },
  centrePatch: { may: centre, input: () => ({ id: NOWHERE, status: 'confirmed' }) },
}
