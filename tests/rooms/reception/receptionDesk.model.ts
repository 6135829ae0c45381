import type { QueuePosition } from '../../../src/core/reception/reception'
import { beforeOf } from '../../../src/core/reception/reception.rules'
import { billMachine } from '../../../src/machines/reception/bill.machine'
import { displayMachine } from '../../../src/machines/reception/display.machine'
import { liveQueueMachine } from '../../../src/machines/reception/liveQueue.machine'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { now, ravi } from './receptionFacts'

const receipt = {
  bookingId: ravi.id,
  patientName: ravi.name,
  age: 41,
  gender: 'Female',
  doctorName: 'Dr. Asha Rao',
  registrationNumber: 'R-1',
  clinicName: 'Spine Clinic',
  address: '1 Main Road',
  startsAt: now,
  endsAt: now + 900,
  slotNo: 2,
  consultationFee: 80_000,
  discountAmount: 0,
  finalAmount: 80_000,
  paymentStatus: 'PAID',
  paymentMethod: 'cash',
  paymentMethodId: 1,
  received: [{ paymentMethod: 'cash', by: 'Kiran Shah', at: now }],
}
const corrected = {
  ...receipt,
  paymentMethod: 'online',
  paymentMethodId: 2,
  received: [...receipt.received, { paymentMethod: 'online', by: 'Asha Rao', at: now }],
}
const PAID_BACK = 'How this was paid can no longer be changed.'

/** The fee at the desk and its receipt: staff.md, section 6, "opdReceptionWeb". */
export const billModel = modelOf(billMachine)({
  name: 'bill',
  passed: ['deciding', 'closed'],
  facts: ({ context: { method, failure, receipt: kept } }) => ({
    method,
    fault: failure?.code ?? failure?.kind ?? null,
    hasReceipt: kept !== null,
    notes: kept?.received.length ?? 0,
  }),
  starts: {
    'Press Take ₹800': {
      screen: 'desktop',
      input: { entry: ravi },
      to: 'choosing',
      facts: { method: 1, fault: null, hasReceipt: false, notes: 0 },
      how: 'Account 90000 00002, OPD reception',
    },
    'Press Receipt': {
      screen: 'desktop',
      input: { entry: { ...ravi, paymentStatus: 'PAID' } },
      to: 'loading',
      facts: { method: 1, fault: null, hasReceipt: false, notes: 0 },
      how: 'Account 90000 00002, OPD reception',
    },
  },
  states: {
    choosing: ({ fault }) => `What is to be paid, and how it was${fault === null ? '' : ', and what went wrong'}.`,
    receiving: {
      sees: 'That the payment is being written.',
      asks: ({ method }) => ({ receive: { id: ravi.id, paymentMethodId: method, key: '<key>' } }),
    },
    loading: { sees: 'Grey lines.', asks: { detail: { bookingId: ravi.id } } },
    failed: 'What went wrong, and Try again.',
    shown: ({ notes, fault }) =>
      `The receipt, Print receipt, ${notes === 1 ? 'who took it in cash' : 'who took it and who corrected it'}, and that it was paid in the other way${fault === null ? '' : '; what went wrong'}.`,
    correcting: {
      sees: 'That the payment is being corrected.',
      asks: ({ method }) => ({ correct: { id: ravi.id, paymentMethodId: method, key: '<key>' } }),
    },
  },
  steps: {
    'Choose UPI or card': {
      event: { type: 'method.chosen', method: 2 },
      leads: { in: 'choosing', now: { method: 2, fault: null } },
    },
    'Press the amount received': {
      event: { type: 'receive' },
      leads: { in: 'choosing', to: 'receiving', now: { fault: null } },
    },
    'It is received': {
      event: ends('receive', answered({ ...ravi, paymentStatus: 'PAID' }, 'The payment is received.')),
      leads: { in: 'receiving', to: 'loading', effects: ['notice good: The payment is received.'] },
    },
    'It was paid meanwhile': {
      event: ends('receive', refused('conflict', 'This consultation is already paid.', 'alreadyPaid')),
      leads: {
        in: 'receiving',
        to: 'loading',
        now: { fault: 'alreadyPaid' },
        effects: ['notice bad: This consultation is already paid.'],
      },
    },
    'It cannot be received': {
      event: ends('receive', refused('offline')),
      leads: { in: 'receiving', to: 'choosing', now: { fault: 'offline' } },
    },
    'The receipt arrives': {
      event: ends('detail', answered(receipt)),
      only: ({ notes }) => notes === 0,
      leads: { in: 'loading', to: 'shown', now: { hasReceipt: true, fault: null, notes: 1 } },
    },
    'The corrected receipt arrives': {
      event: ends('detail', answered(corrected)),
      only: ({ notes }) => notes > 0,
      leads: { in: 'loading', to: 'shown', now: { fault: null, notes: 2 } },
    },
    'Press that it was paid in the other way': {
      event: { type: 'correct' },
      leads: [
        { in: 'shown', if: ({ notes }) => notes === 1, to: 'correcting', now: { method: 2, fault: null } },
        { in: 'shown', if: ({ notes }) => notes === 2, to: 'correcting', now: { method: 1, fault: null } },
      ],
    },
    'It is corrected': {
      event: ends('correct', answered({ ...ravi, paymentStatus: 'PAID' }, 'The payment is corrected.')),
      leads: { in: 'correcting', to: 'loading' },
    },
    'It was paid back meanwhile': {
      event: ends('correct', refused('conflict', PAID_BACK, 'notCorrectable')),
      leads: { in: 'correcting', to: 'loading', effects: [`notice bad: ${PAID_BACK}`] },
    },
    'It cannot be corrected': {
      event: ends('correct', refused('offline')),
      leads: { in: 'correcting', to: 'shown', now: { fault: 'offline' } },
    },
    'The receipt cannot be loaded': {
      event: ends('detail', refused('offline')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'offline' } },
    },
    'The receipt is not for this person': {
      event: ends('detail', refused('notAccessible')),
      leads: { in: 'loading', to: 'closed' },
    },
    'Press Try again': { event: { type: 'retry' }, leads: { in: 'failed', to: 'loading' } },
    'Close it': {
      event: { type: 'dismiss' },
      leads: { in: ['choosing', 'loading', 'failed', 'shown'], to: 'closed' },
    },
  },
})

