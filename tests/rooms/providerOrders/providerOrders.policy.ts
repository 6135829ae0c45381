import type { OrderKind, OrderStage } from '../../../src/core/orders/order.lifecycle'
import { orderIn } from '../../kit/orders'
import type { Fields, RoomCases } from '../../kit/policy/case'
import { centres, nothing, NOWHERE, pharmacies } from '../../kit/policy/groups'
import type { PersonName, World } from '../../kit/policy/people'

/** The desk of a clinic has the role of a pharmacy and works for none. */
const atPharmacies: readonly PersonName[] = [...pharmacies, 'clinicDesk']
const ofPharmacy: readonly PersonName[] = ['pharmacy']
const ofCentre: readonly PersonName[] = ['diagnosticCentre']
const firstPage = (): Fields => ({ limit: '1', offset: '0' })

/** An order of the demonstration's pharmacy or centre: another one each time, since a call may end it. */
const order = async ({ backend: { db, clock } }: World, kind: OrderKind, stage: OrderStage): Promise<string> =>
  (await orderIn(db, { kind, stage }, clock.now())).id

const accepting = { status: 'confirmed' }
const completing = { status: 'completed', amount: 500, discount_amount: 30, is_unscheduled: true }
const completingTests = { status: 'completed', discountAmount: 30 }

export const providerOrdersPolicy: RoomCases<'providerOrders'> = {
  requests: { may: [...atPharmacies, ...centres], input: nothing, reaches: [...pharmacies, ...centres] },
  pharmacyList: { may: atPharmacies, input: firstPage, reaches: pharmacies },
  pharmacyOne: {
    may: atPharmacies,
    input: async (world) => ({ id: await order(world, 'medicine', 'requested') }),
    missing: () => ({ id: NOWHERE }),
    reaches: ofPharmacy,
  },
  pharmacyAct: {
    may: atPharmacies,
    input: async (world) => ({ orderId: await order(world, 'medicine', 'requested'), ...accepting }),
    missing: () => ({ orderId: NOWHERE, ...accepting }),
    reaches: ofPharmacy,
  },
  pharmacyPatch: {
    may: atPharmacies,
    input: async (world) => ({ orderId: await order(world, 'medicine', 'accepted'), ...completing }),
    missing: () => ({ orderId: NOWHERE, ...completing }),
    reaches: ofPharmacy,
  },
  lastBills: { may: atPharmacies, input: nothing, reaches: pharmacies },
  centreList: { may: centres, input: firstPage },
  centreOne: {
    may: centres,
    input: async (world) => ({ id: await order(world, 'test', 'requested') }),
    missing: () => ({ id: NOWHERE }),
    reaches: ofCentre,
  },
  centreAct: {
    may: centres,
    input: async (world) => ({ id: await order(world, 'test', 'requested'), ...accepting }),
    missing: () => ({ id: NOWHERE, ...accepting }),
    reaches: ofCentre,
  },
  centrePatch: {
    may: centres,
    input: async (world) => ({ id: await order(world, 'test', 'sampled'), ...completingTests }),
    missing: () => ({ id: NOWHERE, ...completingTests }),
    reaches: ofCentre,
  },
}
