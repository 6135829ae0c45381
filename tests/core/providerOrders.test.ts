import { describe, expect, test } from 'vitest'
import { quantityOnPaper } from '../../src/core/orders/bill.rules'
import type { ProviderOrder } from '../../src/core/orders/providerOrder'
import { orderNumberTyped } from '../../src/core/orders/providerOrder.rules'
import { accepted, asha, completed, now, packed, sampled } from '../rooms/providerOrders/providerOrdersFacts'
import {
  type BillDraft,
  billIn,
  detailsOf,
  draftAfter,
  discountEntered,
  discountLeft,
  missingIn,
  needsOf,
} from '../../src/core/orders/billDraft.rules'
import { actsFor, canTake, inLane, lateness, mainAct, reasonsOf } from '../../src/core/orders/providerOrders.rules'
import { awaitsReport, takesReport } from '../../src/core/orders/testVisit.rules'

const draft = (more: Partial<BillDraft>): BillDraft => ({
  total: '100',
  discount: '0.00',
  partner: '',
  tracking: '',
  prescriber: '',
  lines: [],
  ...more,
})
const billed = {
  isBilled: true,
  isDelivered: false,
  isSupplied: false,
  hasH1: false,
  isSignedHere: false,
  isOfMedicines: false,
  unscheduled: null,
  offer: null,
  lines: [],
}

describe('a discount', () => {
  test.each(['-5', '−5', '10.555', '1.2.3', '12,5', '1234567890', 'ten rupees'])(
    'of "%s" is none, and is refused as it stands (S2-340)',
    (discount) => {
      expect(billIn(draft({ discount }))).toBeNull()
      expect(missingIn(draft({ discount }), billed)).toEqual(['discount'])
    },
  )

  test.each(['30.5', '३०.५', '૩૦.૫', '৩০.৫'])('of %s is read in its script', (discount) => {
    expect(billIn(draft({ discount }))).toEqual({ total: 100_00, discount: 30_50, payable: 69_50 })
  })

  test.each(['', ' ', '0.00'])('left as "%s" stands as 0.00 (S2-341)', (text) => {
    expect(discountLeft(text)).toBe('0.00')
  })
  test('that was typed stays when its field is left', () => {
    expect(discountLeft('30')).toBe('30')
  })

  test.each([
    ['0.00', ''],
    ['0.50', '0.50'],
    ['30', '30'],
  ])('of %s is "%s" when its field is entered (S2-342)', (text, shown) => {
    expect(discountEntered(text)).toBe(shown)
  })
})

describe('a bill', () => {
  test.each([
    ['100', '30', { total: 100_00, discount: 30_00, payable: 70_00 }],
    ['100', '150', { total: 100_00, discount: 150_00, payable: 0 }],
    ['100', '', { total: 100_00, discount: 0, payable: 100_00 }],
    ['100', '  ', { total: 100_00, discount: 0, payable: 100_00 }],
    ['₹1,00,000.50', '0.5', { total: 1_00_000_50, discount: 50, payable: 1_00_000_00 }],
    ['१००', '३०', { total: 100_00, discount: 30_00, payable: 70_00 }],
    ['૧૦૦', '૩૦', { total: 100_00, discount: 30_00, payable: 70_00 }],
    ['১০০', '৩০', { total: 100_00, discount: 30_00, payable: 70_00 }],
  ])('of %s less %s is reckoned to the paisa (S2-339)', (total, discount, bill) => {
    expect(billIn(draft({ total, discount }))).toEqual(bill)
    expect(detailsOf(draft({ total, discount }), billed)).toEqual(bill)
  })

  test.each(['', '0', '0.00', 'ten', '-1', '1.005', '100000000'])('of "%s" is none: its total is missing', (total) => {
    expect(billIn(draft({ total }))).toBeNull()
    expect(missingIn(draft({ total }), billed)).toEqual(['total'])
  })

  test('with a discount that is no amount, or more than there is, misses the discount', () => {
    expect(missingIn(draft({ discount: 'x' }), billed)).toEqual(['discount'])
    expect(missingIn(draft({ total: '500', discount: '500.01' }), billed)).toEqual(['discount'])
    expect(missingIn(draft({ total: '500', discount: '500' }), billed)).toEqual([])
    const line = {
      name: '',
      quantity: '',
      packSize: '',
      price: '',
      hsn: '3004',
      gst: '',
      batch: '',
      expiry: '',
      maker: 'Sun Pharma',
      fills: '',
      isH1: false,
    }
    expect(missingIn(draft({ total: '0.00', lines: [line] }), billed)).toEqual(['lines'])
  })

  test.each([
    [{}, ['partner']],
    [{ partner: ' ' }, ['partner']],
    [{ partner: 'Dunzo' }, []],
    [{ tracking: '8841' }, []],
    [{ total: '' }, ['total', 'partner']],
  ])('of a delivery with %o misses %o (S2-338)', (more, missing) => {
    expect(missingIn(draft(more), { ...billed, isDelivered: true })).toEqual(missing)
  })
})

