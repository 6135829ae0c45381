import { and, eq, gt, inArray } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schedules } from '../../server/booking/booking.tables'
import { earliest } from '../../server/findDoctor/earliest.read'
import { doctorsHandlers } from '../../server/findDoctor/doctors.server'
import { doctorClinics, doctors } from '../../server/doctors/doctors.tables'
import { kilometres } from '../../server/kit/distance'
import { indexDoctors } from '../../server/doctors/doctors.index'
import type { Database } from '../../server/kit/handlers'
import type { DoctorCard, DoctorQuery } from '../../src/core/doctors/doctors'
import { DAY } from '../../src/core/kit/dates'
import type { Coordinates } from '../../src/core/kit/coordinates'
import { NOW } from '../kit/backend'
import { callOf } from '../kit/practice'
import { newDatabase } from '../kit/template'

const NOIDA: Coordinates = { latitude: 28.5706, longitude: 77.3272 }
const MUMBAI: Coordinates = { latitude: 19.076, longitude: 72.8777 }
const COUNT = 72

let statements = 0
let db: Database
let close: () => Promise<void>

beforeAll(async () => {
  const { url, drop } = await newDatabase({ now: NOW, size: { doctors: COUNT, days: 45 } })
  const client = new Pool({ connectionString: url })
  // Its connections may still be closing when the database is dropped.
  client.on('error', () => undefined)
  db = drizzle({ client, logger: { logQuery: () => (statements += 1) } })
  close = async () => {
    await client.end()
    drop()
  }
})
afterAll(() => close())

interface Asked extends Partial<{ [K in keyof DoctorQuery]: NonNullable<DoctorQuery[K]> }> {
  readonly near?: Coordinates
  readonly limit?: number
  readonly offset?: number
}
const find = async ({ near = NOIDA, ...asked }: Asked = {}, now = NOW): Promise<readonly DoctorCard[]> => {
  statements = 0
  const outcome = await doctorsHandlers.find({ limit: 50, offset: 0, ...near, ...asked }, callOf(db, null, now))
  if (!outcome.ok) throw new Error(outcome.failure.message)
  // Who has the first free slot, or the lowest fee, is asked before the cards are read.
  expect(statements).toBeLessThanOrEqual({ nearest: 2, experience: 2, fee: 3, earliest: 4 }[asked.sort ?? 'nearest'])
  return outcome.value
}
const all = async (asked: Asked = {}) => [...(await find(asked)), ...(await find({ ...asked, offset: 50 }))]
const rowOf = async (id: string) => (await db.select().from(doctors).where(eq(doctors.id, id)))[0]!
const ascending = (numbers: readonly number[]) =>
  numbers.every((number, index) => index === 0 || numbers[index - 1]! <= number)
/** The lowest fee on a card, which has one for each way of consulting with a free slot. */
const shownFee = ({ offers, videoFee, clinicFee }: DoctorCard) =>
  Math.min(
    offers === 'both' || offers === 'video' ? (videoFee ?? Infinity) : Infinity,
    offers === 'both' || offers === 'inClinic' ? (clinicFee ?? Infinity) : Infinity,
  )

