import { count, countDistinct, eq, isNotNull, max, min, sql, sum } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entryOf } from '../../server/availability/hours'
import { appointments, schedules } from '../../server/booking/booking.tables'
import { clinics, doctorClinics, doctors, specialities } from '../../server/doctors/doctors.tables'
import type { Database } from '../../server/kit/handlers'
import { cities } from '../../server/location/cities'
import { members } from '../../server/members/members.tables'
import { providerHours, providers } from '../../server/provider/provider.tables'
import { queueEntries } from '../../server/reception/reception.tables'
import { seedReception } from '../../server/reception/reception.seed'
import { reviews, videoReviews } from '../../server/reviews/reviews.tables'
import { seedManyOrders } from '../../server/orders/manyOrders.seed'
import { invoiceCounters } from '../../server/orders/ledger.tables'
import { orderEvents, providerOrders } from '../../server/orders/orders.tables'
import { demonstrationAccounts, demonstrationProviders } from '../../server/seed/accounts'
import { media } from '../../server/seed/media'
import { practice } from '../../server/seed/practice'
import { renewAvailability, scheduleOf } from '../../server/booking/patterns.store'
import { availabilityPatterns } from '../../server/booking/booking.tables'
import { users } from '../../server/people/people.tables'
import { gridOf } from '../../src/core/availability/slotPlan'
import { bookingWindow } from '../../src/core/booking/booking.rules'
import { addDays, DAY, dayOf, HOUR, MINUTE, startOfDay } from '../../src/core/kit/dates'
import { Role } from '../../src/core/session/permissions'
import { youTubeId } from '../../src/core/doctors/doctors.rules'
import { NOW } from '../kit/backend'
import { openTestDatabase } from '../kit/template'

let db: Database
let close: () => Promise<void>

beforeAll(async () => {
  const opened = await openTestDatabase({ now: NOW, size: { doctors: 72, days: 45 } })
  ;({ db, close } = opened)
})
afterAll(() => close())

const spread = async (table: typeof doctorClinics | typeof reviews | typeof videoReviews) => {
  const each = db
    .select({ number: count().as('number') })
    .from(table)
    .groupBy(table.doctorId)
    .as('each')
  const [row] = await db.select({ least: min(each.number), most: max(each.number) }).from(each)
  return [Number(row!.least), Number(row!.most)]
}
const days = async () =>
  (await db.select({ at: schedules.startsAt }).from(schedules).orderBy(schedules.startsAt)).map(({ at }) => dayOf(at))

