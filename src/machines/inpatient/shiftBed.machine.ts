import { type ActorRefFrom, assign, setup } from 'xstate'
import type { inpatientApi } from '../../core/inpatient/inpatient.api'
import type { Room, Stay } from '../../core/inpatient/inpatient'
import { freeBeds, roomWithFreeBed } from '../../core/inpatient/inpatient.rules'
import type { CodeOf } from '../../core/kit/endpoint'
import { type Failure, hasCode, type Outcome } from '../../core/kit/outcome'
import { type Attempt, keyed } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'

interface Context {
  readonly stay: Stay
  readonly rooms: readonly Room[]
  readonly roomId: string
  readonly bedId: string
  readonly failure: Failure | null
  readonly attempt: Attempt<{ id: string; roomId: string; bedId: string }> | null
}

type ShiftOutcome = Outcome<Stay, CodeOf<typeof inpatientApi.update>>

const shiftBedSetup = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly stay: Stay },
    output: {} as { readonly stay: Stay; readonly isChanged: boolean },
    events: {} as
      | { type: 'room.chosen'; id: string }
      | { type: 'bed.chosen'; id: string }
      | { type: 'save' | 'retry' | 'close' },
    tags: {} as 'loading' | 'failed' | 'busy' | 'over',
  },
  actors: {
    loadRooms: unplugged<{ hospitalId: string }, readonly Room[]>('inpatient.rooms'),
    shift: unplugged<
      { id: string; roomId: string; bedId: string; key: string },
      Stay,
      CodeOf<typeof inpatientApi.update>
    >('inpatient.update'),
  },
  guards: {
    ...outcomes,
    isChosen: ({ context }) => context.bedId !== '',
    isBedTaken: (_, outcome: ShiftOutcome) => hasCode(outcome, 'bedTaken'),
    isStayOver: (_, outcome: ShiftOutcome) => hasCode(outcome, 'stayOver'),
  },
  actions: {
    ...outcomeActions,
    /**
     * The room somebody is in comes first; without a free bed the next that has one. Its first free bed is offered, but
     * after a conflict nothing is: whoever lost a bed chooses the next.
     */
    keepRooms: assign(({ context: { stay, roomId, failure } }, outcome: Outcome<readonly Room[]>) => {
      if (!outcome.ok) return {}
      const room = roomWithFreeBed(outcome.value, roomId || stay.roomId)
      const first = room && failure === null ? freeBeds(room)[0] : undefined
      return { rooms: outcome.value, roomId: room?.id ?? '', bedId: first?.id ?? '' }
    }),
    chooseRoom: assign(({ context }, roomId: string) => ({
      roomId,
      bedId: roomId === context.roomId ? context.bedId : '',
      failure: null,
    })),
    chooseBed: assign((_, bedId: string) => ({ bedId, failure: null })),
    clearBed: assign({ bedId: '' }),
    beginAttempt: beginAttempt(({ stay, roomId, bedId }: Context) => ({ id: stay.id, roomId, bedId })),
    keepStay: assign((_, outcome: Outcome<Stay>) => (outcome.ok ? { stay: outcome.value } : {})),
  },
})

const { onOutcome } = outcomeTransitions(shiftBedSetup)

/** Moving a patient to another free bed of the hospital. */
export const shiftBedMachine = shiftBedSetup.createMachine({
  id: 'shiftBed',
  context: ({ input }) => ({ stay: input.stay, rooms: [], roomId: '', bedId: '', failure: null, attempt: null }),
  /** Of a dialog that was left before its call was answered it is not known: it may be. */
  output: ({ context: { stay, attempt } }) => ({ stay, isChanged: attempt !== null }),
  on: { close: '.left' },
  initial: 'loadingRooms',
  states: {
    loadingRooms: {
      tags: 'loading',
      invoke: {
        id: 'rooms',
        src: 'loadRooms',
        input: ({ context }) => ({ hospitalId: context.stay.hospitalId }),
        onDone: onOutcome('loadRooms', {
          refused: { target: 'roomsFailed', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'choosingBed', actions: 'keepRooms' },
        }),
      },
    },
    roomsFailed: { tags: 'failed', on: { retry: { target: 'loadingRooms', actions: 'forgetFailure' } } },
    choosingBed: {
      on: {
        'room.chosen': { actions: { type: 'chooseRoom', params: ({ event }) => event.id } },
        'bed.chosen': { actions: { type: 'chooseBed', params: ({ event }) => event.id } },
        save: { guard: 'isChosen', target: 'shifting' },
      },
    },
    shifting: {
      tags: 'busy',
      entry: ['beginAttempt', 'forgetFailure'],
      invoke: {
        id: 'shifting',
        src: 'shift',
        input: ({ context: { attempt } }) => keyed(attempt!),
        onDone: onOutcome('shift', {
          isBedTaken: { target: 'loadingRooms', actions: ['settleAttempt', 'keepFailure', 'clearBed'] },
          isStayOver: { target: 'stayOver', actions: ['settleAttempt', 'keepFailure'] },
          refused: { target: 'choosingBed', actions: ['settleAttempt', 'keepFailure'] },
          done: { target: 'shifted', actions: ['keepStay', 'notify'] },
        }),
      },
    },
    /** Somebody was faster and discharged the patient. */
    stayOver: { tags: 'over' },
    shifted: { type: 'final' },
    left: { type: 'final' },
  },
})

export type ShiftBedActor = ActorRefFrom<typeof shiftBedMachine>
