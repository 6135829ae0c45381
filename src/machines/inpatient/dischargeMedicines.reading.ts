import type { Stay } from '../../core/inpatient/inpatient'
import type { DischargeMedicine, MedicinesBefore, SummaryText } from '../../core/inpatient/summary'
import { changeOf, undecided } from '../../core/inpatient/summary.rules'
import type { Medicine } from '../../core/prescription/medicine'
import { isEmptyRow, type MedicineRow, type RowReading } from '../../core/prescription/medicineRow.rules'
import type { MedicineLine } from '../../core/prescription/prescription'
import { EMPTY_FORM, isClearLine, lineOf, rowOfLine } from '../../core/prescription/prescriptionForm.rules'
import type { PrescriptionForm } from '../../core/prescription/prescriptionForm'
import type { OpenedPrescription } from '../prescription/prescription.context'
import { checksOf, faultsOf, readingsOf } from '../prescription/prescription.reading'

/** What the rows are typed with, and what the patient took before. */
export interface MedicineHelp extends Pick<OpenedPrescription, 'config' | 'medicines' | 'favourites'> {
  readonly before: MedicinesBefore
}

/** The medicines of a discharge while they are written; in the shape the fields of a prescription read. */
export interface MedicinesContext {
  readonly stay: Stay
  readonly opened: OpenedPrescription | null
  readonly medicines: readonly Medicine[]
  readonly form: PrescriptionForm
  readonly activeRow: string | null
  readonly taken: readonly MedicineLine[]
  /** Of what was taken: what is to be taken no more. */
  readonly stopped: readonly MedicineLine[]
}

const knownIn = (taken: readonly MedicineLine[], medicines: readonly Medicine[]): readonly Medicine[] =>
  medicines.filter(({ id }) => taken.some(({ medicineId }) => medicineId === id))

/** The lists of a prescription with the patient of a stay: what stops is no longer looked at by the checks. */
export const openedWith = (
  { config, favourites, before }: MedicineHelp,
  { stay, stopped, medicines }: Pick<MedicinesContext, 'stay' | 'stopped' | 'medicines'>,
): OpenedPrescription => {
  const goesOn = before.taken.filter((line) => !stopped.includes(line))
  return {
    config,
    medicines,
    favourites,
    tests: [],
    sentences: [],
    templates: [],
    active: null,
    last: null,
    draft: null,
    draftVersion: 0,
    patient: {
      bookingId: '',
      memberId: stay.memberId,
      patientId: stay.patientId,
      patientName: stay.name,
      age: stay.age,
      gender: stay.gender,
      consultation: 'inClinic',
      startsAt: 0,
      isFirstVisit: before.isFirstVisit,
      isOpen: true,
      facts: before.facts,
      currentMedicines: knownIn(goesOn, medicines),
      prescribedBefore: before.prescribedBefore,
      lastWeight: null,
      measured: [],
    },
  }
}

/** A row that is not understood yet is kept as it was typed. */
const asTyped = ({ name, strength, dose, meal, days, note }: MedicineRow, reading: RowReading): MedicineLine => ({
  ...lineOf(reading),
  name: [name, strength, dose, meal, days].filter((each) => each.trim() !== '').join(' '),
  medicineId: null,
  note,
  mealType: null,
  mealTypeTime: [],
  whenText: '',
  frequency: [],
  frequencyDays: null,
  frequencyText: '',
})

const isUnclear = ({ problems }: RowReading): boolean =>
  Object.values(problems).some(({ tone, kind }) => tone === 'wrong' || kind === 'question')

type Written = Pick<MedicinesContext, 'opened' | 'medicines' | 'form' | 'taken' | 'stopped'>

const genericIn =
  (medicines: readonly Medicine[]) =>
  ({ medicineId }: Pick<MedicineLine, 'medicineId'>): string | null =>
    medicines.find(({ id }) => id === medicineId)?.generic ?? null

/** What is sent: each row with what becomes of it, then what stops. A row that is empty says nothing. */
export const linesOf = (context: Written): readonly DischargeMedicine[] => {
  const { form, taken, stopped, medicines } = context
  const genericOf = genericIn(medicines)
  const rows = readingsOf(context).flatMap((reading, index) => {
    const row = form.medicines[index]!
    if (isEmptyRow(row)) return []
    const line = isUnclear(reading) ? asTyped(row, reading) : lineOf(reading)
    return line.name.trim() === '' ? [] : [{ ...line, change: changeOf(line, taken, genericOf) }]
  })
  return [...rows, ...stopped.map((line) => ({ ...line, change: 'stops' as const }))]
}

/** What was taken before and neither goes on nor stops yet. */
export const undecidedIn = (context: Written): readonly MedicineLine[] =>
  undecided(context.taken, linesOf(context), genericIn(context.medicines))

/** The rows, answers and stops of a summary as it was saved. */
export const writtenOf = (
  { medicines: lines, dismissals }: Pick<SummaryText, 'medicines' | 'dismissals'>,
  known: readonly Medicine[],
): Pick<MedicinesContext, 'form' | 'stopped'> => {
  const rows = lines
    .filter(({ change }) => change !== 'stops')
    .map(({ change: _, ...line }, index) => {
      const row = rowOfLine(`m${index + 1}`, line, known, null)
      // What was kept as it was typed is read again, with what is asked or wrong in it.
      return line.whenText === '' && !isClearLine(line) ? { ...row, isOwn: false } : row
    })
  return {
    form: { ...EMPTY_FORM, dismissals, medicines: rows.length === 0 ? EMPTY_FORM.medicines : rows },
    stopped: lines.filter(({ change }) => change === 'stops').map(({ change: _, ...line }) => line),
  }
}

/** Whether something has to be said about the medicines before the summary can be finished. */
export const isUnsettled = (context: MedicinesContext): boolean => {
  // As much of a prescription as the checks read.
  const asked = context as unknown as Parameters<typeof checksOf>[0]
  return (
    // A summary has no health category, and of the rest of a form nothing is written.
    faultsOf(asked).some(({ kind }) => kind !== 'category') ||
    undecidedIn(context).length > 0 ||
    checksOf(asked).open.some(({ level }) => level === 'serious')
  )
}