describe('The demonstration practice', () => {
  test('has 72 doctors of ten specialities in twelve cities with one to five clinics each', async () => {
    const [row] = await db
      .select({
        doctors: count(),
        cities: countDistinct(doctors.city),
        specialities: countDistinct(doctors.specialityId),
      })
      .from(doctors)
    expect(row).toEqual({ doctors: 72, cities: 12, specialities: 10 })
    expect(await db.$count(specialities)).toBe(10)
    expect(await spread(doctorClinics)).toEqual([1, 5])
    expect(await spread(reviews)).toEqual([3, 14])
    expect(await spread(videoReviews)).toEqual([1, 3])
  })

  test('has doctors who work by video alone, in clinics alone, both ways and not at all', async () => {
    const rows = await db
      .select({ video: doctors.videoFee, clinic: doctors.clinicFee, patterns: count(availabilityPatterns.id) })
      .from(doctors)
      .leftJoin(availabilityPatterns, eq(availabilityPatterns.doctorId, doctors.id))
      .groupBy(doctors.id)
    const ways = rows.map(({ video, clinic, patterns }) =>
      patterns === 0 ? 'away' : clinic === null ? 'video' : video === null ? 'clinic' : 'both',
    )
    expect(
      new Map([...new Set(ways)].toSorted().map((way) => [way, ways.filter((each) => each === way).length])),
    ).toEqual(
      new Map([
        ['away', 1],
        ['both', expect.any(Number)],
        ['clinic', 4],
        ['video', 4],
      ]),
    )
  })

  test('asks for fees of ₹500 to ₹2,000 and counts its reviews rightly', async () => {
    const fees = (await db.select({ video: doctors.videoFee, clinic: doctors.clinicFee }).from(doctors))
      .flatMap(({ video, clinic }) => [video, clinic])
      .filter((fee) => fee !== null)
    expect([Math.min(...fees) >= 50_000, Math.max(...fees) <= 200_000]).toEqual([true, true])
    const wrong = await db
      .select({ id: doctors.id })
      .from(doctors)
      .where(
        sql`(${doctors.reviewCount}, ${doctors.ratingSum}) <> (select (count(*)::int), sum(${reviews.stars})::int from ${reviews} where ${reviews.doctorId} = ${doctors.id})`,
      )
    expect(wrong).toEqual([])
    const links = await db.select({ link: videoReviews.videoLink }).from(videoReviews)
    expect(links.every(({ link }) => youTubeId(link) !== null)).toBe(true)
  })

  test('leaves no blank unfilled and registers no doctor twice', async () => {
    const rows = await db.select().from(doctors)
    expect(rows.filter(({ about, name }) => /[{}]|undefined/.test(`${about}${name}`))).toEqual([])
    expect(
      new Set(rows.map(({ registrationNumber, registrationCouncil }) => registrationCouncil + registrationNumber)).size,
    ).toBe(72)
    const places = await db.select().from(clinics)
    expect(places.every(({ pincode }) => /^\d{6}$/.test(pincode))).toBe(true)
  })

  test('is the same each time it is made', () => {
    expect(practice(20, NOW, 45)).toEqual(practice(20, NOW, 45))
  })

  test('has an account of each role with a number to remember, one of them blocked', async () => {
    const rows = await db
      .select({
        phone: users.phoneNumber,
        role: users.role,
        isBlocked: users.isBlocked,
        isClinicPatient: users.isClinicPatient,
        doctorId: users.doctorId,
      })
      .from(users)
      .where(sql`${users.phoneNumber} < '9000000010'`)
      .orderBy(users.phoneNumber)
    expect(rows.map(({ phone, role }) => `${phone} ${role}`)).toEqual(
      Object.values(demonstrationAccounts).map(({ phoneNumber, role }) => `${phoneNumber} ${role}`),
    )
    expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(Role.literals.filter((role) => role !== 'GUEST')))
    expect(rows.filter(({ isBlocked }) => isBlocked).map(({ phone }) => phone)).toEqual([
      demonstrationAccounts.blocked.phoneNumber,
    ])
    expect(rows.filter(({ isClinicPatient }) => isClinicPatient).map(({ phone }) => phone)).toEqual([
      demonstrationAccounts.clinicPatientDesk.phoneNumber,
    ])
    const [own] = await db
      .select({ id: doctors.id })
      .from(doctors)
      .where(eq(doctors.userId, demonstrationAccounts.doctor.id))
    expect(rows.filter(({ doctorId }) => doctorId !== null).map(({ doctorId }) => doctorId)).toEqual([own!.id, own!.id])
  })

  test('has families, and appointments past and to come that fit their schedules', async () => {
    const family = await db
      .select({ isDefault: members.isDefault })
      .from(members)
      .where(eq(members.patientId, demonstrationAccounts.patient.id))
    expect(family.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    expect(family.length).toBeGreaterThan(2)
    const all = await db
      .select({ appointment: appointments, schedule: schedules })
      .from(appointments)
      .innerJoin(schedules, eq(schedules.id, appointments.scheduleId))
    expect(all.filter(({ appointment }) => appointment.startsAt < NOW).length).toBeGreaterThan(100)
    expect(all.filter(({ appointment }) => appointment.startsAt > NOW).length).toBeGreaterThan(100)
    const misplaced = all.filter(
      ({ appointment: { startsAt, endsAt, slotNo }, schedule }) =>
        startsAt < schedule.startsAt || endsAt > schedule.endsAt || slotNo > schedule.totalSlots,
    )
    expect(misplaced).toEqual([])
  })

  test('has hours of the demonstration doctor in two ranges, with slots kept back, slots not shown and people shut out', async () => {
    const [own] = await db.select().from(users).where(eq(users.id, demonstrationAccounts.doctor.id))
    const hours = await db.select().from(schedules).where(eq(schedules.doctorId, own!.doctorId!))
    const coming = hours.filter(({ startsAt }) => startsAt > NOW && startsAt < NOW + 10 * DAY)
    expect([
      coming.filter(({ slotsBeforeBreak }) => slotsBeforeBreak !== null).length,
      coming.filter(({ reservedSlots, reservedFrom }) => reservedSlots > 0 && reservedFrom === 'start').length,
      coming.filter(({ reservedSlots, reservedFrom }) => reservedSlots > 0 && reservedFrom === 'end').length,
      coming.filter(({ shownSlots }) => shownSlots !== null).length,
      coming.filter(({ blockedRoles }) => blockedRoles.length > 0).length,
    ]).toEqual([1, 1, 1, 1, 1])
  })
})

