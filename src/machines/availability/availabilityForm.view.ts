import type { SnapshotFrom } from 'xstate'
import {
  chosenDates,
  type DigitField,
  hoursOf,
  type TypedProblem,
  typedProblems,
} from '../../core/availability/availability.form'
import { type HoursField, hoursFields, type HoursProblem } from '../../core/availability/availability.rules'
import { durationOf, gridOf, plannedSlots, previewedSlots } from '../../core/availability/slotPlan'
import { minutesText } from '../../core/booking/booking.rules'
import { MINUTE } from '../../core/kit/dates'
import { faultBeside } from '../kit/fault.view'
import type { availabilityFormMachine } from './availabilityForm.machine'
import { problemsIn } from './availabilityForm.setup'

const SECONDS_SHOWN = 60

/** What the form of hours shows: what was typed, what is wrong, and the slots as they will be. */
export const viewAvailabilityForm = (snapshot: SnapshotFrom<typeof availabilityFormMachine>) => {
  const { id, form, entry, mine, clinics, clinicName, isTried, failure } = snapshot.context
  const hours = hoursOf(form)
  const found = problemsIn(snapshot.context)
  /** Shown while typing: what cannot become right by typing on. */
  const isShown = (problem: HoursProblem): boolean =>
    isTried || problem === 'slotsDoNotFit' || problem === 'reservedTooMany' || problem === 'rangeTurned'
  const problems: Partial<Record<HoursField | DigitField, HoursProblem | TypedProblem>> = {}
  for (const [field, problem] of typedProblems(form)) if (isTried || problem === 'notWhole') problems[field] = problem
  for (const problem of found) if (isShown(problem)) problems[hoursFields[problem]] ??= problem
  const grid = gridOf(hours)
  const duration = hours.totalSlots === 0 ? null : durationOf(hours)
  const isShortened = grid !== null && duration !== null && grid.slotSeconds < Math.floor(duration * SECONDS_SHOWN)
  return {
    isNew: id === null,
    form,
    clinics,
    clinicName,
    isLoadingClinics: snapshot.matches({ editing: 'loadingClinics' }),
    haveClinicsFailed: snapshot.matches({ editing: 'clinicsFailed' }),
    mayAddRange: form.consultation === 'inClinic' && form.ranges.length < 2,
    dayCount: chosenDates(form).length,
    duration: duration === null ? '' : minutesText(Math.round(duration * 100) / 100),
    /** The length that slots really have, where two ranges make it shorter than the formula. */
    shortened: isShortened ? minutesText(Math.round((grid.slotSeconds / MINUTE) * 100) / 100) : null,
    totalSlots: hours.totalSlots,
    slots: previewedSlots(plannedSlots(hours), entry),
    problems,
    isBusy: snapshot.hasTag('busy'),
    isSuperseded: snapshot.hasTag('superseded'),
    canPutBack: mine !== null,
    isAskingToDiscard: snapshot.matches('askingToDiscard'),
    fault: faultBeside(failure),
    /** Decides about appointments that would lose their slot, while it does. */
    affected: snapshot.children.affected,
  }
}

export type AvailabilityFormView = ReturnType<typeof viewAvailabilityForm>