test.each([
  [1, 'tablet', '1 tablet'],
  [90, 'tablet', '90 tablets'],
  [0, 'capsule', '0 capsules'],
  [200, 'ml', '200 ml'],
  [3, null, '3'],
])('%i of %s stands on a bill as %j', (count, unit, written) => expect(quantityOnPaper(count, unit)).toBe(written))

test.each([
  ['M-1042', '1042'],
  ['t 1042', '1042'],
  [' १०४ ', '104'],
  ['Asha', null],
  ['M', null],
])('%j is looked for as the number %j', (typed, number) => expect(orderNumberTyped(typed)).toBe(number))

test('a bill may change from the packing to the end of its order, a payment can be given back for 30 days', () => {
  const after = completed.completedAt ?? 0
  const offered = [asha, accepted, packed, completed].map((order) =>
    actsFor(order, after).filter((act) => act === 'bill' || act === 'refund'),
  )
  expect(offered).toEqual([[], [], ['bill'], ['refund']])
  expect(actsFor(completed, after + 30 * 86_400)).toEqual([])
})

test('tests are noted as done from the first second of the day of their visit', () => {
  const visit = { ...sampled, stage: 'accepted', answers: [] } as const
  expect(actsFor(visit, visit.bookedFor - 1)).toEqual(['withdraw'])
  expect(actsFor(visit, visit.bookedFor)).toEqual(['sample', 'withdraw', 'complete'])
})

describe.each(['implant', 'pregnancy', 'contrast', 'kidneys', 'bleeding'] as const)('what may harm: %s', (question) => {
  test.each([
    ['no', null, ['sample', 'withdraw', 'complete']],
    ['yes', null, ['clear', 'withdraw']],
    ['notAsked', null, ['clear', 'withdraw']],
    ['yes', 1, ['sample', 'withdraw', 'complete']],
  ] as const)('answered %s, confirmed at %s, leaves %o', (answer, clearedAt, acts) => {
    const visit = { ...sampled, stage: 'accepted', answers: [{ question, answer }], clearedAt } as const
    expect(actsFor(visit, visit.bookedFor)).toEqual(acts)
    expect(mainAct(visit)).toBe(acts[0])
  })
})

test('a test of one limb waits until somebody knows on which side, and no longer', () => {
  const acts = (['notAsked', 'left', 'both'] as const).map((answer) =>
    mainAct({ ...sampled, stage: 'accepted', answers: [{ question: 'side', answer }], clearedAt: null }),
  )
  expect(acts).toEqual(['clear', 'sample', 'sample'])
})

describe('tests are late', () => {
  const DAY = 86_400
  const visit = { ...sampled, stage: 'accepted' } as const
  test('once the day of their visit is over, however long ago they were accepted', () => {
    expect([-3 * DAY, 0, DAY - 1, DAY, 3 * DAY].map((after) => lateness(visit, visit.bookedFor + after))).toEqual([
      'calm',
      'calm',
      'calm',
      'late',
      'veryLate',
    ])
  })
  test('a day after they were done without a report, however long ago that was booked', () => {
    const done = { ...sampled, stageAt: visit.bookedFor + 5 * DAY }
    expect([0, DAY, 3 * DAY].map((after) => lateness(done, done.stageAt + after))).toEqual(['calm', 'late', 'veryLate'])
  })
})

test('a report is added from the day of the visit on', () => {
  const visit = { ...sampled, stage: 'accepted' } as const
  expect([-1, 0].map((after) => takesReport(visit, visit.bookedFor + after))).toEqual([false, true])
  expect(takesReport({ ...visit, stage: 'completed' }, visit.bookedFor - 1)).toBe(true)
})

test('visits stand by their day, whichever was accepted first', () => {
  const soon = { ...sampled, id: 'soon', stage: 'accepted', stageAt: 9 } as const
  const later = { ...soon, id: 'later', stageAt: 1, bookedFor: soon.bookedFor + 86_400 }
  expect(inLane([later, soon], 'accepted').map(({ id }) => id)).toEqual(['soon', 'later'])
})