const shown = {
  clinicId: 'c1',
  clinicName: 'Spine Clinic',
  doctorName: 'Dr. Asha Rao',
  room: '3',
  slotNo: 7,
  startsAt: null,
  calledAt: now,
  last: 6,
  next: [8, 9, 10],
}
const isStill = (at: ReadonlySet<string>) => at.has('sound.silent')

/** The screen of a waiting room: doctors-day.md, "Display". */
export const displayModel = modelOf(displayMachine)({
  name: 'display',
  facts: ({ context }) => ({ slotNo: context.shown?.slotNo ?? null }),
  starts: {
    'Open the display of a clinic': {
      input: { clinicId: 'c1' },
      to: ['screen.loading', 'sound.silent'],
      facts: { slotNo: null },
      how: 'Account 90000 00002, OPD reception, Open display',
    },
  },
  states: {
    'screen.loading': { sees: 'The name of the page.', asks: { loading: { clinicId: 'c1' } } },
    'screen.showing': ({ slotNo }) =>
      `Slot number ${slotNo} in big figures, room 3, last 6, next 8, 9 and 10; no name.`,
    'screen.refreshing': { sees: 'The same.', asks: { refreshing: { clinicId: 'c1' } } },
    'screen.stale': 'Please ask at the desk, and no number.',
    'screen.again': { sees: 'Please ask at the desk, and no number.', asks: { again: { clinicId: 'c1' } } },
    'sound.silent': 'Turn the sound on.',
    'sound.ringing': 'Turn the sound off.',
  },
  steps: {
    'The number arrives': {
      event: ends('loading', answered(shown)),
      leads: { in: 'screen.loading', to: 'screen.showing', now: { slotNo: 7 } },
    },
    'The number cannot be loaded': {
      event: ends('loading', refused('offline')),
      leads: { in: 'screen.loading', to: 'screen.stale' },
    },
    'The number does not come for ten seconds': {
      event: { type: 'xstate.after.silence.display.screen.loading' },
      leads: { in: 'screen.loading', to: 'screen.stale' },
    },
    'Somebody is called': {
      event: { type: 'queue.changed' },
      only: (_, at) => isStill(at),
      leads: [
        { in: ['screen.showing', 'screen.refreshing'], to: 'screen.refreshing' },
        { in: ['screen.stale', 'screen.again'], to: 'screen.again' },
        { in: 'screen.loading', to: 'screen.loading' },
      ],
    },
    'Five seconds pass': {
      event: { type: 'xstate.after.again.display.screen.showing' },
      only: (_, at) => isStill(at),
      leads: { in: 'screen.showing', to: 'screen.refreshing' },
    },
    'The number arrives again': {
      event: ends('refreshing', answered(shown)),
      leads: { in: 'screen.refreshing', to: 'screen.showing', now: { slotNo: 7 } },
    },
    'It cannot be loaded again': {
      event: ends('refreshing', refused('offline')),
      leads: { in: 'screen.refreshing', to: 'screen.stale', now: { slotNo: null } },
    },
    'It does not come again for ten seconds': {
      event: { type: 'xstate.after.silence.display.screen.refreshing' },
      leads: { in: 'screen.refreshing', to: 'screen.stale', now: { slotNo: null } },
    },
    'Five seconds pass without a number': {
      event: { type: 'xstate.after.again.display.screen.stale' },
      leads: { in: 'screen.stale', to: 'screen.again' },
    },
    'The number is back': {
      event: ends('again', answered(shown)),
      leads: { in: 'screen.again', to: 'screen.showing', now: { slotNo: 7 } },
    },
    'The number is still away': {
      event: ends('again', refused('offline')),
      leads: { in: 'screen.again', to: 'screen.stale' },
    },
    'The number still does not come': {
      event: { type: 'xstate.after.silence.display.screen.again' },
      leads: { in: 'screen.again', to: 'screen.stale' },
    },
    'Turn the sound on or off': {
      event: { type: 'sound.turned' },
      only: (_, at) => at.has('screen.showing'),
      leads: [
        { in: 'sound.silent', to: 'sound.ringing' },
        { in: 'sound.ringing', to: 'sound.silent' },
      ],
    },
  },
  delays: { again: 5000, silence: 10_000 },
})

