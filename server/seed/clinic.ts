import type { clinics } from '../doctors/doctors.tables'
import type { City } from '../location/cities'
import { buildings, clinicStems, landmarks, streets } from './content/clinics'
import type { Dice } from './random'

/** About 600 m either way, so that two clinics of an area do not share a point. */
const nearby = (roll: Dice, degrees: number): number => Number((degrees + roll.between(-600, 600) / 100_000).toFixed(6))

/** An invented clinic in one of a city's areas. */
export const clinicOf = (roll: Dice, city: City): typeof clinics.$inferInsert => {
  const area = roll.pick(city.areas)
  return {
    id: roll.uuid(),
    name: `${roll.pick(clinicStems).stem}, ${area.name}`,
    address: `${roll.pick(buildings)}, ${roll.pick(streets)}, ${roll.pick(landmarks)}, ${area.name}`,
    area: area.name,
    city: city.name,
    pincode: area.pincode,
    latitude: nearby(roll, area.latitude),
    longitude: nearby(roll, area.longitude),
    // Like the helpline, clearly nobody's.
    phone: `1800 000 4${area.pincode.slice(-3)}`,
    photoUrl: `/media/covers/${roll.between(1, 9999)}.svg`,
  }
}