describe('Finding a doctor', () => {
  test.each(['nearest', 'earliest', 'experience', 'fee'] as const)(
    'by %s comes in pages that hold every doctor once',
    async (sort) => {
      const pages = [
        await find({ sort, limit: 30 }),
        await find({ sort, limit: 30, offset: 30 }),
        await find({ sort, limit: 30, offset: 60 }),
      ]
      expect(pages.map((page) => page.length)).toEqual([30, 30, 12])
      expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(COUNT)
      expect(await find({ sort, offset: COUNT })).toEqual([])
    },
  )

  test('shows the nearest first, at the nearest of their clinics, and those without a clinic last', async () => {
    const cards = await all({ near: MUMBAI })
    const distances = cards.map(({ distance }) => distance ?? Infinity)
    expect(ascending(distances.map((distance) => Math.round(distance / 20)))).toBe(true)
    const near = cards.filter(({ distance }) => distance !== null && distance < 60)
    expect(near.length).toBeGreaterThan(3)
    expect(ascending(near.map(({ distance }) => distance!))).toBe(true)
    const withoutClinic = cards.filter(({ distance }) => distance === null)
    expect(withoutClinic.length).toBeGreaterThan(2)
    expect(cards.slice(-withoutClinic.length)).toEqual(withoutClinic)
    expect(withoutClinic.every(({ clinicName, clinicAddress }) => clinicName === null && clinicAddress === null)).toBe(
      true,
    )
  })

  test('names on a card the clinic its distance is measured to', async () => {
    const [card] = await find()
    const profile = await doctorsHandlers.profile({ id: card!.id, ...NOIDA }, callOf(db, null))
    if (!profile.ok) throw new Error(profile.failure.message)
    const { clinics } = profile.value
    expect(ascending(clinics.map(({ distance }) => distance!))).toBe(true)
    expect([card!.clinicName, card!.distance]).toEqual([clinics[0]!.name, kilometres(NOIDA, clinics[0]!)])
  })

  test('by experience begins with the longest', async () => {
    expect(ascending((await find({ sort: 'experience' })).map(({ yearsOfExperience }) => -yearsOfExperience))).toBe(
      true,
    )
  })

  test('by fee begins with the lowest that a card shows, those who show none last', async () => {
    const shown = (await all({ sort: 'fee' })).map(shownFee)
    expect(shown).toHaveLength(COUNT)
    expect(shown.at(-1)).toBe(Infinity)
    expect(ascending(shown)).toBe(true)
  })

  test('by fee counts hours that are cheaper than what the doctor usually asks, and dearer ones', async () => {
    const [first, second] = await find({ sort: 'fee' })
    const slotsOf = (id: string) => and(eq(schedules.doctorId, id), gt(schedules.startsAt, NOW))
    const before = await db
      .select()
      .from(schedules)
      .where(inArray(schedules.doctorId, [first!.id, second!.id]))
    const dearest = (await find({ sort: 'fee', offset: COUNT - 2 }))[0]!
    const fees = await db.select().from(schedules).where(slotsOf(dearest.id))
    await db.update(schedules).set({ fee: 5000_00 }).where(slotsOf(first!.id))
    await db.update(schedules).set({ fee: 100 }).where(slotsOf(dearest.id))
    const cards = await all({ sort: 'fee' })
    expect(cards[0]!.id).toBe(dearest.id)
    expect(ascending(cards.map(shownFee))).toBe(true)
    expect((await all({ sort: 'fee', consultation: 'video' })).map(shownFee).every((fee) => fee < Infinity)).toBe(true)
    for (const { id, fee } of [...before, ...fees]) await db.update(schedules).set({ fee }).where(eq(schedules.id, id))
  })

  test('by the earliest slot begins with whoever is free first, those without a free slot last', async () => {
    const firstOf = ({ nextVideoSlot, nextClinicSlot }: DoctorCard) =>
      Math.min(nextVideoSlot ?? Infinity, nextClinicSlot ?? Infinity)
    const cards = await all({ sort: 'earliest' })
    expect(cards).toHaveLength(COUNT)
    expect(ascending(cards.map(firstOf))).toBe(true)
    expect(new Set(cards.map(firstOf)).size).toBeGreaterThan(5)
    const video = await all({ sort: 'earliest', consultation: 'video' })
    expect(ascending(video.map(({ nextVideoSlot }) => nextVideoSlot ?? Infinity))).toBe(true)
  })

  test.each([null, 'video', 'inClinic'] as const)(
    'many doctors are in the same order by their schedules as few are one by one (%s)',
    async (consultation) => {
      for (const [limit, offset] of [
        [5, 0],
        [7, 5],
        [COUNT, 0],
        [20, COUNT - 10],
      ] as const) {
        const search = { consultation, now: NOW, limit, offset }
        const oneByOne = await earliest(db, search, () => undefined, COUNT)
        expect(oneByOne.length).toBeGreaterThan(0)
        expect(await earliest(db, search, () => undefined, 0)).toEqual(oneByOne)
      }
    },
  )

  test.each([
    ['a speciality', { specialityId: 'epilepsy' }, (card: DoctorCard) => card.speciality === 'Epilepsy'],
    ['a language', { language: 'Bengali' }, (card: DoctorCard) => card.languages.includes('Bengali')],
    ['experience', { experience: 20 }, (card: DoctorCard) => card.yearsOfExperience >= 20],
    ['distance', { distance: 25, near: MUMBAI }, (card: DoctorCard) => card.distance !== null && card.distance <= 25],
    [
      'video',
      { consultation: 'video' as const },
      (card: DoctorCard) => card.offers === 'both' || card.offers === 'video',
    ],
    [
      'clinic',
      { consultation: 'inClinic' as const },
      (card: DoctorCard) => card.offers === 'both' || card.offers === 'inClinic',
    ],
  ])('by %s leaves exactly the others out', async (_, asked: Asked, belongs) => {
    const everyone = await all(asked.near ? { near: asked.near } : {})
    const expected = everyone.filter(belongs).map(({ id }) => id)
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(COUNT)
    expect((await all(asked)).map(({ id }) => id)).toEqual(expected)
    const sorted = (await all({ ...asked, sort: 'fee' })).map(({ id }) => id)
    expect(sorted.toSorted()).toEqual(expected.toSorted())
  })

  test('by words looks at name, speciality, expertise, city and area, in any case and order', async () => {
    const [card] = await find({ near: MUMBAI })
    const row = await rowOf(card!.id)
    const surname = row.name.split(' ').at(-1)!
    const area = card!.clinicName!.split(', ').at(-1)!
    for (const search of [
      surname,
      surname.toUpperCase(),
      `${card!.speciality} `,
      area,
      `mumbai ${surname}`,
      row.expertise[0]!,
    ])
      expect((await find({ search })).map(({ id }) => id)).toContain(card!.id)
    expect(
      (await find({ search: 'mumbai' })).every(
        ({ clinicAddress }) => clinicAddress === null || clinicAddress.includes('Mumbai'),
      ),
    ).toBe(true)
  })

  test('by words that nobody has, or that are only signs, finds nobody by accident', async () => {
    for (const search of ['zzqx', '%', '_', "'; drop table doctors; --", '\\'])
      expect(await find({ search })).toEqual([])
    expect(await find({ search: '   ' })).toHaveLength(50)
  })

  test('shows the next free slot and its fee, and nothing to book where there is none', async () => {
    const cards = await all()
    const none = cards.filter(({ offers }) => offers === 'none')
    expect(none.map(({ nextVideoSlot, nextClinicSlot }) => [nextVideoSlot, nextClinicSlot])).toEqual([[null, null]])
    for (const { offers, nextVideoSlot, nextClinicSlot } of cards) {
      expect(nextVideoSlot !== null).toBe(offers === 'both' || offers === 'video')
      expect(nextClinicSlot !== null).toBe(offers === 'both' || offers === 'inClinic')
      for (const slot of [nextVideoSlot, nextClinicSlot]) expect(slot === null || slot > NOW).toBe(true)
    }
    expect((await all({}).then(() => find({}, NOW + 60 * DAY))).every(({ offers }) => offers === 'none')).toBe(true)
  })

  test('follows a doctor who changes clinics once the index is written anew', async () => {
    const [nearest] = await find({ near: MUMBAI })
    const clinics = await db.delete(doctorClinics).where(eq(doctorClinics.doctorId, nearest!.id)).returning()
    await indexDoctors(db, [nearest!.id])
    expect((await all({ near: MUMBAI })).find(({ id }) => id === nearest!.id)).toMatchObject({ distance: null })
    await db.insert(doctorClinics).values(clinics)
    await indexDoctors(db, [nearest!.id])
    expect((await find({ near: MUMBAI }))[0]!.id).toBe(nearest!.id)
  })
})

