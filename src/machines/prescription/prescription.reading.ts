import {
  checkedAbout,
  openWarnings,
  refusedByVideo,
  uncheckedLines,
  warningsOf,
} from '../../core/prescription/warnings.rules'
import { areAllKnown, substancesIn } from '../../core/prescription/substancesIn'
import type { CheckedLine, Warning } from '../../core/prescription/warning'
import { wholeName } from '../../core/prescription/lineFaults.rules'
import { productsNamed } from '../../core/prescription/lookup.rules'
import {
  contentOf,
  type FormFault,
  formFaults,
  lineOf,
  usualMealIn,
} from '../../core/prescription/prescriptionForm.rules'
import {
  isEmptyRow,
  type MedicineRow,
  readRow,
  type RowReading,
  type OwnSettings,
} from '../../core/prescription/medicineRow.rules'
import type { PrescriptionForm } from '../../core/prescription/prescriptionForm'
import type { Medicine } from '../../core/prescription/medicine'
import type { PrescriptionContext, SaveInput } from './prescription.context'

type Known = Pick<PrescriptionContext, 'medicines' | 'opened'>

const DEFAULT_MOST_DAYS = 180

/** What rows are read with. */
export const rowSettings = ({ medicines, opened }: Known): OwnSettings => ({
  mostDays: opened?.config.frequencyDays.at(-1) ?? DEFAULT_MOST_DAYS,
  find: (name) => productsNamed(medicines, name),
  usualMeal: (generic) => usualMealIn(generic, opened?.last ?? null, opened?.favourites ?? [], medicines),
})

interface Read {
  readonly medicines: readonly Medicine[]
  readonly opened: PrescriptionContext['opened']
  readonly above: number | null
  readonly reading: RowReading
}

/** Rows that did not change are not read again, and what is read of them stays the same object. */
const read = new WeakMap<MedicineRow, Read>()

type Rows = Pick<PrescriptionContext, 'form' | 'medicines' | 'opened'>

/** Rows as they were read last: everybody who asks between two changes has the same answer. */
const readRowsLast = new WeakMap<
  readonly MedicineRow[],
  Pick<Read, 'medicines' | 'opened'> & { readonly readings: readonly RowReading[] }
>()

/** The rows of medicines as they are understood. */
export const readingsOf = ({ form, medicines, opened }: Rows): readonly RowReading[] => {
  const last = readRowsLast.get(form.medicines)
  if (last?.medicines === medicines && last.opened === opened) return last.readings
  const readings = readAll({ form, medicines, opened })
  readRowsLast.set(form.medicines, { medicines, opened, readings })
  return readings
}

const readAll = ({ form, medicines, opened }: Rows): readonly RowReading[] => {
  const settings = rowSettings({ medicines, opened })
  let above: number | null = null
  return form.medicines.map((row) => {
    const known = read.get(row)
    const isSame = known?.medicines === medicines && known.opened === opened && known.above === above
    const reading = isSame ? known.reading : readRow(row, { ...settings, above })
    if (!isSame) read.set(row, { medicines, opened, above, reading })
    above = reading.days ?? above
    return reading
  })
}

/** The lines as they are checked, each with the row it stands in. */
export const checkedLines = (
  context: PrescriptionContext,
  readings: readonly RowReading[],
): readonly (CheckedLine & { readonly row: string })[] =>
  context.form.medicines.flatMap((row, index) => {
    const reading = readings[index]
    if (isEmptyRow(row) || !reading) return []
    const line = lineOf(reading)
    const medicine = context.medicines.find(({ id }) => id === line.medicineId) ?? null
    return [{ row: row.id, line, medicine }]
  })

/** What own words name. */
export interface Recognised {
  /** Substances, in words; empty where they name none. */
  readonly names: string
  /** Whether nothing else stands there. */
  readonly isWhole: boolean
}

const recognised = new WeakMap<RowReading, Recognised>()

/** What own words name; undefined for what is no own words. */
export const recognisedIn = (reading: RowReading | undefined): Recognised | undefined => {
  if (reading?.isOwnWords !== true) return undefined
  const known = recognised.get(reading)
  if (known !== undefined) return known
  const words = wholeName(reading)
  const found: Recognised = {
    names: substancesIn(words)
      .map(({ generic }) => generic)
      .join(', '),
    isWhole: areAllKnown(words),
  }
  recognised.set(reading, found)
  return found
}

interface Checked {
  readonly warnings: readonly Warning[]
  /** Those without a reason. */
  readonly open: readonly Warning[]
  /** Names of what a video consultation refuses, wherever they are written. */
  readonly refused: readonly string[]
  /** Names that say nothing to the checks. */
  readonly unrecognised: readonly string[]
}

const NOTHING: Checked = { warnings: [], open: [], refused: [], unrecognised: [] }

/** Fields besides the medicines that the checks read, or search for what a video consultation refuses. */
const CHECKED = [
  'vitals',
  'complaint',
  'diagnosis',
  'tags',
  'otherHealthProblems',
  'tests',
  'dietAndExercise',
  'note',
  'dismissals',
] as const satisfies readonly (keyof PrescriptionForm)[]

/** What was found last, by the readings it was found in. */
const checkedLast = new WeakMap<
  readonly RowReading[],
  Pick<PrescriptionContext, 'opened' | 'form'> & { readonly checked: Checked }
>()

/** What is to be considered about the medicines for this person. */
export const checksOf = (context: PrescriptionContext): Checked => {
  const { opened, form } = context
  const readings = readingsOf(context)
  const last = checkedLast.get(readings)
  if (last?.opened === opened && CHECKED.every((field) => last.form[field] === form[field])) return last.checked
  const checked = check(context, readings)
  checkedLast.set(readings, { opened, form, checked })
  return checked
}

const check = (context: PrescriptionContext, readings: readonly RowReading[]): Checked => {
  const patient = context.opened?.patient
  if (!patient) return NOTHING
  const lines = checkedLines(context, readings)
  const content = contentOf(context.form, readings)
  const about = checkedAbout({ ...patient, ...patient.facts }, content)
  const warnings = warningsOf(lines, about)
  return {
    warnings,
    open: openWarnings(warnings, context.form.dismissals),
    refused: refusedByVideo(lines, patient, content),
    unrecognised: uncheckedLines(lines).map((place) => lines[place]!.line.name),
  }
}

/** Why the form cannot be sent. */
export const faultsOf = (context: PrescriptionContext): readonly FormFault[] =>
  formFaults(context.form, readingsOf(context))

export const canSend = (context: PrescriptionContext): boolean =>
  faultsOf(context).length === 0 && checksOf(context).refused.length === 0

/** A serious warning without a reason stands before the end of a consultation. */
export const isSeriousOpen = (context: PrescriptionContext): boolean =>
  checksOf(context).open.some(({ level }) => level === 'serious')

/** What is sent of the form. */
export const sentOf = (context: PrescriptionContext): Omit<SaveInput, 'key'> => ({
  ...contentOf(context.form, readingsOf(context)),
  id: context.active?.id ?? null,
  bookingId: context.bookingId,
  revision: context.active?.revision ?? 0,
  healthCategoryId: context.form.healthCategoryId ?? '',
  saveType: context.saveType,
  dismissals: context.form.dismissals,
  amendReason: context.form.amendReason,
})