describe('Renewing availability', () => {
  test('reaches from today to 44 days on, and a week later a week further', async () => {
    const last = (now: number) => bookingWindow(dayOf(now)).at(-1)!
    expect((await days()).at(-1)).toBe(last(NOW))
    const before = await db.$count(schedules)
    await renewAvailability(db, NOW + 7 * DAY)
    expect((await days()).at(-1)).toBe(last(NOW + 7 * DAY))
    const week = await db.$count(availabilityPatterns)
    expect((await db.$count(schedules)) - before).toBe(week)
    await renewAvailability(db, NOW + 7 * DAY)
    expect((await db.$count(schedules)) - before).toBe(week)
  })

  test('has hours of two ranges whose slots are as long as the form would make them', async () => {
    const broken = await db.select().from(schedules).where(isNotNull(schedules.breakStartsAt))
    const formed = broken.map((schedule) => {
      const entry = entryOf(schedule, { booked: 0, bookedAt: [] })
      return gridOf(entry)
    })
    expect(broken.length).toBeGreaterThan(0)
    expect(formed).toEqual(
      broken.map(({ slotSeconds, slotsBeforeBreak }) => ({ slotSeconds, before: slotsBeforeBreak })),
    )
  })

  test('writes what a pattern says, in Kolkata time', async () => {
    const [pattern] = await db.select().from(availabilityPatterns).where(eq(availabilityPatterns.weekday, 3)).limit(1)
    const wednesday = addDays(dayOf(NOW), 16)
    const expected = scheduleOf(pattern!, wednesday)
    const nothingSaid = { reservedSlots: 0, shownSlots: null, blockedRoles: [], breakStartsAt: null, removedAt: null }
    const [row, ...others] = await db.select().from(schedules).where(eq(schedules.id, expected.id))
    expect([row, others]).toEqual([expect.objectContaining({ ...expected, ...nothingSaid }), []])
  })

  test('leaves alone what overlaps a schedule that is there', async () => {
    const [pattern] = await db.select().from(availabilityPatterns).limit(1)
    const day = Array.from({ length: 60 }, (_, index) => addDays(dayOf(NOW + 60 * DAY), index)).find(
      (day) => Temporal.PlainDate.from(day).dayOfWeek === pattern!.weekday,
    )!
    const own = { ...scheduleOf(pattern!, day), id: 'set-up-by-hand' }
    await db.insert(schedules).values(own)
    await renewAvailability(db, own.startsAt - DAY)
    expect(await db.$count(schedules, eq(schedules.id, scheduleOf(pattern!, day).id))).toBe(0)
    expect(await db.$count(schedules, eq(schedules.id, own.id))).toBe(1)
  })
})

describe('The drawn pictures', () => {
  const get = (path: string) => media(new Request(`http://practice.test${path}`), { db, now: NOW })

  test('of every doctor are there, to be kept and not to be run', async () => {
    const urls = (await db.select({ photo: doctors.photoUrl, cover: doctors.coverUrl }).from(doctors)).flatMap(
      ({ photo, cover }) => [photo, cover],
    )
    for (const url of urls) {
      const response = await get(url)
      expect([
        response.status,
        response.headers.get('content-type'),
        response.headers.get('x-content-type-options'),
      ]).toEqual([200, 'image/svg+xml; charset=utf-8', 'nosniff'])
      expect(await response.text()).toMatch(/^<svg[^>]*>(?!.*<script)/s)
    }
  })

  test('of nobody are not', async () => {
    for (const path of [
      '/media/portraits/x.svg',
      '/media/portraits/1.png',
      '/media/../etc/passwd',
      '/media/other/1.svg',
    ])
      expect((await get(path)).status).toBe(404)
  })
})

