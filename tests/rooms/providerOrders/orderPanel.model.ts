import { orderPanelMachine } from '../../../src/machines/providerOrders/orderPanel.machine'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import {
  accepted,
  agreedVisit,
  asha,
  asking,
  cancelled,
  completed,
  movedVisit,
  packed,
  paidMedicines,
  paidTests,
  rejected,
} from './providerOrdersFacts'

const MEERA = 'Meera accepted M-104283 at 10:30 am.'
const overtaken = {
  ok: false,
  failure: { kind: 'conflict', message: MEERA, code: 'alreadyAccepted', current: accepted },
}

type At = ReadonlySet<string>
/** What was billed last is there, or not to be had, before anybody goes on. */
const isAsked = (at: At) => at.has('order.shown') && !at.has('lastBills.asking')
const isResting = (at: At) => at.has('doing.resting') && isAsked(at)

const begin = {
  stage: null,
  act: 'accept',
  total: '',
  discount: '0.00',
  lines: '',
  missing: '',
  reason: null,
  words: '',
  method: 1,
  offered: '',
  refunding: '',
  returning: '',
  isMistaken: false,
  isUnscheduled: false,
  day: null,
  overtaken: null,
  fault: null,
  isChanged: false,
  isClosed: false,
} as const
/** What an act begins with, and what is left once it is done. */
const fresh = { missing: '', method: 1, overtaken: null, fault: null, isClosed: false } as const
const done = {
  ...fresh,
  lines: '',
  isChanged: false,
  reason: null,
  words: '',
  offered: '',
  isUnscheduled: false,
} as const
const revisions: Readonly<Record<string, number>> = { requested: 1, accepted: 2, asking: 3, ready: 3, completed: 4 }

const bill = { total: 500_00, discount: 0, payable: 500_00 }
const billLine = {
  name: 'Levetiracetam 500',
  quantity: 20,
  packSize: 1,
  price: 25_00,
  hsn: '3004',
  gst: null,
  batch: 'B7',
  expiry: '2027-04',
  maker: 'Sun Pharma',
  fills: 1,
  isH1: false,
}
const lastBill = { packSize: 15, price: 180_00, hsn: '3004', gst: 12, maker: 'Sun Pharma', at: 1_767_000_000 }
/** The form opens; what was billed last is asked for until it is known. */
const billing = (_: object, at: At) =>
  at.has('lastBills.unknown') ? (['doing.billing', 'lastBills.asking'] as const) : (['doing.billing'] as const)
interface Typed {
  readonly reason: string | null
  readonly words: string
  readonly method: number
  readonly offered: string
  readonly lines: string
  readonly day: string | null
}
const detailsOf = (act: string, facts: Typed) => {
  const words = facts.words === '' ? {} : { words: facts.words }
  if (act === 'reject') return { reason: facts.reason, ...words }
  if (act === 'move') return { reason: facts.reason, day: facts.day }
  if (act === 'offer')
    return { lines: facts.offered === '' ? [] : [{ line: 1, quantity: Number(facts.offered) }], ...words }
  if (act === 'ready') return facts.lines === '' ? { ...bill, isUnscheduled: true } : { ...bill, billLines: [billLine] }
  return act === 'complete' ? { ...bill, paymentMethodId: facts.method } : {}
}