const mine = { id: 'b1', liveQueue: 5 }
const three: readonly QueuePosition[] = [{ bookingId: 'b1', status: 'waiting', liveQueue: 3 }]

/** A patient in the queue: S1-132. */
export const liveQueueModel = modelOf(liveQueueMachine)({
  name: 'liveQueue',
  passed: ['deciding'],
  facts: ({ context: { places } }) => ({ before: beforeOf(places, mine), isKnown: places !== null }),
  starts: {
    'A patient opens My orders': {
      input: { isPatient: true },
      to: 'loading',
      facts: { before: 5, isKnown: false },
      how: 'Account 90000 00001, with an appointment of today whose arrival the reception has noted',
    },
    'A guest opens My orders': { input: { isPatient: false }, to: 'nobody', facts: { before: 5, isKnown: false } },
  },
  states: {
    nobody: 'Nothing of a queue.',
    loading: { sees: 'What the order says itself.', asks: { positions: {} } },
    known: ({ before }) => (before === null ? 'Nothing of a queue.' : `Live Queue: ${before} people before you.`),
    settling: 'The number as it was.',
    unknown: 'Nothing of a queue: the number may be old.',
  },
  steps: {
    'Three are before': {
      event: ends('positions', answered(three)),
      leads: { in: 'loading', to: 'known', now: { before: 3, isKnown: true } },
    },
    'The patient is called': {
      event: ends('positions', answered([])),
      leads: { in: 'loading', to: 'known', now: { before: null, isKnown: true } },
    },
    'The number cannot be loaded': {
      event: ends('positions', refused('offline')),
      leads: { in: 'loading', to: 'unknown', now: { before: null, isKnown: true } },
    },
    'The queue moves': {
      event: { type: 'queue.changed' },
      leads: { in: ['known', 'loading', 'unknown'], to: 'settling' },
    },
    'A moment passes': {
      event: { type: 'xstate.after.settle.liveQueue.settling' },
      leads: { in: 'settling', to: 'loading' },
    },
    'Half a minute passes': {
      event: { type: 'xstate.after.lookAgain.liveQueue.known' },
      leads: { in: 'known', if: ({ before }) => before !== null, to: 'loading' },
    },
    'Ten seconds pass': {
      event: { type: 'xstate.after.silence.liveQueue.unknown' },
      leads: { in: 'unknown', to: 'loading' },
    },
  },
  delays: { settle: 200, lookAgain: 30_000, silence: 10_000 },
})
