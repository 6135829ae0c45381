import * as Schema from 'effect/Schema'
import { describe, expect, test } from 'vitest'
import { doctorsApi } from '../../src/core/doctors/doctors.api'
import {
  ANY_DOCTOR,
  isInEnglish,
  localityOf,
  shownDistance,
  SORTS,
  withoutPlace,
  youTubeId,
} from '../../src/core/doctors/doctors.rules'
import { expertiseIds, expertiseNamed } from '../../src/core/doctors/expertise'

describe('a search by somebody whose place is not known', () => {
  test('narrows and orders nothing by distance, and keeps the rest', () => {
    const query = { ...ANY_DOCTOR, search: 'rao', distance: 10, language: 'Hindi' as const }
    expect(withoutPlace(query)).toEqual({ ...query, distance: null, sort: 'earliest' })
  })

  test.each(SORTS.filter((sort) => sort !== 'nearest'))('keeps the order %s', (sort) => {
    expect(withoutPlace({ ...ANY_DOCTOR, sort }).sort).toBe(sort)
  })

  test('can be ordered in four ways', () => {
    expect(SORTS).toEqual(['nearest', 'earliest', 'experience', 'fee'])
  })
})

test.each([
  ['4 Lake Road, 1st Floor, Behala, Kolkata 700034', 'Behala, Kolkata'],
  ['4 Lake Road, Behala, Kolkata - 700034', 'Behala, Kolkata'],
  ['Kolkata', 'Kolkata'],
  ['', ''],
])('of the address %s a card says %s', (address, locality) => {
  expect(localityOf(address)).toBe(locality)
})

test.each([
  ['Brains, told simply', 'hi-IN', true],
  ['दिमाग, आसान शब्दों में', 'hi-IN', false],
  ['Brains, told simply', 'en-IN', false],
  ['', 'bn-IN', false],
])('%s is said to be in English to who reads %s: %s', (words, locale, expected) => {
  expect(isInEnglish(words, locale)).toBe(expected)
})

describe('what a doctor is known to treat', () => {
  test.each([
    ['Slipped disc', 'slipped-disc'],
    ['Parkinson’s disease', 'parkinson-s-disease'],
    ['EEG  interpretation', 'eeg-interpretation'],
    ['Reads palms', null],
    ['', null],
  ])('%s is named in the person’s language where it is known: %s', (name, id) => {
    expect(expertiseNamed(name)).toBe(id)
  })

  test.each(expertiseIds)('%s is found by its own words', (id) => {
    expect(expertiseNamed(id.replaceAll('-', ' '))).toBe(id)
  })
})

test.each([
  [9.94, 9.9],
  [9.96, 10],
  [10, 10],
  [10.04, 10],
  [10.5, 11],
  [0.04, 0],
])('%d km are shown as %d', (kilometres, shown) => {
  expect(shownDistance(kilometres)).toBe(shown)
})

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk', 'abcdefghijk'],
  ['https://www.youtube.com/watch?list=PL1&index=2&v=abcdefghijk', 'abcdefghijk'],
  ['https://www.youtube-nocookie.com/embed/abcdefghijk', 'abcdefghijk'],
  ['https://youtu.be/abcdefghijkl', null],
  ['https://example.com/watch?v=abcdefghijk', null],
])('the film of %s is %s', (link, id) => {
  expect(youTubeId(link)).toBe(id)
})

describe('a doctor on the wire', () => {
  const card = {
    id: 'd1',
    name: 'Dr. Asha Rao',
    yearsOfExperience: 12,
    speciality: 'Neurology',
    qualifications: [{ degreeName: 'DM Neurology' }],
    languages: ['Hindi'],
    photoUrl: '/d1.jpg',
    distance: null,
    clinicName: null,
    clinicAddress: null,
    reviewCount: 0,
    rating: null,
    expertise: [],
    profileTags: [],
    offers: 'both',
    videoFee: 80_000,
    nextVideoSlot: null,
    clinicFee: null,
    nextClinicSlot: null,
    contactSupport: false,
  } as const

  test.each([
    ['both', 'both'],
    ['video', 'video call'],
    ['inClinic', 'in clinic'],
    ['none', 'none'],
  ] as const)('who offers %s is written as "%s"', (offers, type) => {
    const { output } = doctorsApi.find
    const written = Schema.encodeSync(output)([{ ...card, offers }])
    expect(written).toMatchObject([{ type, qualification_details: [{ degree_name: 'DM Neurology' }] }])
    expect(Schema.decodeSync(output)(written)).toEqual([{ ...card, offers }])
  })

  test('has tags as words between commas', () => {
    const { output } = doctorsApi.profile
    const profile = {
      ...card,
      coverUrl: '/cover.jpg',
      registrationNumber: 'KMC 1',
      clinics: [],
      about: '',
      tags: ['Spine', 'Migraine'],
      city: 'Pune',
    }
    const written = Schema.encodeSync(output)(profile)
    expect(written).toMatchObject({ tags: 'Spine,Migraine' })
    const tagsOf = (tags: string) => Schema.decodeUnknownSync(output)({ ...(written as object), tags }).tags
    expect(['', 'Spine', 'Spine, Migraine ,Stroke'].map(tagsOf)).toEqual([
      [],
      ['Spine'],
      ['Spine', 'Migraine', 'Stroke'],
    ])
  })
})
