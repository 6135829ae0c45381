import type { RoomCases } from '../../kit/policy/case'
import { doctors, ofTheDoctor, NOWHERE } from '../../kit/policy/groups'
import { roomBeds } from '../../../server/inpatient/inpatient.tables'
import { newId } from '../../../server/kit/ids'
import { EMPTY_SUMMARY } from '../../../src/core/inpatient/summary.rules'
import { type Admittable, somebodyIll } from '../../kit/wards'
import type { Fields } from '../../kit/policy/case'
import type { World } from '../../kit/policy/people'

/** An admission to the hospital of a stay, on the wire. */
const admissionInto = (
  { hospitalId, roomId, sponsor }: World['stay'],
  person: Fields | Admittable,
  bedId: string,
): Fields => ({
  status: 'admit',
  ...person,
  hospital_id: hospitalId,
  hospital_room_id: roomId,
  room_bed_id: bedId,
  sponsor_name: sponsor,
  case_history: 'Right MCA infarct',
  hospital_uhid: 'SH-1',
  admission_date: '05-01-2026',
})
const nobodyIll: Fields = {
  patient_id: NOWHERE,
  member_id: NOWHERE,
  name: 'Meera Rao',
  age: 41,
  gender: 'Female',
}

/** A new bed in the room of a stay. */
const anotherBed = async ({ db }: World['backend'], { roomId }: World['stay']): Promise<string> => {
  const id = newId()
  await db.insert(roomBeds).values({ id, roomId, number: id, position: 99 })
  return id
}

export const inpatientPolicy: RoomCases<'inpatient'> = {
  hospitals: {
    may: doctors,
    input: () => ({}),
    reaches: ofTheDoctor,
    shows: (result, { hospitalId }) => JSON.stringify(result).includes(hospitalId),
  },
  stays: {
    may: doctors,
    input: ({ hospitalId }) => ({ hospital_id: hospitalId, discharged: 'false', page: 1, limit: 50 }),
    reaches: ofTheDoctor,
    shows: (result, { stay }) => JSON.stringify(result).includes(stay.id),
  },
  rooms: {
    may: doctors,
    input: ({ hospitalId }) => ({ hospital_id: hospitalId }),
    missing: () => ({ hospital_id: NOWHERE }),
    reaches: ofTheDoctor,
  },
  stay: {
    may: doctors,
    input: ({ stay }) => ({ id: stay.id }),
    missing: () => ({ id: NOWHERE }),
    reaches: ofTheDoctor,
  },
  admission: {
    may: doctors,
    input: async ({ backend, stay }) =>
      admissionInto(stay, await somebodyIll(backend), await anotherBed(backend, stay)),
    missing: ({ stay }) => admissionInto(stay, nobodyIll, NOWHERE),
    reaches: ofTheDoctor,
  },
  update: {
    may: doctors,
    input: ({ stay }) => ({ id: stay.id, status: 'active' }),
    missing: () => ({ id: NOWHERE, status: 'active' }),
    reaches: ofTheDoctor,
  },
  summary: {
    may: doctors,
    input: ({ stay }) => ({ id: stay.id }),
    missing: () => ({ id: NOWHERE }),
    reaches: ofTheDoctor,
  },
  medicines: {
    may: doctors,
    input: ({ stay }) => ({ id: stay.id }),
    missing: () => ({ id: NOWHERE }),
    reaches: ofTheDoctor,
  },
  saveSummary: {
    may: doctors,
    input: ({ stay }) => ({ id: stay.id, ...EMPTY_SUMMARY, isFinished: false, revision: null }),
    missing: () => ({ id: NOWHERE, ...EMPTY_SUMMARY, isFinished: false, revision: null }),
    reaches: ofTheDoctor,
  },
  summaryLink: {
    may: ['owner', 'otherPatient', ...doctors],
    input: ({ ownStayId }) => ({ id: ownStayId }),
    missing: () => ({ id: NOWHERE }),
    reaches: ['owner', ...ofTheDoctor],
  },
  ownStay: {
    may: ['owner', 'otherPatient'],
    input: ({ ownStayId }) => ({ id: ownStayId }),
    missing: () => ({ id: NOWHERE }),
    reaches: ['owner'],
  },
}
