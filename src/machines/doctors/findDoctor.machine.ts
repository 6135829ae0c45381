import { assign, sendTo, setup } from 'xstate'
import type { FindDoctorTab } from '../../core/doctors/doctors.params'
import type { ConsultationType } from '../../core/booking/booking'
import { type BookingProgress, NOT_BEGUN } from '../../core/booking/checkout'
import type { DoctorCard, DoctorProfile, DoctorQuery, Speciality } from '../../core/doctors/doctors'
import { DOCTOR_PAGE, DOCTOR_SEARCH_DEBOUNCE } from '../../core/doctors/doctors.rules'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { bookingMachine } from '../booking/booking.machine'
import type { LanguageChanged } from '../kit/appEvent'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { listMachine } from '../kit/list.machine'

export const doctorListMachine = listMachine<DoctorCard, DoctorQuery>({
  id: 'doctorList',
  limit: DOCTOR_PAGE,
  debounce: DOCTOR_SEARCH_DEBOUNCE,
})

export interface FindDoctorInput {
  readonly tab: FindDoctorTab
  readonly query: DoctorQuery
  readonly isGuest: boolean
  /** How many doctors were listed when the page was left. */
  readonly listed: number
  readonly isFiltering: boolean
  /** The doctor whose booking was open, and what had been chosen in it. */
  readonly picked: Picked | null
  readonly progress: BookingProgress
}

interface Picked {
  readonly doctorId: string
  readonly doctorName: string
  readonly consultation: ConsultationType | null
}

interface Context extends FindDoctorInput {
  readonly specialities: readonly Speciality[]
  readonly specialitiesFailure: Failure | null
  /** The doctor of a booking that is gone on with, who need not be among the cards. */
  readonly resumed: DoctorProfile | null
}

const pickedBefore = ({ picked, progress: { attempt } }: FindDoctorInput): Picked | null =>
  attempt ? { doctorId: attempt.request.doctorId, doctorName: '', consultation: attempt.request.consultation } : picked

const findDoctorSetup = setup({
  types: {
    context: {} as Context,
    input: {} as FindDoctorInput,
    events: {} as
      | ({ type: 'doctor.picked' } & Picked)
      | { type: 'tab.chosen'; tab: FindDoctorTab }
      | { type: 'speciality.chosen'; specialityId: string }
      | { type: 'filters.opened' }
      | { type: 'filters.closed' }
      | { type: 'booking.closed' }
      | { type: 'retry' }
      | LanguageChanged,
    children: {} as { list: 'list'; booking: 'booking' },
    tags: {} as 'booking' | 'filtering' | 'specialitiesFailed',
  },
  actors: {
    list: doctorListMachine,
    loadSpecialities: unplugged<object, readonly Speciality[]>('doctors.specialities'),
    loadResumed: unplugged<{ id: string | null }, DoctorProfile | null>('doctors.resumed'),
    booking: bookingMachine,
  },
  guards: {
    ...outcomes,
    isResuming: ({ context }) => context.picked !== null,
    isFiltering: ({ context }) => context.isFiltering,
  },
  actions: {
    keepSpecialities: assign((_, outcome: Outcome<readonly Speciality[]>) =>
      outcome.ok
        ? { specialities: outcome.value, specialitiesFailure: null }
        : { specialitiesFailure: outcome.failure },
    ),
    keepResumed: assign((_, outcome: Outcome<DoctorProfile | null>) => (outcome.ok ? { resumed: outcome.value } : {})),
    chooseTab: assign((_, tab: FindDoctorTab) => ({ tab })),
    askForSpeciality: sendTo('list', (_, specialityId: string) => ({
      type: 'query.chosen' as const,
      query: { specialityId },
    })),
    pick: assign((_, { doctorId, doctorName, consultation }: Picked) => ({
      picked: { doctorId, doctorName, consultation },
      progress: NOT_BEGUN,
    })),
    unpick: assign({ picked: null, progress: NOT_BEGUN }),
  },
})

const { onOutcome } = outcomeTransitions(findDoctorSetup)

/** Finding a doctor: the list with its filters, and booking one beside it. */
export const findDoctorMachine = findDoctorSetup.createMachine({
  id: 'findDoctor',
  context: ({ input }) => ({
    ...input,
    specialities: [],
    specialitiesFailure: null,
    picked: pickedBefore(input),
    resumed: null,
  }),
  invoke: [
    { id: 'list', src: 'list', input: ({ context: { query, listed } }) => ({ query, listed }) },
    {
      id: 'resumed',
      src: 'loadResumed',
      input: ({ context }) => ({ id: context.picked?.doctorId ?? null }),
      onDone: onOutcome('loadResumed', {
        done: { actions: 'keepResumed' },
      }),
    },
  ],
  on: {
    'tab.chosen': { actions: { type: 'chooseTab', params: ({ event }) => event.tab } },
    'speciality.chosen': {
      actions: [
        { type: 'chooseTab', params: 'doctors' },
        { type: 'askForSpeciality', params: ({ event }) => event.specialityId },
      ],
    },
  },
  type: 'parallel',
  states: {
    specialities: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'specialities',
            src: 'loadSpecialities',
            input: {},
            onDone: onOutcome('loadSpecialities', {
              refused: { target: 'failed', actions: 'keepSpecialities' },
              done: { target: 'open', actions: 'keepSpecialities' },
            }),
          },
        },
        // What each is for comes in the caller's language.
        open: { on: { 'language.changed': 'loading' } },
        failed: { tags: 'specialitiesFailed', on: { retry: 'loading' } },
      },
    },
    panel: {
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            { guard: 'isResuming', target: 'booking' },
            { guard: 'isFiltering', target: 'filtering' },
            { target: 'browsing' },
          ],
        },
        browsing: {
          on: {
            'doctor.picked': { target: 'booking', actions: { type: 'pick', params: ({ event }) => event } },
            'filters.opened': 'filtering',
          },
        },
        filtering: { tags: 'filtering', on: { 'filters.closed': 'browsing' } },
        booking: {
          tags: 'booking',
          invoke: {
            id: 'booking',
            src: 'booking',
            input: ({ context }) => ({
              doctorId: context.picked?.doctorId ?? '',
              isGuest: context.isGuest,
              from: 'findDoctor' as const,
              consultation: context.picked?.consultation ?? null,
              progress: context.progress,
            }),
          },
          on: {
            'booking.closed': { target: 'browsing', actions: 'unpick' },
          },
        },
      },
    },
  },
})
