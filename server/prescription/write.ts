import { derivedContent } from '../../src/core/prescription/derived.rules'
import type { Dismissal, MedicineLine, PrescriptionContent, SaveType } from '../../src/core/prescription/prescription'
import { isHealthCategory } from '../../src/core/prescription/categories'
import type { CheckedLine, CheckedPatient } from '../../src/core/prescription/warning'
import { isClearLine, isGivenRightly } from '../../src/core/prescription/prescriptionForm.rules'
import { VITAL_RANGES } from '../../src/core/prescription/vitals.rules'
import { checkedMedicines, identityOf } from '../../src/core/prescription/checkedMedicine'
import { checkedAbout, openWarnings, refusedByVideo, warningsOf } from '../../src/core/prescription/warnings.rules'
import type { HeldAppointment } from '../booking/booking.port'
import type { Call, Database, DoctorCaller } from '../kit/handlers'
import { medicinesById, unknownTests } from './catalogue.store'
import { factsOf } from '../members/members.port'
import { word } from './lineWords'
import { currentRows, hasBeenSeen } from './prescription.store'

export interface Written extends PrescriptionContent {
  readonly healthCategoryId: string
  readonly saveType: SaveType
  readonly dismissals: readonly Dismissal[]
}

interface Whose {
  readonly memberId: string
  /** Of the prescription that is written; null for none. */
  readonly bookingId: string | null
  readonly now: number
}

/** Signed lines of a member with the products they name, the newest first. */
const linesBefore = async (db: Database, caller: DoctorCaller, { memberId, bookingId, now }: Whose) => {
  const rows = await currentRows(db, caller, memberId, bookingId ?? '', now)
  const lines = rows.flatMap(({ medicines, signedAt }) => medicines.map((line) => ({ line, signedAt: signedAt! })))
  const ids = lines.flatMap(({ line }) => line.medicineId ?? [])
  const known = new Map((await medicinesById(db, [...new Set(ids)])).map((medicine) => [medicine.id, medicine]))
  return lines.map(({ line, signedAt }) => ({
    line,
    medicine: known.get(line.medicineId ?? '') ?? null,
    isTaken: line.frequencyDays !== null && signedAt + line.frequencyDays * 86_400 > now,
  }))
}

/** Of earlier prescriptions: the products whose days are not over, and every substance that was ever prescribed. */
export const medicinesBefore = async (
  db: Database,
  caller: DoctorCaller,
  whose: Whose,
): Promise<Pick<CheckedPatient, 'currentMedicines' | 'prescribedBefore'>> => {
  const lines = await linesBefore(db, caller, whose)
  const taken = lines.flatMap(({ medicine, isTaken }) => (medicine !== null && isTaken ? [medicine] : []))
  return {
    currentMedicines: [...new Map(taken.map((medicine) => [medicine.id, medicine])).values()],
    prescribedBefore: [...new Set(checkedMedicines(lines).flatMap(({ contents }) => contents.map(identityOf)))],
  }
}

/** The lines whose days are not over, the newest of each medicine. */
export const takenLines = async (
  db: Database,
  caller: DoctorCaller,
  whose: Whose,
): Promise<readonly MedicineLine[]> => {
  const lines = (await linesBefore(db, caller, whose)).filter(({ isTaken }) => isTaken).toReversed()
  return [...new Map(lines.map(({ line }) => [line.medicineId ?? line.name.toLowerCase(), line])).values()]
}

/** What the checks know of who is treated in an appointment. */
const checkedPatient = async (
  db: Database,
  caller: DoctorCaller,
  { id: bookingId, doctorId, memberId, age, gender, consultation }: HeldAppointment,
  written: Written,
  now: number,
): Promise<CheckedPatient> => {
  const known = {
    age,
    gender,
    consultation,
    ...(await factsOf(db, memberId)),
    isFirstVisit: !(await hasBeenSeen(db, { doctorId, memberId, bookingId })),
    ...(await medicinesBefore(db, caller, { memberId, bookingId, now })),
  }
  return checkedAbout(known, written)
}

/** The vitals nobody can have, by their names. */
const impossibleVitals = ({ vitals }: Written): readonly string[] => {
  const { systolic, diastolic, pulse, temperature, weight, height, heightUnit } = vitals
  const measured = [
    ['BP', systolic, VITAL_RANGES.systolic],
    ['BP', diastolic, VITAL_RANGES.diastolic],
    ['pulse', pulse, VITAL_RANGES.pulse],
    ['temperature', temperature, VITAL_RANGES.temperature],
    ['weight', weight, VITAL_RANGES.weight],
    ['height', height, VITAL_RANGES[heightUnit]],
  ] as const
  const beyond = measured.filter(([, value, { least, most }]) => value !== null && (value < least || value > most))
  const isOrdered = systolic === null ? diastolic === null : diastolic !== null && diastolic < systolic
  return [...new Set([...(isOrdered ? [] : ['BP']), ...beyond.map(([name]) => name)])]
}

