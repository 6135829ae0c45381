import { cities, type City } from '../location/cities'
import { namesByRegion, regionsByCity } from '../seed/content/people'
import { type Dice, dice } from '../seed/random'
import type { doctorHospitals, hospitals, hospitalStaff } from './team.tables'

type Row<T extends { $inferInsert: unknown }> = T['$inferInsert']

/** Two invented hospitals a city. */
const HOSPITAL_NAMES = ['Sanjeevani Hospital', 'Nadi Neuro and Spine Hospital'] as const

/** Who looks after neurology and spine patients on a ward, in the order a team is listed. */
const ROLES = [
  'Resident Doctor, Neurosurgery',
  'Resident Doctor, Neurology',
  'Ward Sister',
  'Ward Nurse',
  'ICU Nurse',
  'Physiotherapist',
  'Admission Desk',
] as const

const FIRST_NUMBER = 9_810_200_000

const staffOf = (roll: Dice, city: City, hospitalId: string, number: number): Row<typeof hospitalStaff>[] =>
  ROLES.map((role, position) => {
    const { male, female, surnames } = namesByRegion[roll.pick(regionsByCity[city.name] ?? (['north'] as const))]
    const isDoctor = role.startsWith('Resident')
    const name = `${roll.pick(roll.chance(0.4) ? male : female)} ${roll.pick(surnames)}`
    return {
      hospitalId,
      userId: roll.uuid(),
      name: isDoctor ? `Dr. ${name}` : name,
      role,
      photoUrl: null,
      countryCode: '+91',
      phoneNumber: String(FIRST_NUMBER + number * ROLES.length + position),
      position,
    }
  })

export interface Teams {
  readonly hospitals: Row<typeof hospitals>[]
  readonly doctorHospitals: Row<typeof doctorHospitals>[]
  readonly hospitalStaff: Row<typeof hospitalStaff>[]
}

/** Hospitals with their teams in every city, and where each doctor works: one or two of the doctor's own city. */
export const teamsOf = (doctors: readonly { readonly id: string; readonly city: string }[]): Teams => {
  const roll = dice(14)
  const places = cities.flatMap((city, cityNumber) =>
    HOSPITAL_NAMES.map((name, nameNumber) => {
      const number = cityNumber * HOSPITAL_NAMES.length + nameNumber
      const id = roll.uuid()
      const { name: area, latitude, longitude } = roll.pick(city.areas)
      const hospital = { id, name, area, city: city.name, latitude, longitude }
      return { hospital, staff: staffOf(roll, city, hospital.id, number) }
    }),
  )
  return {
    hospitals: places.map(({ hospital }) => hospital),
    hospitalStaff: places.flatMap(({ staff }) => staff),
    doctorHospitals: doctors.flatMap(({ id, city }, index) =>
      places
        .filter(({ hospital }) => hospital.city === city)
        .slice(0, index % 3 === 2 ? 1 : 2)
        .map(({ hospital }, position) => ({ doctorId: id, hospitalId: hospital.id, position })),
    ),
  }
}