/** One order of a pharmacy in the panel: orders.md, 6.1 to 6.3. */
export const orderPanelModel = modelOf(orderPanelMachine)({
  name: 'orderPanel',
  passed: ['order.deciding', 'doing.deciding', 'doing.goingBack', 'lastBills.unknown', 'lastBills.known'],
  facts: ({ context }) => ({
    stage: context.order?.stage ?? null,
    act: context.act,
    total: context.draft.total,
    discount: context.draft.discount,
    lines: context.draft.lines
      .map(({ name, quantity, packSize, batch, expiry, maker, price }) =>
        [name, quantity, packSize && `of ${packSize}`, batch, expiry, maker, price].filter(Boolean).join(' '),
      )
      .join(),
    missing: context.missing.join(' '),
    reason: context.reason,
    words: context.words,
    method: context.method,
    offered: context.offered[1] ?? '',
    refunding: context.refunding.join(),
    returning: context.returning[1] ?? '',
    isMistaken: context.isMistaken,
    isUnscheduled: context.draft.isUnscheduled ?? false,
    day: context.day,
    overtaken: context.overtaken?.message ?? null,
    fault: context.failure?.kind ?? null,
    isChanged: context.isChanged,
    isClosed: context.isClosed,
  }),
  starts: {
    'Open a request': {
      input: { id: 'o1', kind: 'medicine', order: asha },
      to: ['order.shown', 'lastBills.unknown', 'doing.resting'],
      facts: { ...begin, stage: 'requested' },
      how: 'Account 90000 00004, an order of the column Requests',
    },
    'Open tests of a visit that is agreed': {
      input: { id: 'o1', kind: 'test', order: agreedVisit },
      to: ['order.shown', 'lastBills.unknown', 'doing.resting'],
      facts: { ...begin, stage: 'accepted', total: '1500.00' },
      how: 'Account 90000 00005, an order of the column Accepted',
    },
    'Open tests that were paid': {
      input: { id: 'o1', kind: 'test', order: paidTests },
      to: ['order.shown', 'lastBills.unknown', 'doing.resting'],
      facts: { ...begin, stage: 'completed', total: '2500.00' },
      how: 'Account 90000 00005, an order of the column Done',
    },
    'Open medicines that were paid': {
      input: { id: 'o1', kind: 'medicine', order: paidMedicines },
      to: ['order.shown', 'lastBills.unknown', 'doing.resting'],
      facts: {
        ...begin,
        stage: 'completed',
        total: '600.00',
        lines: 'Levetiracetam 500 20 of 1 B7 2027-04 Sun Pharma 20.00,Clobazam 10 20 of 1 B7 2027-04 Sun Pharma 10.00',
      },
      how: 'Account 90000 00004, an order of the column Done',
    },
    'Open a request by its address': {
      input: { id: 'o1', kind: 'medicine', order: null },
      to: ['order.loading', 'lastBills.unknown', 'doing.resting'],
      facts: begin,
      how: 'Account 90000 00004, /orders?order=<id>',
    },
  },
  states: {
    'order.loading': { sees: 'Grey lines.', asks: { read: { id: 'o1', kind: 'medicine' } } },
    'order.failed': 'What went wrong, and Try again.',
    'order.shown': ({ stage }) => `The order of Asha Patel: ${stage}.`,
    'order.rereading': { sees: 'The order as it was.', asks: { reread: { id: 'o1', kind: 'medicine' } } },
    'lastBills.asking': { sees: '', asks: { lastBills: {} } },
    'doing.resting': ({ overtaken: first, isClosed }) =>
      isClosed
        ? 'That the order changed and what was begun can no longer be done.'
        : (first ?? 'What can be done next.'),
    'doing.givingReason': 'The question, with reasons to choose from.',
    'doing.offering': ({ missing }) =>
      missing === ''
        ? 'What of it can be supplied, and words for the patient.'
        : 'What of it can be supplied, and that nothing is offered yet.',
    'doing.billing': ({ missing }) => (missing === '' ? 'The bill.' : 'The bill, and All fields are required.'),
    'doing.confirming': 'Once more: for whom, how much, how it is paid.',
    'doing.acting': {
      sees: 'That it is being sent.',
      asks: ({ act, stage, reason, words, method, offered, lines, day }) => ({
        act: {
          id: 'o1',
          act,
          revision: revisions[stage ?? ''],
          ...detailsOf(act, { reason, words, method, offered, lines, day }),
          kind: act === 'move' ? 'test' : 'medicine',
          key: '<key>',
        },
      }),
    },
  },
  steps: {
    'The order arrives': {
      event: ends('read', answered(asha)),
      leads: { in: 'order.loading', to: 'order.shown', now: { stage: 'requested', fault: null } },
    },
    'The order cannot be loaded': {
      event: ends('read', refused('offline')),
      leads: { in: 'order.loading', to: 'order.failed', now: { fault: 'offline' } },
    },
    'Press Try again': { event: { type: 'retry' }, leads: { in: 'order.failed', to: 'order.loading' } },
    'Somebody changes the order': {
      event: { type: 'order.changed', id: 'o1' },
      only: ({ stage, words, offered, total, fault }, at) =>
        at.has('order.loading') ||
        stage === 'requested' ||
        (stage === 'accepted' && words === '' && offered === '' && total === '' && fault === null)
          ? !at.has('doing.acting') && !at.has('doing.confirming')
          : at.has('doing.confirming') && at.has('order.shown'),
      leads: [
        { in: 'doing.confirming', to: ['order.rereading', 'doing.billing'], now: { isChanged: true } },
        {
          in: ['doing.givingReason', 'doing.offering', 'doing.billing'],
          if: (_, at) => at.has('order.shown'),
          to: 'order.rereading',
          now: { isChanged: true },
        },
        {
          in: ['doing.givingReason', 'doing.offering', 'doing.billing'],
          if: (_, at) => at.has('order.rereading'),
          to: 'order.rereading',
          now: { isChanged: true },
        },
        { in: ['order.shown', 'order.rereading'], to: 'order.rereading' },
        { in: 'order.loading', to: 'order.loading' },
      ],
    },
    'The changed order arrives': {
      event: ends('reread', answered(asha)),
      only: ({ stage }) => stage === 'requested',
      leads: { in: 'order.rereading', to: 'order.shown', now: { stage: 'requested', fault: null } },
    },
    'The patient has cancelled it': {
      event: ends('reread', answered(cancelled)),
      only: (_, at) => at.has('order.rereading') && !at.has('doing.acting'),
      leads: [
        {
          in: ['doing.givingReason', 'doing.offering', 'doing.billing', 'doing.confirming'],
          to: ['order.shown', 'doing.resting'],
          now: { stage: 'cancelled', missing: '', fault: null, isChanged: false, isClosed: true },
        },
        { in: 'order.rereading', to: 'order.shown', now: { stage: 'cancelled', fault: null } },
      ],
    },
    'The changed order cannot be loaded': {
      event: ends('reread', refused('offline')),
      leads: { in: 'order.rereading', to: 'order.shown' },
    },
    'Press Accept': {
      event: { type: 'act.wanted', act: 'accept' },
      only: ({ stage }, at) => isResting(at) && stage === 'requested',
      leads: { to: 'doing.acting', now: { ...fresh, act: 'accept' } },
    },
    'It is accepted': {
      event: ends('act', answered(accepted, 'M-104283 is accepted.')),
      only: ({ act }) => act === 'accept',
      leads: {
        in: 'doing.acting',
        to: 'doing.resting',
        now: { ...done, stage: 'accepted', total: '', discount: '0.00' },
        effects: ['notice good: M-104283 is accepted.'],
      },
    },
    'Meera was first': {
      event: ends('act', overtaken),
      only: ({ act }) => act === 'accept' || act === 'ready',
      leads: [
        {
          in: 'doing.acting',
          if: ({ act }) => act === 'accept',
          to: 'doing.resting',
          now: { stage: 'accepted', overtaken: MEERA, fault: null },
        },
        { in: 'doing.acting', to: 'doing.billing', now: { overtaken: MEERA, fault: null } },
      ],
    },
    'It cannot be sent': {
      event: ends('act', refused('offline')),
      leads: [
        {
          in: 'doing.acting',
          if: ({ act }) => act === 'reject' || act === 'move',
          to: 'doing.givingReason',
          now: { fault: 'offline' },
        },
        { in: 'doing.acting', if: ({ act }) => act === 'offer', to: 'doing.offering', now: { fault: 'offline' } },
        { in: 'doing.acting', if: ({ act }) => act === 'accept', to: 'doing.resting', now: { fault: 'offline' } },
        { in: 'doing.acting', to: 'doing.billing', now: { fault: 'offline' } },
      ],
    },
    'Press Reject': {
      event: { type: 'act.wanted', act: 'reject' },
      only: ({ stage }, at) => isResting(at) && stage === 'requested',
      leads: { to: 'doing.givingReason', now: { ...fresh, act: 'reject' } },
    },
    'Press Payment given back': {
      event: { type: 'act.wanted', act: 'refund' },
      only: ({ stage, total }, at) =>
        isResting(at) && stage === 'completed' && (total === '2500.00' || total === '600.00'),
      leads: {
        to: 'doing.givingReason',
        now: { ...fresh, act: 'refund', refunding: '', returning: '', isMistaken: false },
      },
    },
    'Press Move the visit': {
      event: { type: 'act.wanted', act: 'move' },
      only: ({ stage, total, reason }, at) =>
        isResting(at) && stage === 'accepted' && total === '1500.00' && reason === null,
      leads: { to: 'doing.givingReason', now: { ...fresh, act: 'move', day: null } },
    },
    'Choose that the patient asked': {
      event: { type: 'reason.chosen', reason: 'patientAsked' },
      only: ({ act, reason }, at) => isAsked(at) && act === 'move' && reason === null,
      leads: { in: 'doing.givingReason', now: { reason: 'patientAsked', fault: null } },
    },
    'Choose the seventh': {
      event: { type: 'day.chosen', day: '2026-01-07' },
      only: ({ act, day, reason }, at) => isAsked(at) && act === 'move' && day === null && reason !== null,
      leads: { in: 'doing.givingReason', now: { day: '2026-01-07', fault: null } },
    },
    'The visit is moved': {
      event: ends('act', answered(movedVisit, 'T-104283 is moved.')),
      only: ({ act }) => act === 'move',
      leads: {
        in: 'doing.acting',
        to: 'doing.resting',
        now: { ...done, day: null, stage: 'accepted', total: '1500.00' },
        effects: ['notice good: T-104283 is moved.'],
      },
    },
    'Mark EEG': {
      event: { type: 'test.marked', id: 'eeg' },
      only: ({ act, refunding, total }, at) =>
        isAsked(at) && act === 'refund' && refunding === '' && total === '2500.00',
      leads: { in: 'doing.givingReason', now: { refunding: 'eeg', fault: null } },
    },
    'Say that five of clobazam come back': {
      event: { type: 'return.typed', line: 1, text: '5' },
      only: ({ act, returning, isMistaken, total }, at) =>
        isAsked(at) && act === 'refund' && returning === '' && !isMistaken && total === '600.00',
      leads: { in: 'doing.givingReason', now: { returning: '5', fault: null } },
    },
    'Mark that it was the wrong order': {
      event: { type: 'mistake.marked' },
      only: ({ act, isMistaken, total }, at) => isAsked(at) && act === 'refund' && !isMistaken && total === '600.00',
      leads: { in: 'doing.givingReason', now: { isMistaken: true, returning: '', fault: null } },
    },
    'Choose Out of stock': {
      event: { type: 'reason.chosen', reason: 'outOfStock' },
      only: ({ act }, at) => isAsked(at) && act === 'reject',
      leads: { in: 'doing.givingReason', now: { reason: 'outOfStock', fault: null } },
    },
    'Choose Something else': {
      event: { type: 'reason.chosen', reason: 'other' },
      only: ({ act, reason }, at) => isAsked(at) && act === 'reject' && reason === null,
      leads: { in: 'doing.givingReason', now: { reason: 'other', fault: null } },
    },
    'Say why': {
      event: { type: 'words.typed', text: 'The strip is torn' },
      only: ({ act, reason, words }, at) => isAsked(at) && act === 'reject' && reason === 'other' && words === '',
      leads: { in: 'doing.givingReason', now: { words: 'The strip is torn', fault: null } },
    },
    'Press Reject order': {
      event: { type: 'confirm' },
      only: ({ act, day, reason, words }, at) =>
        isAsked(at) &&
        (act !== 'move' || day !== null) &&
        (at.has('doing.confirming') || (reason !== null && (reason !== 'other' || words !== ''))),
      leads: [
        { in: 'doing.givingReason', to: 'doing.acting', now: { fault: null } },
        { in: 'doing.confirming', to: 'doing.acting', now: { fault: null } },
      ],
    },
    'It is rejected': {
      event: ends('act', answered(rejected, 'M-104283 is rejected.')),
      only: ({ act }) => act === 'reject',
      leads: {
        in: 'doing.acting',
        to: 'doing.resting',
        now: { ...done, stage: 'rejected', total: '', discount: '0.00' },
        effects: ['notice good: M-104283 is rejected.'],
      },
    },
    'Press Pack and bill': {
      event: { type: 'act.wanted', act: 'ready' },
      only: ({ stage, total }, at) => isResting(at) && stage === 'accepted' && total !== '1500.00',
      leads: {
        to: billing,
        now: ({ total, lines }) => ({
          ...fresh,
          act: 'ready',
          ...(total === '' ? { lines: 'Levetiracetam 500 20', total: '0.00' } : { lines, total }),
        }),
      },
    },
    'What was billed last arrives': {
      event: ends('lastBills', answered([{ ...lastBill, name: 'Clobazam 10' }])),
      leads: { in: 'lastBills.asking', to: 'lastBills.known' },
    },
    'What was billed last cannot be loaded': {
      event: ends('lastBills', refused('offline')),
      leads: { in: 'lastBills.asking', to: 'lastBills.unknown' },
    },
    'Remove the medicine': {
      event: { type: 'lines.changed', change: { is: 'removed', at: 0 } },
      only: ({ total, discount, act, isChanged }, at) =>
        isAsked(at) && total === '0.00' && discount === '0.00' && act === 'ready' && !isChanged,
      leads: { in: 'doing.billing', now: { lines: '', total: '', isUnscheduled: false, missing: '', fault: null } },
    },
    'Type a total of 500': {
      event: { type: 'field.typed', field: 'total', text: '500' },
      only: ({ total, act }, at) => isAsked(at) && total === '' && act === 'ready',
      leads: { in: 'doing.billing', now: { total: '500', missing: '', fault: null } },
    },
    'State that nothing of Schedule H or H1 is on it': {
      event: { type: 'unscheduled.stated', isUnscheduled: true },
      only: ({ total, lines, act, isUnscheduled }, at) =>
        isAsked(at) && total === '500' && lines === '' && act === 'ready' && !isUnscheduled,
      leads: { in: 'doing.billing', now: { isUnscheduled: true, missing: '', fault: null } },
    },
    'Press Bill each medicine': {
      event: { type: 'lines.changed', change: { is: 'added' } },
      only: ({ total, discount, act, isChanged }, at) =>
        isAsked(at) && total === '' && discount === '0.00' && act === 'ready' && !isChanged,
      leads: {
        in: 'doing.billing',
        now: { lines: 'Levetiracetam 500 20', total: '0.00', isUnscheduled: false, missing: '', fault: null },
      },
    },
    'Say that they are single ones': {
      event: { type: 'lines.changed', change: { is: 'typed', at: 0, field: 'packSize', text: '1' } },
      only: ({ total, lines }, at) => isAsked(at) && total === '0.00' && lines === 'Levetiracetam 500 20',
      leads: { in: 'doing.billing', now: { lines: 'Levetiracetam 500 20 of 1', missing: '', fault: null } },
    },
    'Type the batch': {
      event: { type: 'lines.changed', change: { is: 'typed', at: 0, field: 'batch', text: 'B7' } },
      only: ({ total, lines }, at) => isAsked(at) && total === '0.00' && lines === 'Levetiracetam 500 20 of 1',
      leads: { in: 'doing.billing', now: { lines: 'Levetiracetam 500 20 of 1 B7', missing: '', fault: null } },
    },
    'Type its expiry': {
      event: { type: 'lines.changed', change: { is: 'typed', at: 0, field: 'expiry', text: '04/27' } },
      only: ({ total, lines }, at) => isAsked(at) && total === '0.00' && lines === 'Levetiracetam 500 20 of 1 B7',
      leads: { in: 'doing.billing', now: { lines: 'Levetiracetam 500 20 of 1 B7 04/27', missing: '', fault: null } },
    },
    'Type its manufacturer': {
      event: { type: 'lines.changed', change: { is: 'typed', at: 0, field: 'maker', text: 'Sun Pharma' } },
      only: ({ total, lines }, at) => isAsked(at) && total === '0.00' && lines === 'Levetiracetam 500 20 of 1 B7 04/27',
      leads: {
        in: 'doing.billing',
        now: { lines: 'Levetiracetam 500 20 of 1 B7 04/27 Sun Pharma', missing: '', fault: null },
      },
    },
    'Type a price of 25': {
      event: { type: 'lines.changed', change: { is: 'typed', at: 0, field: 'price', text: '25' } },
      only: ({ total, lines }, at) =>
        isAsked(at) && total === '0.00' && lines === 'Levetiracetam 500 20 of 1 B7 04/27 Sun Pharma',
      leads: {
        in: 'doing.billing',
        now: { lines: 'Levetiracetam 500 20 of 1 B7 04/27 Sun Pharma 25', total: '500.00', missing: '', fault: null },
      },
    },
    'Enter the discount': {
      event: { type: 'discount.entered' },
      only: ({ discount, act }, at) => isAsked(at) && discount === '0.00' && act === 'ready',
      leads: { in: 'doing.billing', now: { discount: '' } },
    },
    'Leave the discount': {
      event: { type: 'discount.left' },
      only: ({ discount }, at) => isAsked(at) && discount === '',
      leads: { in: 'doing.billing', now: { discount: '0.00' } },
    },
    'Choose UPI': {
      event: { type: 'method.chosen', method: 2 },
      only: ({ method, act }, at) => isAsked(at) && method === 1 && act === 'complete',
      leads: { in: 'doing.billing', now: { method: 2 } },
    },
    'Send the form': {
      event: { type: 'send' },
      only: ({ discount, missing, stage }, at) =>
        (isAsked(at) || stage === 'ready') && discount !== '' && missing !== 'offer',
      leads: [
        {
          in: 'doing.offering',
          if: ({ words, offered }) => words === '' && offered === '',
          now: { missing: 'offer' },
        },
        { in: 'doing.offering', to: 'doing.acting', now: { fault: null } },
        { in: 'doing.billing', if: ({ total }) => total === '', now: { missing: 'total isUnscheduled' } },
        {
          in: 'doing.billing',
          if: ({ total, lines, isUnscheduled }) => total === '500' && lines === '' && !isUnscheduled,
          now: { missing: 'isUnscheduled' },
        },
        { in: 'doing.billing', if: ({ total }) => total === '0.00', now: { missing: 'lines' } },
        { in: 'doing.billing', if: ({ act }) => act === 'complete', to: 'doing.confirming' },
        { in: 'doing.billing', to: 'doing.acting', now: { fault: null } },
      ],
    },
    'Press Back': {
      event: { type: 'dismiss' },
      only: ({ discount }, at) => isAsked(at) && discount !== '',
      leads: [
        { in: 'doing.confirming', to: 'doing.billing' },
        {
          in: ['doing.givingReason', 'doing.offering', 'doing.billing'],
          to: 'doing.resting',
          now: { isChanged: false },
        },
      ],
    },
    'It is packed': {
      event: ends('act', answered(packed, 'M-104283 is ready.')),
      only: ({ act }) => act === 'ready',
      leads: {
        in: 'doing.acting',
        to: 'doing.resting',
        now: { ...done, stage: 'ready', total: '500.00', discount: '0.00' },
        effects: ['notice good: M-104283 is ready.'],
      },
    },
    'Press Complete': {
      event: { type: 'act.wanted', act: 'complete' },
      only: ({ stage }, at) => isResting(at) && stage === 'ready',
      leads: { to: billing, now: { ...fresh, act: 'complete' } },
    },
    'It is completed': {
      event: ends('act', answered(completed, 'M-104283 is completed.')),
      only: ({ act }) => act === 'complete',
      leads: {
        in: 'doing.acting',
        to: 'doing.resting',
        now: ({ method }) => ({ ...done, method, stage: 'completed', total: '500.00', discount: '0.00' }),
        effects: ['notice good: M-104283 is completed.'],
      },
    },
    'Press Offer part of it': {
      event: { type: 'act.wanted', act: 'offer' },
      only: ({ stage, total }, at) => isResting(at) && stage === 'accepted' && total === '',
      leads: { to: 'doing.offering', now: { ...fresh, act: 'offer' } },
    },
    'Offer 10 of 20': {
      event: { type: 'quantity.typed', line: 1, text: '10' },
      only: ({ offered, words, act }, at) => isAsked(at) && offered === '' && words === '' && act === 'offer',
      leads: { in: 'doing.offering', now: { offered: '10', missing: '', fault: null } },
    },
    'Say what is missing': {
      event: { type: 'words.typed', text: 'No 500 mg today' },
      only: ({ words, offered, act }, at) => isAsked(at) && words === '' && offered === '' && act === 'offer',
      leads: { in: 'doing.offering', now: { words: 'No 500 mg today', missing: '', fault: null } },
    },
    'The patient is asked': {
      event: ends('act', answered(asking, 'The patient is asked about M-104283.')),
      only: ({ act }) => act === 'offer',
      leads: {
        in: 'doing.acting',
        to: 'doing.resting',
        now: { ...done, stage: 'asking', total: '', discount: '0.00' },
        effects: ['notice good: The patient is asked about M-104283.'],
      },
    },
  },
})