type Checks =
  | 'vitalsImpossible'
  | 'categoryUnknown'
  | 'medicineUnknown'
  | 'lineUnclear'
  | 'routeImpossible'
  | 'notByVideo'
  | 'seriousUnanswered'

const sameName = (one: string, other: string): boolean =>
  one.replaceAll(/\s+/g, ' ').trim().toLowerCase() === other.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/**
 * Lines with their products, under the products' own names; another name that was written over one makes own words. One
 * of no product or no brand of it is refused.
 */
export const knownLines = async <Line extends MedicineLine>(
  written: readonly Line[],
  { db, refusal }: Pick<Call<'medicineUnknown'>, 'db' | 'refusal'>,
): Promise<readonly (CheckedLine & { readonly line: Line })[]> => {
  const ids = written.flatMap(({ medicineId }) => medicineId ?? [])
  const known = new Map((await medicinesById(db, ids)).map((medicine) => [medicine.id, medicine]))
  return written.map((line) => {
    const medicine = line.medicineId === null ? null : known.get(line.medicineId)
    const isOtherBrand = line.brand !== undefined && medicine?.brands.includes(line.brand) !== true
    if (medicine === undefined || isOtherBrand) throw refusal('medicineUnknown', { name: line.name })
    if (medicine === null) return { line, medicine }
    const name = [medicine.generic, medicine.strength, medicine.form].filter(Boolean).join(' ')
    if (sameName(line.name, name)) return { line: { ...line, name }, medicine }
    const { brand: _, ...own } = line
    return { line: { ...own, medicineId: null } as Line, medicine: null }
  })
}

/** Refuses what no form can be given by, and own words with a number of two meanings that nobody was asked about. */
export const refuseUnclear = (
  lines: readonly CheckedLine[],
  { refusal, language }: Pick<Call<'lineUnclear' | 'routeImpossible'>, 'refusal' | 'language'>,
): void => {
  const wrong = lines.find(({ line, medicine }) => !isGivenRightly(line, medicine))?.line
  if (wrong?.route !== undefined)
    throw refusal('routeImpossible', { name: wrong.name, route: word(language, `route.${wrong.route}`) })
  const unclear = lines.find(({ line }) => line.medicineId === null && !isClearLine(line))
  if (unclear !== undefined) throw refusal('lineUnclear', { name: unclear.line.name })
}

/** Names in serious warnings that nobody has given a reason for; empty where there are none. */
export const seriousOpen = (
  lines: readonly CheckedLine[],
  patient: CheckedPatient,
  dismissals: readonly Dismissal[],
): string => {
  const open = openWarnings(warningsOf(lines, patient), dismissals).filter(({ level }) => level === 'serious')
  return [...new Set(open.map(({ values }) => values['a']))].join(', ')
}

/**
 * The content to store. Refuses what may not be written: an unknown category, product or test, by video what the law keeps from there, and at the
 * end of a consultation a serious warning without a reason. Nothing else a warning says refuses anything.
 */
export const checkedContent = async (
  written: Written,
  appointment: HeldAppointment,
  { db, caller, now, refusal, language }: Call<Checks, never, DoctorCaller>,
): Promise<PrescriptionContent> => {
  if (!isHealthCategory(written.healthCategoryId)) throw refusal('categoryUnknown')
  const impossible = impossibleVitals(written)
  if (impossible.length > 0) throw refusal('vitalsImpossible', { fields: impossible.join(', ') })
  const lines = await knownLines(written.medicines, { db, refusal })
  const gone = new Set(
    await unknownTests(
      db,
      written.tests.flatMap(({ testId }) => testId ?? []),
    ),
  )
  const test = written.tests.find(({ testId }) => testId !== null && gone.has(testId))
  if (test !== undefined) throw refusal('medicineUnknown', { name: test.name })
  const refused = refusedByVideo(lines, appointment, written)
  if (refused.length > 0) throw refusal('notByVideo', { names: refused.join(', ') })
  refuseUnclear(lines, { refusal, language })
  const stored = derivedContent({ ...written, medicines: lines.map(({ line }) => line) })
  if (written.saveType === 'save') return stored
  const names = seriousOpen(lines, await checkedPatient(db, caller, appointment, written, now), written.dismissals)
  if (names !== '') throw refusal('seriousUnanswered', { names })
  return stored
}
