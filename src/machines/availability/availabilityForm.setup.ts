import { assign, setup } from 'xstate'
import type { AffectedDecision, AvailabilityEntry, LinkedClinic } from '../../core/availability/availability'
import type { availabilityApi } from '../../core/availability/availability.api'
import {
  type DigitField,
  emptyForm,
  formOf,
  type HoursForm,
  hoursOf,
  newHoursOf,
  toggled,
  typedProblems,
  type TypedRange,
  withClinic,
  withConsultation,
  withOnlyClinic,
  withDigits,
  withTime,
} from '../../core/availability/availability.form'
import { hoursProblems, newHoursProblems, type Weekday } from '../../core/availability/availability.rules'
import type { ConsultationType } from '../../core/booking/booking'
import type { CalendarDay } from '../../core/kit/dates'
import type { Failure, Outcome } from '../../core/kit/outcome'
import type { Attempt } from '../kit/attempt'
import { type AffectedOutput, affectedMachine } from './affected.machine'
import { unplugged } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { supersededBy } from '../kit/save'

/** New hours, or hours that are changed. */
export interface AvailabilityFormInput {
  readonly today: CalendarDay
  /** The minute of today at which the form was opened. */
  readonly minute: number
  /** The doctor's own fee of a video consultation, in paise. */
  readonly videoFee: number | null
  readonly opened: OpenedHours | null
}

/** Hours as they stand, and where. */
export interface OpenedHours {
  readonly entry: AvailabilityEntry
  readonly consultation: ConsultationType
  readonly clinicId: string | null
  readonly clinicName: string | null
}

interface Context {
  /** Null for new hours. */
  readonly id: string | null
  readonly today: CalendarDay
  /** The minute of today at which the form was opened. */
  readonly minute: number
  readonly videoFee: number | null
  readonly form: HoursForm
  /** The form as it was opened. */
  readonly before: HoursForm
  /** The hours that are changed; null for new ones. */
  readonly entry: AvailabilityEntry | null
  /** Null for new hours, and to write over whatever stands there. */
  readonly revision: number | null
  /** What was typed here, while the hours that somebody else saved are looked at. */
  readonly mine: HoursForm | null
  readonly clinics: readonly LinkedClinic[]
  readonly clinicName: string | null
  /** Whether what is wrong is said; from the first try to save on. */
  readonly isTried: boolean
  readonly failure: Failure | null
  /** About appointments that lose their slot. */
  readonly decisions: readonly AffectedDecision[]
  /** Kept while nobody knows how the last write ended. */
  readonly attempt: Attempt<{ form: HoursForm; revision: number | null }> | null
}

/** What is wrong with the form. */
export const problemsIn = ({ id, form, today, minute }: Pick<Context, 'id' | 'form' | 'today' | 'minute'>) =>
  id === null ? newHoursProblems(newHoursOf(form), today, minute) : hoursProblems(hoursOf(form), form.consultation)

/** Whether something typed would be lost with the form. */
export const isTouched = ({ form, before, mine }: Pick<Context, 'form' | 'before' | 'mine'>): boolean =>
  mine !== null || JSON.stringify(form) !== JSON.stringify(before)

type ChangeOfForm = Partial<Pick<HoursForm, 'daysBy' | 'from' | 'deleteAfter' | 'dates' | 'reservedFrom'>>

