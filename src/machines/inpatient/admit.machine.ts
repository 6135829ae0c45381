import type { ActorRefFrom } from 'xstate'
import { outcomeTransitions } from '../kit/onOutcome'
import { keyed } from '../kit/attempt'
import { admitSetup, blankAdmission } from './admit.setup'

const { onOutcome } = outcomeTransitions(admitSetup)

/** Whoever would lose what they entered is asked first. */
const asks = { guard: 'isTyped', target: '#admit.confirmingLeave' } as const

/** Somebody is admitted: a patient who is found by number, or one whose stay is over and taken up again. */
export const admitMachine = admitSetup.createMachine({
  id: 'admit',
  context: ({ input }) => blankAdmission(input),
  output: ({ context }) => ({ stay: context.admitted }),
  on: { close: { target: '.left', actions: ['dropTyped', 'goBack'] } },
  initial: 'recalling',
  states: {
    /** What was typed before a reload, or before the session ended, is still on the device. */
    recalling: {
      tags: 'loading',
      invoke: {
        id: 'recall',
        src: 'recall',
        input: ({ context: { readmits } }) => ({ readmits }),
        onDone: onOutcome('recall', {
          isReadmission: { target: 'loadingStay', actions: 'keepRecalled' },
          hasPatient: { target: 'loadingHospitals', actions: 'keepRecalled' },
          done: { target: 'checkingNumber' },
        }),
      },
    },
    checkingNumber: {
      invoke: {
        id: 'number',
        src: 'number',
        input: { known: null },
        onDone: onOutcome('number', { done: { target: 'loadingHospitals', actions: ['keepPatient', 'keepTyped'] } }),
      },
    },
    loadingStay: {
      tags: 'loading',
      invoke: {
        id: 'stay',
        src: 'loadStay',
        input: ({ context }) => ({ id: context.readmits ?? '' }),
        onDone: onOutcome('loadStay', {
          refused: { target: 'stayFailed', actions: 'keepFailure' },
          done: { target: 'loadingHospitals', actions: 'keepStay' },
        }),
      },
    },
    stayFailed: { tags: 'failed', on: { retry: { target: 'loadingStay', actions: 'forgetFailure' } } },
    loadingHospitals: {
      tags: 'loading',
      invoke: {
        id: 'hospitals',
        src: 'loadHospitals',
        input: {},
        onDone: onOutcome('loadHospitals', {
          refused: { target: 'hospitalsFailed', actions: 'keepFailure' },
          done: { target: 'choosingBed', actions: 'keepHospitals' },
        }),
      },
    },
    hospitalsFailed: { tags: 'failed', on: { retry: { target: 'loadingHospitals', actions: 'forgetFailure' } } },
    choosingBed: {
      tags: 'form',
      initial: 'loadingRooms',
      on: {
        close: asks,
        changed: [
          {
            guard: { type: 'changesRooms', params: ({ event }) => event.change },
            target: '.loadingRooms',
            actions: [{ type: 'change', params: ({ event }) => event.change }, 'keepTyped'],
          },
          { actions: [{ type: 'change', params: ({ event }) => event.change }, 'keepTyped'] },
        ],
        'member.chosen': { actions: [{ type: 'chooseMember', params: ({ event }) => event.id }, 'keepTyped'] },
        openStay: { target: 'left', actions: ['dropTyped', 'goToOpenStay'] },
        admit: { guard: 'isComplete', target: 'admitting' },
      },
      states: {
        loadingRooms: {
          tags: 'loadingRooms',
          invoke: {
            id: 'rooms',
            src: 'loadRooms',
            input: ({ context: { draft } }) => ({ hospitalId: draft.hospitalId, startDate: draft.admittedOn }),
            onDone: onOutcome('loadRooms', {
              refused: { target: 'roomsFailed', actions: 'keepFailure' },
              done: { target: 'shown', actions: 'keepRooms' },
            }),
          },
        },
        roomsFailed: { tags: 'roomsFailed', on: { retry: { target: 'loadingRooms', actions: 'forgetFailure' } } },
        shown: {},
      },
    },
    admitting: {
      tags: ['form', 'busy'],
      on: { close: asks },
      entry: ['beginAttempt', 'forgetFailure', 'forgetOpenStay'],
      invoke: {
        id: 'admitting',
        src: 'admit',
        input: ({ context }) => keyed(context.attempt!),
        onDone: onOutcome('admit', {
          isBedTaken: { target: 'choosingBed', actions: ['settleAttempt', 'keepFailure', 'clearBed'] },
          isAlreadyAdmitted: { target: 'findingStay', actions: ['settleAttempt', 'keepFailure'] },
          refused: { target: 'choosingBed.shown', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'admitted', actions: ['keepAdmitted', 'notify', 'goToList'] },
        }),
      },
    },
    /** Somebody is in a bed already: their stay is offered, where it is this doctor's. */
    findingStay: {
      tags: ['form', 'busy'],
      on: { close: asks },
      invoke: {
        id: 'finding',
        src: 'findStay',
        input: ({ context }) => ({ memberId: context.draft.memberId ?? '' }),
        onDone: onOutcome('findStay', { done: { target: 'choosingBed.shown', actions: 'keepOpenStay' } }),
      },
    },
    confirmingLeave: {
      tags: ['form', 'confirmingLeave'],
      on: {
        'leave.confirmed': { target: 'left', actions: ['dropTyped', 'goBack'] },
        'leave.declined': 'choosingBed',
      },
    },
    admitted: { type: 'final', entry: 'dropTyped' },
    left: { type: 'final' },
  },
})

export type AdmitActor = ActorRefFrom<typeof admitMachine>
