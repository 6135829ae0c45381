import { eq } from 'drizzle-orm'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { users } from '../../server/people/people.tables'
import { newId } from '../../server/kit/ids'
import { members } from '../../server/members/members.tables'
import { doctorHospitals, hospitals } from '../../server/team/team.tables'
import { hospitalRooms, hospitalSponsors, roomBeds } from '../../server/inpatient/inpatient.tables'
import { dayOf } from '../../src/core/kit/dates'
import type { TestBackend } from './backend'
import type { Session } from './patients'
import { present } from './present'
import type { Served } from './served'
import { newDoctor } from './staff'

/** A hospital of the demonstration doctor, or of another, with an ICU of two beds and a ward of three, all free. */
export interface EmptyHospital {
  readonly hospitalId: string
  readonly icu: { readonly id: string; readonly beds: readonly string[] }
  readonly ward: { readonly id: string; readonly beds: readonly string[] }
}

export const emptyHospital = async ({ db }: Pick<TestBackend, 'db'>, ofDoctor?: string): Promise<EmptyHospital> => {
  const [demonstrated] = await db.select().from(users).where(eq(users.id, demonstrationAccounts.doctor.id))
  const doctorId = ofDoctor ?? demonstrated!.doctorId!
  const hospitalId = newId()
  const icu = { id: newId(), beds: [newId(), newId()] }
  const ward = { id: newId(), beds: [newId(), newId(), newId()] }
  await db.insert(hospitals).values({ id: hospitalId, name: 'Nadi Hospital', area: 'Sector 62', city: 'Noida' })
  await db.insert(doctorHospitals).values({ doctorId, hospitalId, position: 5 })
  await db.insert(hospitalSponsors).values([
    { hospitalId, name: 'Self pay', position: 0 },
    { hospitalId, name: 'CGHS', position: 1 },
  ])
  await db.insert(hospitalRooms).values([
    { id: ward.id, hospitalId, name: 'Ward A', type: 'WARD', phone: '01204600101', position: 0 },
    { id: icu.id, hospitalId, name: 'Neuro ICU', type: 'ICU', phone: null, position: 1 },
  ])
  await db
    .insert(roomBeds)
    .values(
      [icu, ward].flatMap(({ id: roomId, beds }) =>
        beds.map((id, position) => ({ id, roomId, number: String(position + 1), position })),
      ),
    )
  return { hospitalId, icu, ward }
}

export interface Admittable {
  readonly patient_id: string
  readonly member_id: string
  readonly name: string
  readonly age: number
  readonly gender: 'Female'
}

let people = 0
/** Somebody who can be admitted, whose number the staff know. */
export const somebodyIll = async ({ db }: Pick<TestBackend, 'db'>, name = 'Meera Rao'): Promise<Admittable> => {
  const [patient_id, member_id] = [newId(), newId()]
  const phone = { countryCode: '+91', phoneNumber: String(7_600_000_000 + (people += 1)) }
  const person = { name, age: 61, gender: 'Female' as const }
  await db.insert(users).values({ id: patient_id, role: 'PATIENT', ...phone, name, createdAt: 1 })
  await db
    .insert(members)
    .values({ id: member_id, patientId: patient_id, ...person, ...phone, isDefault: true, createdAt: 1 })
  await present(db, patient_id)
  return { patient_id, member_id, ...person }
}

/** An admission on the wire, today in the first bed of the ward unless said otherwise. */
export const admissionOf = (
  person: Admittable,
  { hospitalId, ward }: EmptyHospital,
  more: Record<string, unknown> = {},
): Record<string, unknown> => ({
  status: 'admit',
  ...person,
  hospital_id: hospitalId,
  hospital_room_id: ward.id,
  room_bed_id: ward.beds[0],
  sponsor_name: 'Self pay',
  case_history: 'Right MCA infarct',
  hospital_uhid: 'SH-1',
  admission_date: '05-01-2026',
  ...more,
})

export interface StayOnWire {
  readonly id: string
  readonly status: string
  readonly room_name: string
  readonly bed_number: string
  readonly sponsor_name: string
  readonly case_history: string
  readonly hospital_uhid: string
  readonly admission_date: string
  readonly discharged_date: string | null
}

/** What the demonstration doctor does to stays, on the wire; `admitted` is into the hospital of now. */
export const wardCalls = (practice: () => TestBackend, token: () => string, place: () => EmptyHospital) => {
  const send = (input: Record<string, unknown>) =>
    practice().call<StayOnWire>('inpatient.admission', input, { token: token() })
  return {
    send,
    change: (input: Record<string, unknown>) =>
      practice().call<StayOnWire>('inpatient.update', input, { token: token() }),
    discharge: (id: string) => send({ status: 'discharged', id }),
    admitted: async (more: Record<string, unknown> = {}, name?: string): Promise<StayOnWire> => {
      const { status, result, message } = await send(admissionOf(await somebodyIll(practice(), name), place(), more))
      if (status !== 200) throw new Error(`Nobody could be admitted: ${message}`)
      return result
    },
    list: async (more: Record<string, unknown> = {}) =>
      (
        await practice().call<{ data: StayOnWire[]; count: number; page: number; hasMore: boolean }>(
          'inpatient.stays',
          { hospital_id: place().hospitalId, page: 1, limit: 10, ...more },
          { token: token() },
        )
      ).result,
  }
}

/** Meera Rao is admitted today into the first bed of the ward, by a doctor who works there. */
export const admitDirectly = async (
  practice: Pick<TestBackend, 'db'>,
  { ports }: Pick<Session, 'ports'>,
  { hospitalId, ward }: EmptyHospital,
): Promise<string> => {
  const { patient_id: patientId, member_id: memberId, ...person } = await somebodyIll(practice)
  const admitted = await ports.inpatient.admission(
    {
      status: 'admit',
      patientId,
      memberId,
      ...person,
      hospitalId,
      roomId: ward.id,
      bedId: ward.beds[0]!,
      sponsor: 'Self pay',
      caseHistory: 'Right MCA infarct',
      uhid: 'SH-1',
      admittedOn: dayOf(Math.floor(Date.now() / 1000)),
      key: newId(),
    },
    new AbortController().signal,
  )
  if (!admitted.ok) throw new Error(`Nobody could be admitted: ${admitted.failure.message}`)
  return admitted.value.id
}

/** A doctor with a hospital of their own, where Meera Rao lies in bed 1 of Ward A. */
export const newWard = async (served: Served) => {
  const doctor = await newDoctor(served)
  const place = await emptyHospital(served, doctor.id)
  const stayId = await admitDirectly(served, doctor, place)
  return { doctor, stayId, hospitalId: place.hospitalId, path: `/ip-dash?hospital=${place.hospitalId}` }
}
