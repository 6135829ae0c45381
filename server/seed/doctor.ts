import { dayOf } from '../../src/core/kit/dates'
import type { clinics, doctors } from '../doctors/doctors.tables'
import { aboutTemplates, profileTags } from './content/about'
import type { City } from '../location/cities'
import { councils, qualificationPaths } from './content/degrees'
import { namesByRegion, type Region, regionsByCity } from './content/people'
import type { SpecialitySeed } from './content/specialities'
import { portraitNumber } from './media'
import type { Dice } from './random'

interface Setting {
  readonly index: number
  readonly city: City
  readonly speciality: SpecialitySeed
  readonly links: readonly { clinic: typeof clinics.$inferInsert; fee: number }[]
  readonly videoFee: number | null
  readonly reviews: readonly { stars: number }[]
  readonly now: number
}

/** Spoken in a city beside English and Hindi. */
const SPOKEN: Readonly<Record<string, readonly string[]>> = {
  Noida: ['Punjabi', 'Urdu'],
  Mumbai: ['Marathi', 'Gujarati'],
  Bengaluru: ['Kannada', 'Tamil', 'Telugu'],
  Ahmedabad: ['Gujarati'],
  Kolkata: ['Bengali'],
  Durgapur: ['Bengali'],
  Hyderabad: ['Telugu', 'Urdu'],
  Chennai: ['Tamil', 'Malayalam'],
  Pune: ['Marathi'],
  Surat: ['Gujarati', 'Marathi'],
  Jaipur: ['Urdu', 'Punjabi'],
  Lucknow: ['Urdu'],
}

/** A degree in medicine is rarely finished before this age. */
const FIRST_PRACTICE = 26

const named = (roll: Dice, region: Region, gender: 'Male' | 'Female'): string => {
  const { male, female, surnames } = namesByRegion[region]
  return `Dr. ${roll.pick(gender === 'Male' ? male : female)} ${roll.pick(surnames)}`
}

/** `['a', 'b', 'c']` as `a, b and c`, in the small letters of running text. */
const listed = (items: readonly string[]): string => {
  const words = items.map((item) => (/^[A-Z][a-z]/.test(item) ? item[0]!.toLowerCase() + item.slice(1) : item))
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

const registered = (roll: Dice, city: City, index: number) => {
  const { council, prefix, digits } = councils.find(({ state }) => state === city.state) ?? councils[0]!
  const first = 10 ** (digits - 1)
  const spread = Math.floor((9 * first) / 40_000)
  return {
    registrationCouncil: council,
    registrationNumber: `${prefix}${first + index * spread + roll.between(0, spread - 1)}`,
  }
}

/** An invented doctor; the words of name, speciality and places are what find-doctor searches. */
export const doctorOf = (
  roll: Dice,
  { index, city, speciality, links, videoFee, reviews, now }: Setting,
): typeof doctors.$inferInsert => {
  const gender = index % 5 < 3 ? 'Male' : 'Female'
  const name = named(roll, roll.pick(regionsByCity[city.name] ?? ['north']), gender)
  const path = roll.pick(qualificationPaths[speciality.kind])
  const years = roll.between(3, 32)
  const expertise = roll.some(speciality.expertise, roll.between(3, 5))
  const blanks: Record<string, string> = {
    name,
    city: city.name,
    years: String(years),
    speciality: speciality.name,
    expertise: listed(expertise.slice(0, 3)),
  }
  const places = [...new Set(links.flatMap(({ clinic }) => [clinic.area, clinic.city]))]
  return {
    id: roll.uuid(),
    specialityId: speciality.key,
    name,
    gender,
    practisingSince: Number(dayOf(now).slice(0, 4)) - years,
    ...registered(roll, city, index),
    about: roll.pick(aboutTemplates).replace(/\{(\w+)\}/g, (whole, blank: string) => blanks[blank] ?? whole),
    photoUrl: `/media/portraits/${portraitNumber({ index, age: FIRST_PRACTICE + years, gender })}.svg`,
    coverUrl: `/media/covers/${index + 1}.svg`,
    videoFee,
    clinicFee: links.length === 0 ? null : Math.min(...links.map(({ fee }) => fee)),
    languages: ['English', 'Hindi', ...roll.some(SPOKEN[city.name] ?? [], roll.between(1, 2))],
    qualifications: path.map((degree) => degree.degree_name),
    expertise,
    tags: roll.some(speciality.expertise, 3),
    profileTags: roll.some(profileTags, roll.between(2, 4)),
    city: city.name,
    isVerified: true,
    contactSupport: index % 4 === 0,
    reviewCount: reviews.length,
    ratingSum: reviews.reduce((sum, { stars }) => sum + stars, 0),
    searchText: [name, speciality.name, ...expertise, city.name, ...places].join(' ').toLowerCase(),
  }
}
