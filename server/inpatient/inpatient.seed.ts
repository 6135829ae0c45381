import { and, asc, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm'
import { DAY, HOUR, type UnixSeconds } from '../../src/core/kit/dates'
import { doctors } from '../doctors/doctors.tables'
import type { Database } from '../kit/handlers'
import { members } from '../members/members.tables'
import { demonstrationAccounts } from '../seed/accounts'
import { insertAll } from '../seed/bulk'
import { namesByRegion } from '../seed/content/people'
import { type Dice, dice } from '../seed/random'
import { users } from '../people/people.tables'
import { doctorHospitals, hospitals } from '../team/team.tables'
import { seededCases, seededDischarges } from './inpatient.cases'
import {
  admissionEvents,
  admissions,
  bedOccupancies,
  dischargeSummaries,
  hospitalRooms,
  hospitalSponsors,
  roomBeds,
} from './inpatient.tables'
import { staysWhere } from './stays.read'
import { recordSummary } from './summary.record'

type Row<T extends { $inferInsert: unknown }> = T['$inferInsert']
type Member = Row<typeof members>

const SPONSORS = ['Self pay', 'Ayushman Bharat PM-JAY', 'Star Health', 'CGHS', 'New India Assurance'] as const

/** The rooms of a hospital of the demonstration with the number of their beds. */
const ROOMS = [
  { name: 'Neuro ICU', type: 'ICU', beds: 5 },
  { name: 'Spine HDU', type: 'ICU', beds: 3 },
  { name: 'Ward A', type: 'WARD', beds: 6 },
  { name: 'Ward B', type: 'WARD', beds: 6 },
  { name: 'Private 301', type: 'WARD', beds: 2 },
  { name: 'Private 302', type: 'WARD', beds: 1 },
] as const

const FIRST_PHONE = 1_204_600_100

interface Building {
  readonly hospitalId: string
  /** Beds by room, each in its order. */
  readonly beds: readonly (readonly Row<typeof roomBeds>[])[]
}

const writeBuildings = async (db: Database, roll: Dice): Promise<readonly Building[]> => {
  const places = await db.select({ id: hospitals.id }).from(hospitals).orderBy(asc(hospitals.id))
  const made = places.map(({ id: hospitalId }, number) => {
    const rooms = ROOMS.map(({ name, type }, position) => ({
      id: roll.uuid(),
      hospitalId,
      name,
      type,
      phone: `0${FIRST_PHONE + number * ROOMS.length + position}`,
      position,
    }))
    const beds = rooms.map(({ id: roomId }, room) =>
      Array.from({ length: ROOMS[room]!.beds }, (_, position) => ({
        id: roll.uuid(),
        roomId,
        number: String(position + 1),
        position,
      })),
    )
    return { hospitalId, rooms, beds }
  })
  await insertAll(
    db,
    hospitalSponsors,
    places.flatMap(({ id }) => SPONSORS.map((name, position) => ({ hospitalId: id, name, position }))),
  )
  await insertAll(
    db,
    hospitalRooms,
    made.flatMap(({ rooms }) => rooms),
  )
  await insertAll(
    db,
    roomBeds,
    made.flatMap(({ beds }) => beds.flat()),
  )
  return made
}

const FIRST_NUMBER = 9_000_000_201
const regions = ['north', 'bengal', 'gujarat', 'south', 'maharashtra'] as const

/** Patients of their own for the stays, each with a profile. */
const writePeople = async (db: Database, roll: Dice, count: number, now: UnixSeconds): Promise<Member[]> => {
  const made = Array.from({ length: count }, (_, index) => {
    const gender = roll.chance(0.5) ? ('Male' as const) : ('Female' as const)
    const { male, female, surnames } = namesByRegion[regions[index % regions.length]!]
    const name = `${roll.pick(gender === 'Male' ? male : female)} ${roll.pick(surnames)}`
    const phone = { countryCode: '+91', phoneNumber: String(FIRST_NUMBER + index) }
    const user = { id: roll.uuid(), role: 'PATIENT' as const, ...phone, name, createdAt: now - 60 * DAY }
    const age = roll.between(24, 78)
    const member = {
      id: roll.uuid(),
      patientId: user.id,
      name,
      age,
      gender,
      isDefault: true,
      ...phone,
      createdAt: user.createdAt,
    }
    return { user, member }
  })
  await insertAll(
    db,
    users,
    made.map(({ user }) => user),
  )
  await insertAll(
    db,
    members,
    made.map(({ member }) => member),
  )
  return made.map(({ member }) => member)
}

/** The grown-up family of the demonstration patient. */
const familyOf = (db: Database): Promise<Member[]> =>
  db
    .select()
    .from(members)
    .where(
      and(eq(members.patientId, demonstrationAccounts.patient.id), eq(members.isDefault, false), gt(members.age, 17)),
    )
    .orderBy(asc(members.createdAt))

interface SeededStay {
  readonly doctorId: string
  readonly hospitalId: string
  readonly bed: Row<typeof roomBeds>
  readonly member: Member
  readonly history: string
  readonly admittedAt: UnixSeconds
  readonly dischargedAt: UnixSeconds | null
  readonly sponsor: string
  readonly uhid: string
}

const writeStays = async (db: Database, roll: Dice, stays: readonly SeededStay[]): Promise<readonly string[]> => {
  const made = stays.map((stay) => ({ ...stay, id: roll.uuid() }))
  await insertAll(
    db,
    admissions,
    made.map(({ bed: _, member, history, ...stay }) => ({
      ...stay,
      memberId: member.id,
      patientId: member.patientId,
      name: member.name ?? '',
      age: member.age ?? 0,
      gender: member.gender ?? 'Male',
      caseHistory: history,
      createdAt: stay.admittedAt,
    })),
  )
  await insertAll(
    db,
    bedOccupancies,
    made.map(({ id, bed, member, admittedAt, dischargedAt }) => ({
      admissionId: id,
      position: 1,
      memberId: member.id,
      bedId: bed.id,
      startsAt: admittedAt,
      endsAt: dischargedAt,
    })),
  )
  const byUserId = demonstrationAccounts.doctor.id
  await insertAll(
    db,
    admissionEvents,
    made.flatMap(({ id, bed, admittedAt, dischargedAt }): Row<typeof admissionEvents>[] => [
      { id: roll.uuid(), admissionId: id, action: 'admitted', byUserId, at: admittedAt, bedId: bed.id },
      ...(dischargedAt === null
        ? []
        : [
            {
              id: roll.uuid(),
              admissionId: id,
              action: 'discharged' as const,
              byUserId,
              at: dischargedAt,
              bedId: bed.id,
            },
          ]),
    ]),
  )
  return made.map(({ id }) => id)
}

/** Rooms and beds in every hospital, and the stays of the demonstration doctor's patients and of a colleague's. */
export const seedInpatients = async (db: Database, now: UnixSeconds): Promise<void> => {
  const roll = dice(15)
  const buildings = await writeBuildings(db, roll)
  const { doctor } = demonstrationAccounts
  const [own] = await db.select({ id: users.doctorId }).from(users).where(eq(users.id, doctor.id))
  if (!own?.id) return
  const doctorId = own.id
  const places = await db
    .select({ hospitalId: doctorHospitals.hospitalId })
    .from(doctorHospitals)
    .where(eq(doctorHospitals.doctorId, doctorId))
    .orderBy(asc(doctorHospitals.position))
  const building = buildings.find(({ hospitalId }) => hospitalId === places[0]?.hospitalId)
  if (building === undefined) return
  const { hospitalId, beds } = building
  // Somebody of this hospital; of a small practice anybody else.
  const [colleague] = await db
    .select({ id: doctors.id })
    .from(doctors)
    .leftJoin(
      doctorHospitals,
      and(eq(doctorHospitals.doctorId, doctors.id), eq(doctorHospitals.hospitalId, hospitalId)),
    )
    .where(ne(doctors.id, doctorId))
    .orderBy(asc(isNull(doctorHospitals.doctorId)), asc(doctors.id))
    .limit(1)
  const people = await writePeople(db, roll, seededCases.length + seededDischarges.length + 3, now)
  const [other, relative] = await familyOf(db)
  const nextFree = beds.map((room) => [...room])
  const shared = () => ({ hospitalId, member: people.shift()!, sponsor: roll.pick(SPONSORS), uhid: uhid(roll) })
  const stays: SeededStay[] = seededCases.map(({ history, days, room }) => ({
    ...shared(),
    doctorId,
    bed: nextFree[room]!.shift()!,
    history,
    admittedAt: now - days * DAY - 3 * HOUR,
    dischargedAt: null,
  }))
  const over = seededDischarges.map(({ history, ago, days, room }): SeededStay => ({
    ...shared(),
    doctorId,
    bed: beds[room]!.at(-1)!,
    history,
    admittedAt: now - ago * DAY - 5 * HOUR,
    dischargedAt: now - (ago - days) * DAY - 4 * HOUR,
  }))
  // The demonstration patient's family: one is home with a summary, one is in hospital.
  if (relative) over[0] = { ...over[0]!, member: relative }
  if (other) stays.push({ ...stays.pop()!, member: other })
  const others = (colleague === undefined ? [] : [0, 2, 3]).map((room): SeededStay => ({
    ...shared(),
    doctorId: colleague!.id,
    bed: nextFree[room]!.shift()!,
    history: 'Under another doctor.',
    admittedAt: now - 2 * DAY,
    dischargedAt: null,
  }))
  const ids = await writeStays(db, roll, [...over, ...stays, ...others])
  await insertAll(
    db,
    dischargeSummaries,
    seededDischarges.flatMap(({ summary }, index) =>
      summary === null
        ? []
        : [
            {
              admissionId: ids[index]!,
              text: summary,
              isFinished: true,
              savedAt: over[index]!.dischargedAt!,
              savedBy: doctor.id,
            },
          ],
    ),
  )
  for (const stay of await staysWhere(db, isNotNull(admissions.dischargedAt))) await recordSummary(db, stay, now)
}

const uhid = (roll: Dice): string => `SH-${roll.between(100_000, 999_999)}`
