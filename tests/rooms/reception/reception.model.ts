import { receptionMachine } from '../../../src/machines/reception/reception.machine'
import { viewReception } from '../../../src/machines/reception/reception.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { asha, ashaHere, now, ravi, raviCalled, today } from './receptionFacts'

type At = ReadonlySet<string>
const isFree = (at: At) => at.has('queue.watching') && at.has('work.open.ready')
const isQuiet = (at: At) => isFree(at) && at.has('undo.nothing')
const isIdle = (at: At) => at.has('work.open.ready') && at.has('undo.nothing')
const asLoaded = { clinic: 'c1', due: 1, queue: 1, current: 0, fault: null }
const GONE = 'The queue changed meanwhile.'

/** Today's queue: doctors-day.md, "Reception". */
export const receptionModel = modelOf(receptionMachine)({
  name: 'reception',
  facts: (snapshot) => {
    const { clinicId, due, queue, current, undoable, overtakenBy, fault } = viewReception(snapshot, 'DOCTOR', now)
    return {
      clinic: clinicId,
      due: due.length,
      queue: queue.length,
      current: current.length,
      undoable: undoable?.step ?? null,
      overtaken: overtakenBy?.entry?.slotNo ?? null,
      fault: fault?.id ?? null,
    }
  },
  starts: {
    'Open the reception': {
      screen: 'desktop',
      input: { clinicId: null },
      to: ['queue.loading', 'undo.nothing', 'work.open.ready'],
      facts: { clinic: null, due: 0, queue: 0, current: 0, undoable: null, overtaken: null, fault: null },
      how: 'Account 90000 00002',
    },
  },
  states: {
    'queue.loading': { sees: 'Grey lines.', asks: { loading: {} } },
    'queue.watching': ({ clinic, due, queue, current }) =>
      clinic === 'c2'
        ? 'That nobody is expected, waits or is seen.'
        : `${due} due, ${queue} in the queue, ${current} in consultation.`,
    'queue.settling': 'The queue as it was, with what was done.',
    'queue.refreshing': { sees: 'The queue as it was, with what was done.', asks: { refreshing: {} } },
    'queue.stale': 'The queue as it was, and that it may be out of date.',
    'queue.again': { sees: 'The queue as it was, and that it may be out of date.', asks: { again: {} } },
    'queue.failed': 'What went wrong, and Try again.',
    'undo.nothing': '',
    'undo.offered': ({ undoable }) => `Below, what was done (${undoable}), and Undo.`,
    'work.open.ready': '',
    'work.open.overtaken': ({ overtaken }) => `That somebody else had just called slot no. ${overtaken}.`,
    'work.stepping': { sees: '', asks: { stepping: { id: asha.id, step: 'arrive', key: '<key>' } } },
    'work.calling': {
      sees: 'That the next one is being called.',
      asks: { calling: { clinicId: 'c1', calls: 0, key: '<key>' } },
    },
    'work.undoing': {
      sees: '',
      asks: ({ undoable }) => ({
        undoing: {
          ...(undoable === 'call' ? { id: ravi.id, step: 'call' } : { id: asha.id, step: 'arrive' }),
          key: '<key>',
        },
      }),
    },
    'work.keepingRoom': { sees: '', asks: { keepingRoom: { clinicId: 'c1', room: '4B', key: '<key>' } } },
    'work.billing': { sees: 'The fee of Ravi Patel.', asks: { billing: { entry: ravi } } },
  },
  steps: {
    'The queue arrives': {
      event: ends('loading', answered(today)),
      leads: { in: 'queue.loading', to: 'queue.watching', now: asLoaded },
    },
    'The queue cannot be loaded': {
      event: ends('loading', refused('offline')),
      leads: { in: 'queue.loading', to: 'queue.failed', now: { fault: 'offline' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      only: (_, at) => isIdle(at),
      leads: [
        { in: 'queue.failed', to: 'queue.loading', now: { fault: null } },
        { in: 'queue.stale', to: 'queue.again' },
      ],
    },
    'Choose the Neuro Clinic': {
      event: { type: 'clinic.chosen', clinicId: 'c2' },
      only: ({ clinic, current }, at) => isQuiet(at) && clinic === 'c1' && current === 0,
      leads: { now: { clinic: 'c2', due: 0, queue: 0, current: 0 } },
    },
    'Choose the Spine Clinic': {
      event: { type: 'clinic.chosen', clinicId: 'c1' },
      only: ({ clinic }, at) => isQuiet(at) && clinic === 'c2',
      leads: { now: { clinic: 'c1', due: 1, queue: 1, current: 0 } },
    },
    'Somebody else takes a step': {
      event: { type: 'queue.changed' },
      only: ({ clinic }, at) => at.has('queue.loading') || (isIdle(at) && clinic === 'c1'),
      leads: [
        { in: ['queue.watching', 'queue.refreshing'], to: 'queue.settling' },
        { in: ['queue.stale', 'queue.again'], to: 'queue.again' },
        { in: 'queue.loading', to: 'queue.loading' },
      ],
    },
    'A moment passes': {
      event: { type: 'xstate.after.settle.reception.queue.settling' },
      leads: { in: 'queue.settling', to: 'queue.refreshing' },
    },
    'Half a minute passes': {
      event: { type: 'xstate.after.lookAgain.reception.queue.watching' },
      only: ({ clinic }, at) => isIdle(at) && clinic === 'c1',
      leads: { in: 'queue.watching', to: 'queue.refreshing' },
    },
    'The changed queue arrives': {
      event: ends('refreshing', answered(today)),
      leads: { in: 'queue.refreshing', to: 'queue.watching', now: asLoaded },
    },
    'The changed queue cannot be loaded': {
      event: ends('refreshing', refused('offline')),
      only: (_, at) => isIdle(at),
      leads: { in: 'queue.refreshing', to: 'queue.stale' },
    },
    'The changed queue does not come for ten seconds': {
      event: { type: 'xstate.after.silence.reception.queue.refreshing' },
      only: (_, at) => isIdle(at),
      leads: { in: 'queue.refreshing', to: 'queue.stale' },
    },
    'Ten seconds pass': {
      event: { type: 'xstate.after.silence.reception.queue.stale' },
      only: (_, at) => isIdle(at),
      leads: { in: 'queue.stale', to: 'queue.again' },
    },
    'The queue arrives after all': {
      event: ends('again', answered(today)),
      only: (_, at) => isIdle(at),
      leads: { in: 'queue.again', to: 'queue.watching', now: asLoaded },
    },
    'The queue still cannot be loaded': {
      event: ends('again', refused('offline')),
      only: (_, at) => isIdle(at),
      leads: { in: 'queue.again', to: 'queue.stale' },
    },
    'The queue still does not come': {
      event: { type: 'xstate.after.silence.reception.queue.again' },
      only: (_, at) => isIdle(at),
      leads: { in: 'queue.again', to: 'queue.stale' },
    },
    'Press Arrived beside Asha Patel': {
      event: { type: 'step.taken', id: asha.id, step: 'arrive' },
      only: ({ clinic, due }, at) => isQuiet(at) && clinic === 'c1' && due === 1,
      leads: { to: 'work.stepping' },
    },
    'She has come': {
      event: ends('stepping', answered(ashaHere)),
      leads: {
        in: 'work.stepping',
        to: ['work.open.ready', 'undo.offered', 'queue.settling'],
        now: { due: 0, queue: 2, undoable: 'arrive' },
      },
    },
    'She has called off meanwhile': {
      event: ends('stepping', refused('conflict', GONE, 'notPossible')),
      leads: { in: 'work.stepping', to: ['work.open.ready', 'queue.settling'], effects: [`notice bad: ${GONE}`] },
    },
    'Press Call next': {
      event: { type: 'next.called' },
      only: ({ clinic, current }, at) => isFree(at) && clinic === 'c1' && current === 0,
      leads: { to: 'work.calling' },
    },
    'Ravi Patel is called': {
      event: ends('calling', answered({ entry: raviCalled, calls: 1, isOvertaken: false }, 'Slot no. 2 is called.')),
      leads: {
        in: 'work.calling',
        to: ['work.open.ready', 'undo.offered', 'queue.settling'],
        now: { queue: 0, current: 1, undoable: 'call' },
      },
    },
    'Somebody else has just called Ravi Patel': {
      event: ends(
        'calling',
        answered({ entry: raviCalled, calls: 1, isOvertaken: true }, 'Slot no. 2 had just been called.'),
      ),
      leads: {
        in: 'work.calling',
        to: ['work.open.overtaken', 'queue.settling'],
        now: { queue: 0, current: 1, overtaken: 2 },
      },
    },
    'Nobody waits any more': {
      event: ends('calling', refused('conflict', 'Nobody is waiting.', 'nobodyWaiting')),
      leads: {
        in: 'work.calling',
        to: ['work.open.ready', 'queue.settling'],
        effects: ['notice bad: Nobody is waiting.'],
      },
    },
    'Eight seconds pass': {
      event: { type: 'xstate.after.overtakenFor.reception.work.open.overtaken' },
      only: (_, at) => at.has('queue.watching') && at.has('undo.nothing'),
      leads: { in: 'work.open.overtaken', to: 'work.open.ready', now: { overtaken: null } },
    },
    'Close what it says': {
      event: { type: 'dismiss' },
      only: (_, at) => at.has('queue.watching'),
      leads: { in: 'work.open.overtaken', to: 'work.open.ready', now: { overtaken: null } },
    },
    'Press Undo': {
      event: { type: 'undo' },
      only: (_, at) => isFree(at),
      leads: { in: 'undo.offered', to: 'work.undoing' },
    },
    'Choose Take back “Arrived” of Asha Patel': {
      event: { type: 'step.takenBack', id: asha.id, step: 'arrive' },
      only: ({ due, undoable }, at) =>
        at.has('queue.refreshing') && at.has('work.open.ready') && due === 0 && undoable === 'arrive',
      leads: { to: 'work.undoing' },
    },
    'It is undone': {
      event: ends('undoing', answered(asha, 'Undone.')),
      only: ({ undoable }) => undoable === 'arrive',
      leads: {
        in: 'work.undoing',
        to: ['work.open.ready', 'undo.nothing', 'queue.settling'],
        now: { undoable: null, due: 1, queue: 1 },
        effects: ['notice good: Undone.'],
      },
    },
    'It can no longer be undone': {
      event: ends('undoing', refused('conflict', GONE, 'notUndoable')),
      leads: {
        in: 'work.undoing',
        to: ['work.open.ready', 'undo.nothing', 'queue.settling'],
        now: { undoable: null },
        effects: [`notice bad: ${GONE}`],
      },
    },
    'Ten seconds pass without Undo': {
      event: { type: 'xstate.after.undoFor.reception.undo.offered' },
      only: (_, at) => isFree(at),
      leads: { in: 'undo.offered', to: 'undo.nothing', now: { undoable: null } },
    },
    'Write the room': {
      event: { type: 'room.kept', room: '4B' },
      only: ({ clinic }, at) => isQuiet(at) && clinic === 'c1',
      leads: { to: 'work.keepingRoom' },
    },
    'The room is saved': {
      event: ends('keepingRoom', answered({ room: '4B' }, 'The room is saved.')),
      leads: {
        in: 'work.keepingRoom',
        to: ['work.open.ready', 'queue.settling'],
        effects: ['notice good: The room is saved.'],
      },
    },
    'The room cannot be saved': {
      event: ends('keepingRoom', refused('offline')),
      leads: { in: 'work.keepingRoom', to: 'work.open.ready', effects: ['notice bad: offline'] },
    },
    'Press Take ₹800 beside Ravi Patel': {
      event: { type: 'bill.opened', entry: ravi },
      only: ({ clinic, queue }, at) => isQuiet(at) && clinic === 'c1' && queue === 1,
      leads: { to: 'work.billing' },
    },
    'The bill is closed': {
      event: ends('billing', undefined),
      leads: { in: 'work.billing', to: ['work.open.ready', 'queue.settling'] },
    },
  }, // Undo is offered before the queue is loaded again.
  delays: { settle: 200, lookAgain: 30_000, silence: 10_000, undoFor: 9900, overtakenFor: 8000 },
})
