import { roomBeds } from '../../../server/inpatient/inpatient.tables'
import { newId } from '../../../server/kit/ids'
import { EMPTY_SUMMARY } from '../../../src/core/inpatient/summary.rules'
import { type Admittable, somebodyIll } from '../wards'
import type { Case, Fields } from './case'
import type { PersonName, World } from './people'

const doctors: readonly PersonName[] = ['treatingDoctor', 'otherDoctor', 'juniorDoctor']
const ofTheDoctor: readonly PersonName[] = ['treatingDoctor', 'juniorDoctor']
const NOWHERE = '00000000-0000-4000-8000-00000000dead'

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

/** Rows of the in-patients, as `cases.ts` has those of the other rooms. */
export const inpatientCases: Readonly<Record<`inpatient.${string}`, Case>> = {
  'inpatient.hospitals': {
    may: doctors,
    input: () => ({}),
    reaches: ofTheDoctor,
    shows: (result, { hospitalId }) => JSON.stringify(result).includes(hospitalId),
  },
  'inpatient.stays': {
    may: doctors,
    input: ({ hospitalId }) => ({ hospital_id: hospitalId, discharged: 'false', page: 1, limit: 50 }),
    reaches: ofTheDoctor,
    shows: (result, { stay }) => JSON.stringify(result).includes(stay.id),
  },
  'inpatient.rooms': {
    may: doctors,
    input: ({ hospitalId }) => ({ hospital_id: hospitalId }),
    missing: () => ({ hospital_id: NOWHERE }),
    reaches: ofTheDoctor,
  },
  'inpatient.stay': {
    may: doctors,
    input: ({ stay }) => ({ id: stay.id }),
    missing: () => ({ id: NOWHERE }),
    reaches: ofTheDoctor,
  },
  'inpatient.admission': {
    may: doctors,
    input: async ({ backend, stay }) =>
      admissionInto(stay, await somebodyIll(backend), await anotherBed(backend, stay)),
    missing: ({ stay }) => admissionInto(stay, nobodyIll, NOWHERE),
    reaches: ofTheDoctor,
  },
  'inpatient.update': {
    may: doctors,
    input: ({ stay }) => ({ id: stay.id, status: 'active' }),
    missing: () => ({ id: NOWHERE, status: 'active' }),
    reaches: ofTheDoctor,
  },
  'inpatient.summary': {
    may: doctors,
    input: ({ stay }) => ({ id: stay.id }),
    missing: () => ({ id: NOWHERE }),
    reaches: ofTheDoctor,
  },
  'inpatient.medicines': {
    may: doctors,
    input: ({ stay }) => ({ id: stay.id }),
    missing: () => ({ id: NOWHERE }),
    reaches: ofTheDoctor,
  },
  'inpatient.saveSummary': {
    may: doctors,
    input: ({ stay }) => ({ id: stay.id, ...EMPTY_SUMMARY, isFinished: false, revision: null }),
    missing: () => ({ id: NOWHERE, ...EMPTY_SUMMARY, isFinished: false, revision: null }),
    reaches: ofTheDoctor,
  },
  'inpatient.summaryLink': {
    may: ['owner', 'otherPatient', ...doctors],
    input: ({ ownStayId }) => ({ id: ownStayId }),
    missing: () => ({ id: NOWHERE }),
    reaches: ['owner', ...ofTheDoctor],
  },
  'inpatient.ownStay': {
    may: ['owner', 'otherPatient'],
    input: ({ ownStayId }) => ({ id: ownStayId }),
    missing: () => ({ id: NOWHERE }),
    reaches: ['owner'],
  },
}
