import { expect, test } from 'vitest'
import { HOUR } from '../../src/core/kit/dates'
import type { ProviderOrder, TestOrder } from '../../src/core/orders/providerOrder'
import { orderTrackerMachine } from '../../src/machines/orders/orderTracker.machine'
import { viewOrderTracker } from '../../src/machines/orders/orderTracker.view'
import { anOffer, aTestRequest } from '../rooms/orders/providerOrder'

const NOW = 1_795_000_000

const trackedOf = (order: ProviderOrder) => {
  const snapshot = orderTrackerMachine.resolveState({
    value: 'following',
    context: { id: order.id, order, failure: null, attempt: null },
  })
  return viewOrderTracker(snapshot, NOW).tracked
}
const preparationOf = (order: ProviderOrder) => trackedOf(order)?.preparation

const food = { fastHours: 12, needsFood: false, notes: [] } as const
const lipid = {
  id: 'lipid',
  name: 'Lipid profile',
  price: 62_000,
  isOffered: false,
  isRefunded: false,
  ...food,
} as const
const two: TestOrder = { ...aTestRequest, tests: [...aTestRequest.tests, lipid] }

test('a visit to come says from when to fast, and what each test needs', () => {
  expect(preparationOf(two)).toEqual({
    fastHours: 12,
    fastFrom: two.visitFrom! - 12 * HOUR,
    isFastLate: false,
    isNightPast: false,
    notes: [{ note: 'washedHair', tests: ['EEG'] }],
    conflicts: [],
    afterFood: [],
    meal: null,
  })
  expect(preparationOf({ ...two, stage: 'accepted' })).toEqual(preparationOf(two))
})

test('a visit that was booked after its fast should have begun says so', () => {
  const late = { ...two, createdAt: two.visitFrom! - 2 * HOUR }
  expect(preparationOf(late)).toMatchObject({ isFastLate: true, fastFrom: two.visitFrom! - 12 * HOUR })
})

test('a fast has no beginning on a day on which the centre is closed', () => {
  expect(preparationOf({ ...two, visitFrom: null })).toMatchObject({ fastHours: 12, fastFrom: null })
})

test.each(['sampled', 'completed', 'uploaded', 'cancelled', 'rejected'] as const)(
  'nothing is prepared for tests that are %s',
  (stage) => {
    expect(preparationOf({ ...two, stage })).toBeNull()
  },
)

test('nothing is prepared for medicines', () => {
  expect(preparationOf(anOffer)).toBeNull()
})

test('a visit that was moved says from which day, keeps when it was accepted, and its fast counts from the move', () => {
  const accept = {
    at: NOW,
    role: 'DIAGNOSTIC_CENTER',
    name: 'Centre',
    action: 'accept',
    to: 'accepted',
    reason: null,
  } as const
  const movedAt = two.visitFrom! - 2 * HOUR
  const move = {
    ...accept,
    at: movedAt,
    action: 'move',
    reason: 'machineDown',
    movedFrom: two.bookedFor - 24 * HOUR,
  } as const
  const moved: TestOrder = { ...two, stage: 'accepted', events: [...two.events, accept, move] }
  const tracked = trackedOf(moved)!
  expect(tracked.moved).toEqual({ from: move.movedFrom, to: two.bookedFor, reason: 'machineDown' })
  expect(tracked.steps.find(({ step }) => step === 'accepted')!.at).toBe(NOW)
  expect(tracked.preparation).toMatchObject({ isFastLate: true })
  expect(trackedOf({ ...moved, stage: 'sampled' })!.moved).toBeNull()
})
