import { assign, setup } from 'xstate'
import type {
  AffectedAppointment,
  AffectedChoice,
  AffectedDecision,
  AvailabilityEntry,
  Hours,
  LinkedClinic,
} from '../../core/availability/availability'
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
import {
  choicesOf,
  decisionsStanding,
  hoursProblems,
  newHoursProblems,
  type Weekday,
} from '../../core/availability/availability.rules'
import type { ConsultationType } from '../../core/booking/booking'
import type { CalendarDay } from '../../core/kit/dates'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { type Attempt, attemptAt } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'

/** New hours, hours that are changed, or hours that are deleted under appointments. */
export type AvailabilityFormInput = {
  readonly today: CalendarDay
  /** The minute of today at which the form was opened. */
  readonly minute: number
  /** The doctor's own fee of a video consultation, in paise. */
  readonly videoFee: number | null
} & (
  | { readonly mode: 'create' }
  | {
      readonly mode: 'edit' | 'remove'
      readonly entry: AvailabilityEntry
      readonly consultation: ConsultationType
      readonly clinicId: string | null
      readonly clinicName: string | null
    }
)

interface Context {
  readonly mode: 'create' | 'edit' | 'remove'
  readonly id: string
  readonly today: CalendarDay
  /** The minute of today at which the form was opened. */
  readonly minute: number
  readonly videoFee: number | null
  readonly form: HoursForm
  /** The form as it was opened. */
  readonly before: HoursForm
  /** The hours that are changed; null for new ones, and to write over whatever stands there. */
  readonly entry: AvailabilityEntry | null
  readonly revision: number | null
  /** What was typed here, while the hours that somebody else saved are looked at. */
  readonly mine: HoursForm | null
  readonly clinics: readonly LinkedClinic[]
  readonly clinicName: string | null
  /** Whether what is wrong is said; from the first try to save on. */
  readonly isTried: boolean
  readonly failure: Failure | null
  readonly affected: readonly AffectedAppointment[]
  readonly decisions: readonly AffectedDecision[]
  /** Kept while nobody knows how the last write ended. */
  readonly attempt: Attempt | null
}

const affectedCodes: ReadonlySet<string> = new Set(['affectedChanged', 'moveTaken'])

/** The change as it is sent: new hours, or null where they are deleted. */
export const changeSent = ({ mode, form }: Pick<Context, 'mode' | 'form'>): Hours | null =>
  mode === 'remove' ? null : hoursOf(form)

/** What is wrong with the form. */
export const problemsIn = ({ mode, form, today, minute }: Pick<Context, 'mode' | 'form' | 'today' | 'minute'>) =>
  mode === 'create'
    ? newHoursProblems(newHoursOf(form), today, minute)
    : hoursProblems(hoursOf(form), form.consultation)

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
      | { type: 'save' | 'discard' | 'confirm' | 'dismiss' | 'retry' | 'apply' | 'back' }
      | { type: 'seeTheirs' | 'putBack' }
      | { type: 'choice.made'; id: string; choice: AffectedChoice }
      | { type: 'choice.madeForAll'; choice: AffectedChoice },
    tags: {} as 'busy' | 'deciding' | 'superseded',
    output: {} as { readonly kind: 'saved' | 'discarded' },
  },
  actors: {
    loadClinics: unplugged<object, readonly LinkedClinic[]>('availability.clinics'),
    save: unplugged<
      { mode: 'create' | 'edit'; id: string; form: HoursForm; revision: number | null; key: string },
      object
    >('availability.save'),
    loadTheirs: unplugged<{ id: string; date: CalendarDay }, AvailabilityEntry>('availability.list'),
    loadAffected: unplugged<{ id: string; hours: Hours | null }, readonly AffectedAppointment[]>(
      'availability.affected',
    ),
    decide: unplugged<
      {
        id: string
        hours: Hours | null
        revision: number | null
        decisions: readonly AffectedDecision[]
        key: string
      },
      object
    >('availability.decide'),
  },
  guards: {
    ...outcomes,
    areAffected: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.code === 'appointmentsAffected',
    isOutdated: (_, outcome: Outcome<unknown>) => !outcome.ok && affectedCodes.has(outcome.failure.code ?? ''),
    isRemoval: ({ context }) => context.mode === 'remove',
    needsClinics: ({ context }, consultation: ConsultationType) =>
      consultation === 'inClinic' && context.clinics.length === 0,
    isUsable: ({ context }) => problemsIn(context).length === 0 && typedProblems(context.form).length === 0,
    isSuperseded: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.code === 'hoursChanged',
    hasMine: ({ context }) => context.mine !== null,
    isUntouched: ({ context }) => !isTouched(context),
    areNoneAffected: ({ context }) => context.affected.length === 0,
    areAllDecided: ({ context: { affected, decisions } }) => decisions.length === affected.length,
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
    beginSave: assign(({ context }) => ({
      attempt: attemptAt({ form: context.form, revision: context.revision }, context.attempt),
      failure: null,
    })),
    keepAffected: assign(({ context }, outcome: Outcome<readonly AffectedAppointment[]>) =>
      outcome.ok
        ? { affected: outcome.value, decisions: decisionsStanding(context.decisions, outcome.value) }
        : { failure: outcome.failure },
    ),
    decideOne: assign(({ context }, { id, choice }: { id: string; choice: AffectedChoice }) => ({
      decisions: withChoice(context, [id], choice),
    })),
    decideForAll: assign(({ context }, choice: AffectedChoice) => ({
      decisions: withChoice(
        context,
        context.affected.map(({ id }) => id),
        choice,
      ),
    })),
    beginDecision: assign(({ context }) => ({
      attempt: attemptAt(
        { hours: changeSent(context), revision: context.revision, decisions: context.decisions },
        context.attempt,
      ),
      failure: null,
    })),
  },
})

/** The decisions with a choice about some appointments, where it is one of theirs. */
const withChoice = (
  { affected, decisions }: Context,
  ids: readonly string[],
  choice: AffectedChoice,
): readonly AffectedDecision[] =>
  affected.flatMap((each) => {
    const { id, nextFree } = each
    const isMeant = ids.includes(id) && choicesOf(each).includes(choice)
    const before = decisions.filter(({ appointmentId }) => appointmentId === id)
    return isMeant
      ? [{ appointmentId: id, choice, slotId: choice === 'move' ? (nextFree?.slotId ?? null) : null }]
      : before
  })

/** What a form begins with. */
export const beginning = (input: AvailabilityFormInput): Context => {
  const { mode, today, minute, videoFee } = input
  const form =
    input.mode === 'create'
      ? emptyForm(today, videoFee)
      : formOf(input.entry, { consultation: input.consultation, clinicId: input.clinicId })
  return {
    mode,
    id: input.mode === 'create' ? '' : input.entry.id,
    today,
    minute,
    videoFee,
    form,
    before: form,
    entry: input.mode === 'create' ? null : input.entry,
    revision: input.mode === 'edit' ? input.entry.revision : null,
    mine: null,
    clinics: [],
    clinicName: input.mode === 'create' ? null : input.clinicName,
    isTried: false,
    failure: null,
    affected: [],
    decisions: [],
    attempt: null,
  }
}