describe('the queue of the demonstration doctor', () => {
  const midnight = startOfDay(dayOf(NOW))

  /** The day begins again at an hour: nobody was queued yet, and the doctor has only the hours given. */
  const seededAt = async (hour: number, others: readonly { readonly from: number; readonly to: number }[]) => {
    let found: { status: string; paymentStatus: string }[] = []
    const isOver = new Error('rolled back')
    const seeding = db.transaction(async (tx) => {
      await tx.execute(sql`truncate queues, queue_rooms, queue_entries, appointments, schedules cascade`)
      const [own] = await tx.select().from(users).where(eq(users.id, demonstrationAccounts.doctor.id))
      const doctorId = own!.doctorId!
      for (const { from, to } of others)
        await tx.insert(schedules).values({
          id: `others-${from}`,
          doctorId,
          consultation: 'video',
          startsAt: midnight + from * HOUR,
          endsAt: midnight + to * HOUR,
          totalSlots: 1,
          slotSeconds: HOUR,
          fee: 90_000,
        })
      await seedReception(tx, midnight + hour * HOUR + 44 * MINUTE)
      found = await tx
        .select({ status: queueEntries.status, paymentStatus: appointments.paymentStatus })
        .from(queueEntries)
        .innerJoin(appointments, eq(appointments.id, queueEntries.appointmentId))
      throw isOver
    })
    await expect(seeding).rejects.toBe(isOver)
    return found
  }

  test.each(Array.from({ length: 24 }, (_, hour) => hour))('has people at every stage at %i:44', async (hour) => {
    const queue = await seededAt(hour, [
      { from: 14, to: 15 },
      { from: 20, to: 21 },
    ])
    const statuses = queue.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set(['inConsultation', 'waiting', 'arrived', 'noShow']))
    expect(new Set(queue.map(({ paymentStatus }) => paymentStatus))).toEqual(new Set(['PAID', 'UNPAID']))
  })

  test('is empty where the doctor is busy elsewhere all day', async () => {
    expect(await seededAt(12, [{ from: 7, to: 24 }])).toEqual([])
  })
})

describe('pharmacies and diagnostic centres', () => {
  test('each city has some of both, and ways to get the medicines', async () => {
    const rows = await db
      .select({ city: providers.city, kind: providers.kind, number: count() })
      .from(providers)
      .groupBy(providers.city, providers.kind)
    expect(new Set(rows.map(({ city }) => city)).size).toBe(cities.length)
    expect(rows.every(({ number }) => number >= 3)).toBe(true)
    expect(rows).toHaveLength(2 * cities.length)
  })

  test('each opens on six days a week at least', async () => {
    const hours = db
      .select({ id: providerHours.providerId, days: count().as('days') })
      .from(providerHours)
      .groupBy(providerHours.providerId)
      .as('hours')
    const rows = await db.select({ days: hours.days }).from(hours)
    expect(rows).toHaveLength(await db.$count(providers))
    expect(Math.min(...rows.map(({ days }) => days))).toBe(6)
  })

  test('the accounts of the demonstration work for the first of each', async () => {
    const rows = await db
      .select({ role: users.role, name: providers.name, kind: providers.kind })
      .from(users)
      .innerJoin(providers, eq(providers.id, users.providerId))
      .orderBy(users.role)
    expect(rows).toEqual([
      { role: 'DIAGNOSTIC_CENTER', name: 'Sanjeevani Diagnostics', kind: 'centre' },
      { role: 'PHARMACY', name: 'Neem Tree Pharmacy', kind: 'pharmacy' },
    ])
  })
})

test('adds very many completed orders to a pharmacy, with bills numbered on without gaps and a story each', async () => {
  const providerId = demonstrationProviders.pharmacy
  const ofPharmacy = eq(providerOrders.providerId, providerId)
  const read = async () => {
    const [orders] = await db
      .select({
        orders: count(),
        bills: count(providerOrders.invoiceNo),
        distinct: countDistinct(providerOrders.invoiceNo),
      })
      .from(providerOrders)
      .where(ofPharmacy)
    const [counters] = await db
      .select({ last: sum(invoiceCounters.last).mapWith(Number) })
      .from(invoiceCounters)
      .where(eq(invoiceCounters.providerId, providerId))
    const events = await db
      .select({ events: count() })
      .from(orderEvents)
      .innerJoin(providerOrders, eq(providerOrders.id, orderEvents.orderId))
      .where(ofPharmacy)
    return { ...orders!, counted: counters!.last, events: events[0]!.events }
  }
  const before = await read()
  expect(await seedManyOrders(db, 3000, NOW)).toBe(before.orders + 3000)
  expect(await read()).toEqual({
    orders: before.orders + 3000,
    bills: before.bills + 3000,
    distinct: before.bills + 3000,
    counted: before.bills + 3000,
    events: before.events + 9000,
  })
})
