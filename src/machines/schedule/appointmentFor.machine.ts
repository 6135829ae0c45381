import type { ActorRefFrom } from 'xstate'
import { LATER } from '../../core/payment/payment'
import { keyed } from '../kit/attempt'
import { outcomeTransitions } from '../kit/onOutcome'
import { appointmentForSetup, newMemberOf } from './appointmentFor.setup'

const { onOutcome } = outcomeTransitions(appointmentForSetup)

/** Staff make an appointment for somebody: the number, who is treated, a slot, and how it is paid. */
export const appointmentForMachine = appointmentForSetup.createMachine({
  id: 'appointmentFor',
  context: ({ input }) => ({
    ...input,
    doctorId: input.doctors[0]?.id ?? '',
    calendar: null,
    methods: null,
    consultation: 'inClinic',
    methodId: LATER,
    patient: null,
    memberId: null,
    person: { name: '', age: '', gender: null },
    loadFailure: null,
    failure: null,
    attempt: null,
    memberAttempt: null,
    isAskedAgain: false,
    booked: null,
  }),
  type: 'parallel',
  states: {
    slots: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'loading',
          /** What is on its way may be of before. */
          on: { 'slots.outdated': { target: 'loading', reenter: true } },
          invoke: {
            id: 'choices',
            src: 'loadChoices',
            input: ({ context }) => ({ doctorId: context.doctorId }),
            onDone: onOutcome('loadChoices', {
              refused: { target: 'failed', actions: 'keepChoices' },
              done: { target: 'shown', actions: 'keepChoices' },
            }),
          },
        },
        shown: { on: { 'slots.outdated': 'loading' } },
        failed: { tags: 'failed', on: { retry: 'loading', 'slots.outdated': 'loading' } },
      },
    },
    booking: {
      initial: 'checkingNumber',
      states: {
        checkingNumber: {
          tags: 'number',
          invoke: {
            id: 'number',
            src: 'number',
            input: ({ context }) => ({ known: context.known ?? null }),
            onDone: {
              target: 'choosing',
              actions: { type: 'keepPatient', params: ({ event }) => event.output },
            },
          },
        },
        choosing: {
          tags: 'details',
          on: {
            'doctor.chosen': {
              actions: [{ type: 'chooseDoctor', params: ({ event }) => event.id }, 'loadAgain'],
            },
            'consultation.chosen': { actions: { type: 'chooseWay', params: ({ event }) => event.consultation } },
            'slot.chosen': { actions: { type: 'chooseSlot', params: ({ event }) => event.slotId } },
            'member.chosen': { actions: { type: 'chooseMember', params: ({ event }) => event.id } },
            'person.typed': { actions: { type: 'type', params: ({ event }) => event.change } },
            'method.chosen': { actions: { type: 'chooseMethod', params: ({ event }) => event.id } },
            'number.changing': { target: 'checkingNumber', actions: 'forgetPatient' },
            'number.adding': { guard: 'hasNoNumber', target: 'addingNumber' },
            save: [
              { guard: 'isNew', target: 'addingMember' },
              { guard: 'isReady', target: 'placing' },
            ],
          },
        },
        /** A patient who came without a number is given one, with the code that goes to it. */
        addingNumber: {
          tags: ['number', 'adding'],
          invoke: {
            id: 'number',
            src: 'number',
            input: ({ context }) => ({ known: null, numberless: context.patient }),
            onDone: {
              target: 'choosing',
              actions: { type: 'keepPatient', params: ({ event }) => event.output },
            },
          },
          on: { 'number.kept': 'choosing' },
        },
        addingMember: {
          tags: ['details', 'busy'],
          entry: 'beginMember',
          invoke: {
            id: 'adding',
            src: 'addMember',
            input: ({ context }) => ({ ...newMemberOf(context), key: context.memberAttempt?.key ?? '' }),
            onDone: onOutcome('addMember', {
              refused: { target: 'choosing', actions: 'settleMember' },
              done: { target: 'placing', actions: 'keepMember' },
            }),
          },
        },
        placing: {
          tags: ['details', 'busy'],
          entry: ['beginAttempt', 'forgetFailure'],
          invoke: {
            id: 'placing',
            src: 'book',
            input: ({ context: { attempt } }) => keyed(attempt!),
            onDone: onOutcome('book', {
              isOutdated: { target: 'choosing', actions: ['settleAttempt', 'keepFailure', 'loadAgain'] },
              refused: { target: 'choosing', actions: ['settleAttempt', 'keepFailure'] },
              done: { target: 'booked', actions: ['settleAttempt', 'keepBooked', 'refreshSchedule'] },
            }),
          },
        },
        booked: {
          tags: 'booked',
          // Whoever closes it sees the schedule as it is by then.
          on: { closed: { target: 'left', actions: 'refreshSchedule' } },
        },
        left: { tags: 'booked' },
      },
    },
  },
})

export type AppointmentForActor = ActorRefFrom<typeof appointmentForMachine>
