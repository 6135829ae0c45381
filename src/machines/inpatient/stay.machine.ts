import type { ActorRefFrom } from 'xstate'
import { type Attempt, keyed } from '../kit/attempt'
import { outcomeTransitions } from '../kit/onOutcome'
import { unsaved } from '../kit/save'
import { type SentChanges, type SentChat, staySetup, unopenedStay } from './stay.setup'

const { onOutcome } = outcomeTransitions(staySetup)

/** Whoever would lose what they entered is asked first. */
const asks = { guard: 'isTyped', target: '#stay.confirmingLeave' } as const

/** A stay in its form: looked at, its chat turned on and off, corrected after Edit. */
export const stayMachine = staySetup.createMachine({
  id: 'stay',
  context: ({ input }) => unopenedStay(input),
  output: ({ context }) => ({ stay: context.saved }),
  on: { close: { target: '.left', actions: ['dropTyped', 'goBack'] } },
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isToCorrect', target: 'recalling' }, { target: 'loadingStay' }] },
    /** What was typed before a reload, or before the session ended, is still on the device. */
    recalling: {
      tags: 'loading',
      invoke: {
        id: 'recall',
        src: 'recall',
        input: ({ context: { stayId } }) => ({ stayId }),
        onDone: onOutcome('recall', { done: { target: 'loadingStay', actions: 'keepRecalled' } }),
      },
    },
    loadingStay: {
      tags: 'loading',
      invoke: {
        id: 'stay',
        src: 'loadStay',
        input: ({ context }) => ({ id: context.stayId }),
        onDone: onOutcome('loadStay', {
          refused: { target: 'stayFailed', actions: 'keepFailure' },
          done: { target: 'loadingHospitals', actions: 'keepStay' },
        }),
      },
    },
    stayFailed: { tags: 'failed', on: { retry: { target: 'loadingStay', actions: 'forgetFailure' } } },
    /** Each has its own sponsors. */
    loadingHospitals: {
      tags: 'loading',
      invoke: {
        id: 'hospitals',
        src: 'loadHospitals',
        input: {},
        onDone: onOutcome('loadHospitals', {
          refused: { target: 'hospitalsFailed', actions: 'keepFailure' },
          isToCorrect: { target: 'editing', actions: 'keepHospitals' },
          done: { target: 'viewing', actions: 'keepHospitals' },
        }),
      },
    },
    hospitalsFailed: { tags: 'failed', on: { retry: { target: 'loadingHospitals', actions: 'forgetFailure' } } },
    viewing: {
      tags: ['form', 'locked'],
      on: { edit: 'editing', 'chat.toggle': 'confirmingChat' },
    },
    confirmingChat: {
      tags: ['form', 'locked', 'confirmingChat'],
      on: { confirm: 'switchingChat', dismiss: 'viewing' },
    },
    switchingChat: {
      tags: ['form', 'locked', 'confirmingChat', 'busy'],
      entry: 'beginChat',
      invoke: {
        id: 'chat',
        src: 'switchChat',
        input: ({ context: { attempt } }) => keyed(attempt as Attempt<SentChat>),
        onDone: onOutcome('switchChat', {
          refused: { target: 'viewing', actions: ['settleAttempt', 'keepFailure', 'notify'] },
          done: { target: 'viewing', actions: ['keepChat', 'notify'] },
        }),
      },
    },
    editing: {
      tags: ['form', 'correcting'],
      on: {
        close: asks,
        changed: { actions: [{ type: 'change', params: ({ event }) => event.change }, 'keepTyped'] },
        save: { guard: 'isComplete', target: 'saving' },
      },
    },
    saving: {
      tags: ['form', 'correcting', 'busy'],
      on: { close: asks },
      entry: ['beginAttempt', 'forgetFailure'],
      invoke: {
        id: 'saving',
        src: 'save',
        input: ({ context: { attempt } }) => keyed(attempt as Attempt<SentChanges>),
        onDone: onOutcome('save', {
          ...unsaved({ superseded: 'renewing', refused: 'editing' }),
          done: { target: 'saved', actions: ['keepSaved', 'notify', 'goToList'] },
        }),
      },
    },
    /** Somebody else corrected it: what is typed stays, and is saved over theirs when it is saved again. */
    renewing: {
      tags: ['form', 'correcting', 'busy'],
      on: { close: asks },
      invoke: {
        id: 'renewing',
        src: 'loadStay',
        input: ({ context }) => ({ id: context.stayId }),
        onDone: onOutcome('loadStay', { done: { target: 'editing', actions: 'renewStay' } }),
      },
    },
    confirmingLeave: {
      tags: ['form', 'correcting', 'confirmingLeave'],
      on: {
        'leave.confirmed': { target: 'left', actions: ['dropTyped', 'goBack'] },
        'leave.declined': 'editing',
        // Back closes the question.
        close: 'editing',
      },
    },
    saved: { type: 'final', entry: 'dropTyped' },
    left: { type: 'final' },
  },
})

export type StayActor = ActorRefFrom<typeof stayMachine>
