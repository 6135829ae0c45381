import type { ActorRefFrom } from 'xstate'
import { outcomeTransitions } from '../kit/onOutcome'
import { admissionSetup, EMPTY_DRAFT, requestOf, savedChanges } from './admission.setup'

const { onOutcome } = outcomeTransitions(admissionSetup)

/** Whoever would lose what they entered is asked first. */
const asks = admissionSetup.createStateConfig({
  on: { close: { guard: 'isTyped', target: '#admission.confirmingLeave' } },
}).on.close

/**
 * The form of an admission: a patient is found by number and admitted; a stay is looked at, corrected after Edit, or taken
 * up again.
 */
export const admissionMachine = admissionSetup.createMachine({
  id: 'admission',
  context: ({ input }) => ({
    ...input,
    patient: null,
    detail: null,
    draft: EMPTY_DRAFT,
    recalled: null,
    isTyped: false,
    hospitals: [],
    rooms: [],
    failure: null,
    openStay: null,
    attempt: null,
    admitted: null,
  }),
  output: ({ context }) => ({ stay: context.admitted }),
  on: { close: { target: '.left', actions: ['dropTyped', 'goBack'] } },
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isView', target: 'loadingStay' }, { target: 'recalling' }] },
    /** What was typed before a reload, or before the session ended, is still on the device. */
    recalling: {
      tags: 'loading',
      invoke: {
        id: 'recall',
        src: 'recall',
        input: ({ context: { mode, stayId } }) => ({ mode, stayId }),
        onDone: onOutcome('recall', {
          isKeptNew: { target: 'loadingHospitals', actions: 'keepRecalled' },
          isNew: { target: 'checkingNumber' },
          done: { target: 'loadingStay', actions: 'keepRecalled' },
        }),
      },
    },
    checkingNumber: {
      invoke: {
        id: 'number',
        src: 'number',
        onDone: onOutcome('number', { done: { target: 'loadingHospitals', actions: ['keepPatient', 'keepTyped'] } }),
      },
    },
    loadingStay: {
      tags: 'loading',
      invoke: {
        id: 'stay',
        src: 'loadStay',
        input: ({ context }) => ({ id: context.stayId ?? '' }),
        onDone: onOutcome('loadStay', {
          refused: { target: 'stayFailed', actions: ['settleAttempt', 'keepFailure'] },
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
          refused: { target: 'hospitalsFailed', actions: ['settleAttempt', 'keepFailure'] },
          isView: { target: 'viewing', actions: 'keepHospitals' },
          isEdit: { target: 'editing', actions: 'keepHospitals' },
          done: { target: 'choosingBed', actions: 'keepHospitals' },
        }),
      },
    },
    hospitalsFailed: { tags: 'failed', on: { retry: { target: 'loadingHospitals', actions: 'forgetFailure' } } },
    viewing: {
      tags: ['form', 'locked'],
      on: { edit: { target: 'editing', actions: 'beginEdit' }, 'chat.toggle': 'confirmingChat' },
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
        input: ({ context: { detail, attempt } }) => ({
          id: detail?.stay.id ?? '',
          isOn: !detail?.stay.isChatEnabled,
          key: attempt?.key ?? '',
        }),
        onDone: onOutcome('switchChat', {
          refused: { target: 'viewing', actions: ['settleAttempt', 'keepFailure', 'notify'] },
          done: { target: 'viewing', actions: ['keepChat', 'notify'] },
        }),
      },
    },
    editing: {
      tags: 'form',
      on: {
        close: asks,
        changed: { actions: [{ type: 'change', params: ({ event }) => event.change }, 'keepTyped'] },
        save: { guard: 'isComplete', target: 'saving' },
      },
    },
    saving: {
      tags: ['form', 'busy'],
      on: { close: asks },
      entry: 'beginAttempt',
      invoke: {
        id: 'saving',
        src: 'save',
        input: ({ context }) => savedChanges(context),
        onDone: onOutcome('save', {
          isChanged: { target: 'renewing', actions: ['settleAttempt', 'keepFailure'] },
          refused: { target: 'editing', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'admitted', actions: ['keepAdmitted', 'notify', 'goToList'] },
        }),
      },
    },
    /** Somebody else corrected it: what is typed stays, and is saved over theirs when it is saved again. */
    renewing: {
      tags: ['form', 'busy'],
      on: { close: asks },
      invoke: {
        id: 'renewing',
        src: 'loadStay',
        input: ({ context }) => ({ id: context.stayId ?? '' }),
        onDone: onOutcome('loadStay', { done: { target: 'editing', actions: 'renewStay' } }),
      },
    },
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
              refused: { target: 'roomsFailed', actions: ['settleAttempt', 'keepFailure'] },
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
      entry: 'beginAttempt',
      invoke: {
        id: 'admitting',
        src: 'admit',
        input: ({ context }) => ({ ...requestOf(context), key: context.attempt?.key ?? '' }),
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
        'leave.declined': [{ guard: 'isEdit', target: 'editing' }, { target: 'choosingBed' }],
        // Back closes what a stay has open; the other forms are pages.
        close: { guard: 'isEdit', target: 'editing' },
      },
    },
    admitted: { type: 'final', entry: 'dropTyped' },
    left: { type: 'final' },
  },
})

export type AdmissionActor = ActorRefFrom<typeof admissionMachine>
