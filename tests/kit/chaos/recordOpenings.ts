import { eq } from 'drizzle-orm'
import { newId } from '../../../server/kit/ids'
import { medicines } from '../../../server/prescription/prescription.tables'
import { users } from '../../../server/people/people.tables'
import { EMPTY_SUMMARY } from '../../../src/core/inpatient/summary.rules'
import { EMPTY_CONTENT, type MedicineLine, type SaveType } from '../../../src/core/prescription/prescription'
import { entriesOf, logIn } from '../patients'
import { line } from '../medicineLines'
import type { Served } from '../served'
import { withAppointment, withQueue, withStay } from './doctorOpenings'
import type { Opening, Practice } from './screen'
import { valueOf } from './valueOf'

const signal = new AbortController().signal
const key = () => crypto.randomUUID()

const levetiracetam = line('levetiracetam-500-mg-tablet', 'Levetiracetam 500 mg tablet') as MedicineLine

/** A doctor has written for an appointment, and signed it where the consultation has ended. */
export const withPrescription = async (served: Served, saveType: SaveType) => {
  const { colleague, bookingId, phoneNumber } = await withAppointment(served)
  const content = { ...EMPTY_CONTENT, medicines: [levetiracetam], note: 'Never stop suddenly.' }
  const written = { bookingId, ...content, healthCategoryId: 'epilepsy', saveType, dismissals: [], key: key() }
  const { id } = valueOf(await colleague.session.ports.prescription.create(written, signal))
  return { colleague, bookingId, phoneNumber, id }
}

/** A doctor in front of a prescription that was saved before and not signed. */
export const atSaved = async ({ served }: Practice): Promise<Opening> => {
  const { colleague, bookingId } = await withPrescription(served, 'save')
  return colleague.open(`/create-prescription?bookingId=${bookingId}`)
}

/** A medicine that the practice does not use most: the form asks for its name. */
const rareMedicine = async ({ db }: Served): Promise<string> => {
  const [known] = await db.select().from(medicines).limit(1)
  const { genericText: _, brandText: __, searchText: ___, ...facts } = known!
  const id = newId()
  await db.insert(medicines).values({ ...facts, id, isUsual: false })
  return id
}

/** A doctor who keeps a favourite line of a medicine that is not usual, and a sentence, in front of a prescription. */
export const atKept = async ({ served }: Practice): Promise<Opening> => {
  const { colleague, bookingId } = await withAppointment(served)
  const { prescription } = colleague.session.ports
  const rare = await rareMedicine(served)
  valueOf(
    await prescription.saveFavourite(
      { alias: 'rare', line: { ...levetiracetam, medicineId: rare }, key: key() },
      signal,
    ),
  )
  valueOf(await prescription.saveSentence({ field: 'note', text: 'Walk every day.', key: key() }, signal))
  return colleague.open(`/create-prescription?bookingId=${bookingId}`)
}

/** The schedule of a doctor whose one appointment has a signed prescription. */
export const atRecords = async ({ served }: Practice): Promise<Opening> => {
  const { colleague } = await withPrescription(served, 'end')
  return colleague.open('/schedule')
}

const openAs = async (served: Served, phoneNumber: string, path: string): Promise<Opening> => ({
  path,
  session: entriesOf((await logIn(served, phoneNumber)).storage),
})

/** A patient in front of a prescription of theirs. */
export const atOwnPrescription = async ({ served }: Practice): Promise<Opening> => {
  const { phoneNumber, id } = await withPrescription(served, 'end')
  return openAs(served, phoneNumber, `/prescription?id=${id}`)
}

/** A patient with an appointment in today's queue, in front of their orders. */
export const inQueue = async ({ served }: Practice): Promise<Opening> => {
  const { phoneNumber } = await withQueue(served)
  return openAs(served, phoneNumber, '/order-list')
}

/** The stay of Meera Rao has ended with its summary. */
const withEndedStay = async (served: Served) => {
  const { colleague, stayId, patientId } = await withStay(served)
  const { inpatient } = colleague.session.ports
  const text = { ...EMPTY_SUMMARY, diagnosis: 'Stroke', course: 'Stable.', advice: 'Walk.', followUp: 'In a week' }
  const written = { id: stayId, ...text, isFinished: true, revision: 0, key: key() }
  valueOf(await inpatient.saveSummary(written, signal))
  valueOf(await inpatient.admission({ status: 'discharged', id: stayId, key: key() }, signal))
  return { colleague, stayId, patientId }
}

/** A stay that has ended, as its doctor reads it. */
export const atEndedStay = async ({ served }: Practice): Promise<Opening> => {
  const { colleague, stayId } = await withEndedStay(served)
  return colleague.open(`/ip-dash?stay=${stayId}`)
}

/** A patient whose stay has ended, in front of their orders. */
export const afterStay = async ({ served }: Practice): Promise<Opening> => {
  const { patientId } = await withEndedStay(served)
  const [patient] = await served.db.select().from(users).where(eq(users.id, patientId))
  return openAs(served, patient!.phoneNumber ?? '', '/order-list')
}