test('whoever was accepted and did not come is let go with that as the reason', () => {
  const offers = (stage: 'requested' | 'accepted' | 'sampled') =>
    reasonsOf({ kind: 'test', stage, events: [] }, stage === 'requested' ? 'reject' : 'withdraw').includes('notVisited')
  expect([offers('requested'), offers('accepted'), offers('sampled')]).toEqual([false, true, false])
})

test('nobody is refused for coming unprepared before anybody came', () => {
  const offers = (stage: 'requested' | 'accepted') =>
    reasonsOf({ kind: 'test', stage, events: [] }, stage === 'requested' ? 'reject' : 'withdraw').includes(
      'notPrepared',
    )
  expect([offers('requested'), offers('accepted')]).toEqual([false, true])
})

test('a visit can be moved while it is agreed and nothing of it was done or written', () => {
  const [report] = sampled.reports
  const agreed = { ...sampled, stage: 'accepted', reports: [] } as const
  const moves = [agreed, { ...agreed, reports: [report!] }, { ...agreed, stage: 'requested' } as const, sampled]
  expect(moves.map((order) => actsFor(order, now).includes('move'))).toEqual([true, false, false, false])
  expect(moves.map((order) => canTake(order, 'move'))).toEqual([true, false, false, false])
})

test.each([
  ['requested', 'reject', false],
  ['sent', 'withdraw', true],
  ['sent', 'retry', true],
] as const)('of an order that is %s, to %s names what was at the door: %s', (stage, act, isAtDoor) => {
  expect(reasonsOf({ kind: 'medicine', stage, events: [] }, act).includes('refusedAtDoor')).toBe(isAtDoor)
})

test('what came back from the door is given up with what was at the door, until it is sent again', () => {
  const event = { at: now, role: 'PHARMACY', name: 'Meera', reason: null } as const
  const back = [
    { ...event, action: 'send', to: 'sent' },
    { ...event, action: 'retry', to: 'ready', reason: 'refusedAtDoor' },
  ] as const
  const reasonsAfter = (events: ProviderOrder['events']) =>
    reasonsOf({ kind: 'medicine', stage: 'ready', events }, 'withdraw')
  expect(reasonsAfter(back)).toContain('refusedAtDoor')
  expect(reasonsAfter([...back, { ...event, action: 'bill', to: 'ready' }])).toContain('refusedAtDoor')
  const undone = [...back, { ...event, action: 'send', to: 'sent' }, { ...event, action: 'undo', to: 'ready' }] as const
  expect(reasonsAfter(undone)).not.toContain('refusedAtDoor')
})

test('the next thing for tests that were done is their report; with it the order is completed', () => {
  const [report] = sampled.reports
  const without = { ...sampled, reports: [{ ...report!, retractedAt: now }] }
  expect([awaitsReport(sampled), mainAct(sampled)]).toEqual([false, 'complete'])
  expect([awaitsReport(without), mainAct(without)]).toEqual([true, null])
  expect(actsFor(without, now)).toContain('complete')
  expect(awaitsReport({ ...without, stage: 'completed' })).toBe(true)
  expect(awaitsReport({ ...without, stage: 'accepted' })).toBe(false)
})

describe('a bill that says a total alone', () => {
  const needs = { ...billed, isOfMedicines: true }

  test('lacks the word that nothing of Schedule H or H1 is on it, and is sent with it', () => {
    expect(missingIn(draft({}), needs)).toEqual(['isUnscheduled'])
    expect(missingIn(draft({ isUnscheduled: true }), needs)).toEqual([])
    expect(detailsOf(draft({ isUnscheduled: true }), needs)).toMatchObject({ total: 100_00, isUnscheduled: true })
    expect(detailsOf(draft({ isUnscheduled: true }), billed)).not.toHaveProperty('isUnscheduled')
  })

  test('has it once for its total: another total is another bill', () => {
    const stands = needsOf(packed, 'complete')
    expect(stands.unscheduled).toBe(500_00)
    expect(missingIn(draft({ total: '500' }), { ...stands, isDelivered: false })).toEqual([])
    expect(missingIn(draft({ total: '500.50' }), { ...stands, isDelivered: false })).toEqual(['isUnscheduled'])
    expect(needsOf(accepted, 'ready').unscheduled).toBeNull()
  })

  test('loses it with the medicines that are billed meanwhile', () => {
    const stated = draft({ isUnscheduled: true })
    const billedEach = draftAfter(stated, { is: 'added' }, accepted)
    expect(draftAfter(billedEach, { is: 'removed', at: 0 }, accepted).isUnscheduled).toBeUndefined()
  })
})
