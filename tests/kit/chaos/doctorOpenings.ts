import { schedules } from '../../../server/booking/booking.tables'
import { newId } from '../../../server/kit/ids'
import { prescriptionTemplates } from '../../../server/templates/templates.tables'
import { EMPTY_SUMMARY } from '../../../src/core/inpatient/summary.rules'
import { dayOf, HOUR, MINUTE, startOfDay } from '../../../src/core/kit/dates'
import { newDoctor, newStaff } from '../staff'
import { entriesOf, type Session } from '../patients'
import { queueHours, someoneInQueue } from '../queues'
import type { Served } from '../served'
import { emptyHospital, somebodyIll } from '../wards'
import type { Opening, Practice } from './screen'

/** What alone of a practice these need. */
type InPractice = Pick<Practice, 'served'>

export interface Colleague {
  readonly id: string
  readonly clinicId: string
  readonly session: Session
  readonly open: (path: string) => Opening
}

const now = (): number => Math.floor(Date.now() / 1000)

/** A doctor of their own without hours: what a case does touches nobody else's day. */
const newColleague = async (served: Served): Promise<Colleague> => {
  const { id, clinicId, ...session } = await newDoctor(served, { days: 0 })
  return {
    id,
    clinicId,
    session,
    open: (path) => ({ path, session: entriesOf(session.storage) }),
  }
}

const SLOTS = 5

/** Hours of tomorrow at the clinic. */
const hoursOf = async ({ db }: Served, { id: doctorId, clinicId }: Colleague) => {
  const id = newId()
  const startsAt = startOfDay(dayOf(now() + 24 * HOUR)) + 10 * HOUR
  const times = { startsAt, endsAt: startsAt + SLOTS * 15 * MINUTE, totalSlots: SLOTS, slotSeconds: 15 * MINUTE }
  await db
    .insert(schedules)
    .values({ id, doctorId, clinicId, consultation: 'inClinic', bufferSeconds: 0, fee: 60_000, ...times })
  return { id, doctorId, clinicId, startsAt }
}

/** A doctor with hours tomorrow and one appointment in them. */
export const withAppointment = async (served: Served, status: 'upcoming' | 'cancelled' = 'upcoming') => {
  const colleague = await newColleague(served)
  const hours = await hoursOf(served, colleague)
  const endsAt = hours.startsAt + 15 * MINUTE
  const { id: bookingId, phoneNumber } = await someoneInQueue(served.db, hours, hours.startsAt, { endsAt, status })
  return { colleague, bookingId, phoneNumber }
}

/** The schedule of a doctor with hours tomorrow that nobody has booked. */
export const atFreeHours = async ({ served }: InPractice): Promise<Opening> => {
  const colleague = await newColleague(served)
  await hoursOf(served, colleague)
  return colleague.open('/schedule')
}

/** The schedule of a doctor with one appointment tomorrow. */
export const atSchedule = async ({ served }: InPractice): Promise<Opening> => {
  const { colleague } = await withAppointment(served)
  return colleague.open('/schedule')
}

/** A doctor in front of the own profile. */
export const atProfile = async ({ served }: InPractice): Promise<Opening> => {
  const { colleague } = await withAppointment(served)
  return colleague.open('/profile-detail')
}

/** The schedule of a doctor whose one appointment was cancelled. */
export const atCancelled = async ({ served }: InPractice): Promise<Opening> => {
  const { colleague } = await withAppointment(served, 'cancelled')
  return colleague.open('/schedule')
}

/** A doctor who keeps one template, in front of the schedule. */
export const withTemplate = async ({ served }: InPractice): Promise<Opening> => {
  const { colleague } = await withAppointment(served)
  const [known] = await served.db.select().from(prescriptionTemplates).limit(1)
  await served.db
    .insert(prescriptionTemplates)
    .values({ ...known!, id: newId(), doctorId: colleague.id, name: 'Migraine' })
  return colleague.open('/schedule')
}

/** A doctor in front of the prescription of an appointment. */
export const atPrescription = async ({ served }: InPractice): Promise<Opening> => {
  const { colleague, bookingId } = await withAppointment(served)
  return colleague.open(`/create-prescription?bookingId=${bookingId}`)
}

/** Today's queue of a doctor: one person is to come. */
export const withQueue = async (served: Served) => {
  const colleague = await newColleague(served)
  const hours = await queueHours(served.db, colleague.id, now(), colleague.clinicId)
  const { phoneNumber } = await someoneInQueue(served.db, hours, now())
  return { colleague, phoneNumber }
}

export const atReception = async ({ served }: InPractice): Promise<Opening> =>
  (await withQueue(served)).colleague.open('/opd-reception')

/** The screen of the waiting room. */
export const atDisplay = async ({ served }: InPractice): Promise<Opening> => {
  const { colleague } = await withQueue(served)
  return colleague.open(`/opd-reception/display?clinicId=${colleague.clinicId}`)
}

/** A hospital of the doctor in whose ward Meera Rao lies. */
export const withStay = async (served: Served) => {
  const colleague = await newColleague(served)
  const { hospitalId, ward } = await emptyHospital(served, colleague.id)
  const { patient_id: patientId, member_id: memberId, ...person } = await somebodyIll(served)
  const where = { hospitalId, roomId: ward.id, bedId: ward.beds[0]! }
  const why = { sponsor: 'Self pay', caseHistory: 'Right MCA infarct', uhid: 'SH-1', admittedOn: dayOf(now()) }
  const request = { status: 'admit', patientId, memberId, ...person, ...where, ...why } as const
  const stay = await colleague.session.ports.inpatient.admission(
    { ...request, key: newId() },
    new AbortController().signal,
  )
  if (!stay.ok) throw new Error(stay.failure.message)
  return { colleague, stayId: stay.value.id, patientId }
}

export const atWard = async ({ served }: InPractice): Promise<Opening> =>
  (await withStay(served)).colleague.open('/ip-dash')

/** Those in hospital as a list. */
export const atList = async ({ served }: InPractice): Promise<Opening> =>
  (await withStay(served)).colleague.open('/ip-dash?navItem=1')

/** The stay of Meera Rao, open. */
export const atStay = async ({ served }: InPractice): Promise<Opening> => {
  const { colleague, stayId } = await withStay(served)
  return colleague.open(`/ip-dash?stay=${stayId}`)
}

/** The stay of Meera Rao, open, whose summary another doctor has begun. */
export const atWrittenStay = async ({ served }: InPractice): Promise<Opening> => {
  const { colleague, stayId } = await withStay(served)
  const other = await newStaff(served, 'DOCTOR', { doctorId: colleague.id, name: 'Dr. Asha Rao' })
  const written = { ...EMPTY_SUMMARY, diagnosis: 'Stroke' }
  const saved = await other.ports.inpatient.saveSummary(
    { id: stayId, ...written, isFinished: false, revision: 0, key: newId() },
    new AbortController().signal,
  )
  if (!saved.ok) throw new Error(saved.failure.message)
  return colleague.open(`/ip-dash?stay=${stayId}`)
}

/** A doctor about to admit somebody to a hospital with free beds. */
export const atAdmission = async ({ served }: InPractice): Promise<Opening> => {
  const colleague = await newColleague(served)
  await emptyHospital(served, colleague.id)
  return colleague.open('/admit-patient')
}