describe("A doctor's profile", () => {
  test('has all there is to read, and reviews and videos page by page', async () => {
    const [card] = await find()
    const outcome = await doctorsHandlers.profile({ id: card!.id, ...NOIDA }, callOf(db, null))
    const row = await rowOf(card!.id)
    if (!outcome.ok) throw new Error(outcome.failure.message)
    const { clinics, ...facts } = outcome.value
    expect(clinics.length).toBeGreaterThan(0)
    expect(facts).toEqual({
      id: row.id,
      name: row.name,
      photoUrl: row.photoUrl,
      coverUrl: row.coverUrl,
      about: row.about,
      city: row.city,
      yearsOfExperience: 2026 - row.practisingSince,
      registrationNumber: row.registrationNumber,
      tags: row.tags,
      speciality: card!.speciality,
      qualifications: card!.qualifications,
      languages: row.languages,
      profileTags: row.profileTags,
      expertise: row.expertise,
      contactSupport: row.contactSupport,
      reviewCount: row.reviewCount,
      rating: Math.round((row.ratingSum / row.reviewCount) * 100) / 100,
    })
  })

  test('of nobody is not found', async () => {
    expect(await doctorsHandlers.profile({ id: 'nobody', ...NOIDA }, callOf(db, null))).toEqual({
      ok: false,
      failure: { kind: 'notFound', code: 'notFound', message: 'We could not find what you are looking for.' },
    })
  })

  test('belongs to a speciality that counts its doctors', async () => {
    const outcome = await doctorsHandlers.specialities({}, callOf(db, null))
    if (!outcome.ok) throw new Error(outcome.failure.message)
    expect(outcome.value).toHaveLength(10)
    expect(outcome.value.reduce((sum, { doctorCount }) => sum + doctorCount, 0)).toBe(COUNT)
  })

  test('belongs to a speciality that says what it is for in the language of who asks', async () => {
    const outcome = await doctorsHandlers.specialities({}, { ...callOf(db, null), language: 'ben' })
    if (!outcome.ok) throw new Error(outcome.failure.message)
    expect(outcome.value.filter(({ summary }) => /[A-Za-z]{4}/.test(summary))).toEqual([])
  })
})