/** What happens while a doctor sets hours, and what is kept of it. */
export const availabilityFormSetup = setup({
  types: {
    context: {} as Context,
    input: {} as AvailabilityFormInput,
    events: {} as
      | { type: 'consultation.chosen'; consultation: ConsultationType }
      | { type: 'clinic.chosen'; id: string }
      | { type: 'digits.typed'; field: DigitField; text: string }
      | { type: 'range.changed'; index: number; range: Partial<TypedRange> }
      | { type: 'range.added' }
      | { type: 'range.removed'; index: number }
      | { type: 'weekday.toggled'; day: Weekday | 'all' }
      | { type: 'form.changed'; change: ChangeOfForm }
      | { type: 'save' | 'discard' | 'confirm' | 'dismiss' | 'retry' | 'seeTheirs' | 'putBack' },
    children: {} as { affected: 'affected' },
    tags: {} as 'busy' | 'superseded',
    output: {} as { readonly kind: 'saved' | 'discarded' },
  },
  actors: {
    loadClinics: unplugged<object, readonly LinkedClinic[]>('availability.clinics'),
    save: unplugged<{ id: string | null; form: HoursForm; revision: number | null; key: string }, object>(
      'availability.save',
    ),
    loadTheirs: unplugged<{ id: string; date: CalendarDay }, AvailabilityEntry>('availability.list'),
    affected: affectedMachine,
  },
  guards: {
    ...outcomes,
    areAffected: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.code === 'appointmentsAffected',
    needsClinics: ({ context }, consultation: ConsultationType) =>
      consultation === 'inClinic' && context.clinics.length === 0,
    isUsable: ({ context }) => problemsIn(context).length === 0 && typedProblems(context.form).length === 0,
    isSuperseded: supersededBy<typeof availabilityApi.update>('hoursChanged'),
    hasMine: ({ context }) => context.mine !== null,
    isUntouched: ({ context }) => !isTouched(context),
  },
  actions: {
    ...outcomeActions,
    keepClinics: assign(({ context: { form } }, outcome: Outcome<readonly LinkedClinic[]>) =>
      outcome.ok ? { clinics: outcome.value, form: withOnlyClinic(form, outcome.value), failure: null } : {},
    ),
    keepTheirs: assign(({ context: { form } }, outcome: Outcome<AvailabilityEntry>) => {
      if (!outcome.ok) return {}
      const theirs = formOf(outcome.value, form)
      return {
        form: theirs,
        before: theirs,
        entry: outcome.value,
        revision: outcome.value.revision,
        mine: form,
        failure: null,
      }
    }),
    putBack: assign(({ context: { form, mine } }) => ({ form: mine ?? form, mine: null })),
    force: assign({ revision: null }),
    chooseConsultation: assign(({ context: { form, videoFee, clinics } }, consultation: ConsultationType) => ({
      form: withConsultation(form, consultation, videoFee, clinics),
    })),
    chooseClinic: assign(({ context: { form, clinics } }, id: string) => {
      const clinic = clinics.find((each) => each.id === id)
      return clinic === undefined ? {} : { form: withClinic(form, clinic) }
    }),
    typeDigits: assign(({ context }, { field, text }: { field: DigitField; text: string }) => ({
      form: withDigits(context.form, field, text),
    })),
    changeRange: assign(({ context }, { index, range }: { index: number; range: Partial<TypedRange> }) => ({
      form: withTime(context.form, index, range),
    })),
    addRange: assign(({ context: { form } }) => ({
      form: { ...form, ranges: [...form.ranges, { start: '', end: '' }].slice(0, 2) },
    })),
    removeRange: assign(({ context: { form } }, index: number) => ({
      form: { ...form, ranges: form.ranges.filter((_, place) => place !== index) },
    })),
    toggleWeekday: assign(({ context: { form } }, day: Weekday | 'all') => ({
      form: { ...form, weekdays: toggled(form.weekdays, day) },
    })),
    change: assign(({ context: { form } }, change: ChangeOfForm) => ({ form: { ...form, ...change } })),
    showProblems: assign({ isTried: true }),
    beginSave: beginAttempt(({ form, revision }: Context) => ({ form, revision })),
    /** What was decided about appointments stays, and why it was not saved. */
    keepDecided: assign((_, { decisions, failure }: AffectedOutput) => ({ decisions, failure })),
  },
})

/** What a form begins with. */
export const beginning = ({ today, minute, videoFee, opened }: AvailabilityFormInput): Context => {
  const form = opened === null ? emptyForm(today, videoFee) : formOf(opened.entry, opened)
  return {
    id: opened?.entry.id ?? null,
    today,
    minute,
    videoFee,
    form,
    before: form,
    entry: opened?.entry ?? null,
    revision: opened?.entry.revision ?? null,
    mine: null,
    clinics: [],
    clinicName: opened?.clinicName ?? null,
    isTried: false,
    failure: null,
    decisions: [],
    attempt: null,
  }
}
