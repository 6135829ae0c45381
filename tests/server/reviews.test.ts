import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { doctors } from '../../server/doctors/doctors.tables'
import { violatedConstraint } from '../../server/kit/constraint'
import { reviews } from '../../server/reviews/reviews.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { users } from '../../server/people/people.tables'
import { LONGEST_REPLY } from '../../src/core/reviews/reviews.rules'
import { startOfDay } from '../../src/core/kit/dates'
import { NOW, startBackend, type TestBackend } from '../kit/backend'

interface Wire {
  readonly id: string
  readonly no_of_stars: number
  readonly doctor_reply: string | null
}

let practice: TestBackend
let doctor: string
let patient: string
let doctorId: string
let otherId: string

beforeAll(async () => {
  practice = await startBackend()
  doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
  patient = await practice.logIn(demonstrationAccounts.patient.phoneNumber)
  const [own] = await practice.db
    .select({ doctorId: users.doctorId })
    .from(users)
    .where(eq(users.id, demonstrationAccounts.doctor.id))
  doctorId = own!.doctorId!
  otherId = (await practice.db.select().from(doctors)).find(({ id }) => id !== doctorId)!.id
})
afterAll(() => practice.close())

const MONDAY = startOfDay('2026-01-05')
const review = (id: string, more: Partial<typeof reviews.$inferInsert> = {}): typeof reviews.$inferInsert => ({
  id,
  doctorId,
  name: 'Asha Patel',
  stars: 5,
  message: 'My back is well again',
  doctorReply: null,
  createdAt: MONDAY,
  updatedAt: MONDAY,
  ...more,
})

beforeEach(async () => {
  await practice.db.delete(reviews)
  await practice.db
    .insert(reviews)
    .values([
      review('a', { createdAt: MONDAY - 1 }),
      review('b', { stars: 4, doctorReply: 'Thank you', createdAt: MONDAY }),
      review('c', { stars: 4, name: 'Kunal Sen', message: '100% attentive', createdAt: MONDAY + 86_399 }),
      review('d', { doctorId: otherId, createdAt: MONDAY + 86_400 }),
    ])
  await practice.db.update(doctors).set({ reviewCount: 3, ratingSum: 13 }).where(eq(doctors.id, doctorId))
})

const list = async (filter: Record<string, string> = {}, token = doctor) => {
  const { result } = await practice.call<Wire[]>(
    'reviews.list',
    { doctorId, limit: '1000', page: '1', ...filter },
    { token },
  )
  return result.map(({ id }) => id)
}
const stored = async (id: string) => (await practice.db.select().from(reviews).where(eq(reviews.id, id)))[0]
const counted = async () => {
  const [row] = await practice.db.select().from(doctors).where(eq(doctors.id, doctorId))
  return [row!.reviewCount, row!.ratingSum]
}

describe('The reviews of a doctor', () => {
  test('are listed with all their fields, the latest first', async () => {
    const { result } = await practice.call<Wire[]>(
      'reviews.list',
      { doctorId, limit: '2', page: '1' },
      { token: patient },
    )
    expect(result).toEqual([
      {
        id: 'c',
        name: 'Kunal Sen',
        no_of_stars: 4,
        review_message: '100% attentive',
        doctor_reply: null,
        createdAt: MONDAY + 86_399,
        updatedAt: MONDAY,
      },
      expect.objectContaining({ id: 'b', doctor_reply: 'Thank you' }),
    ])
    expect(await list({ limit: '2', page: '2' })).toEqual(['a'])
  })

  test.each([
    [{ noOfStars: '4' }, ['c', 'b']],
    [{ repliedByDoctor: 'false' }, ['c', 'a']],
    [{ repliedByDoctor: 'true' }, ['b']],
    [{ keyword: 'ATTENTIVE' }, ['c']],
    [{ keyword: 'kunal' }, ['c']],
    [{ keyword: 'thank' }, ['b']],
    [{ keyword: '%' }, ['c']],
    [{ startDate: '05-01-2026' }, ['c', 'b']],
    [{ endDate: '04-01-2026' }, ['a']],
    [{ startDate: '05-01-2026', endDate: '05-01-2026', noOfStars: '4', repliedByDoctor: 'false' }, ['c']],
  ])('%o lists %o', async (filter, ids) => {
    expect(await list(filter)).toEqual(ids)
  })

  test.each([{ noOfStars: '0' }, { noOfStars: '6' }, { repliedByDoctor: 'perhaps' }, { startDate: '2026-01-05' }])(
    'with %o is no question',
    async (filter) => {
      const reply = await practice.call(
        'reviews.list',
        { doctorId, limit: '10', page: '1', ...filter },
        { token: doctor },
      )
      expect(reply.status).toBe(400)
    },
  )

  test.each([0, 6])('never have %i stars', async (stars) => {
    const failure = await practice.db
      .insert(reviews)
      .values(review('z', { stars }))
      .catch((error: unknown) => error)
    expect(violatedConstraint(failure)).toBe('reviews_stars')
  })
})

describe('A reply', () => {
  test('is kept and shown to everybody', async () => {
    practice.clock.at = NOW + 60
    const reply = await practice.call<Wire>(
      'reviews.reply',
      { reviewId: 'a', reply: '  Take care ' },
      { token: doctor },
    )
    expect(reply).toMatchObject({ status: 200, result: { id: 'a', doctor_reply: 'Take care' } })
    expect(await stored('a')).toMatchObject({ doctorReply: 'Take care', updatedAt: NOW + 60 })
  })

  test('sent by two at once is one, and the other is told', async () => {
    const replies = await Promise.all(
      ['First', 'Second'].map((reply) => practice.call('reviews.reply', { reviewId: 'a', reply }, { token: doctor })),
    )
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'alreadyReplied' })
  })

  test.each([
    ['of nothing', { reviewId: 'a', reply: '   ' }, 400],
    ['too long', { reviewId: 'a', reply: 'x'.repeat(LONGEST_REPLY + 1) }, 400],
    ['to a review of another doctor', { reviewId: 'd', reply: 'Hello' }, 404],
    ['to a review nobody wrote', { reviewId: 'nobody', reply: 'Hello' }, 404],
  ])('%s is refused and nothing is written', async (_, input, status) => {
    const before = await practice.db.select().from(reviews)
    expect((await practice.call('reviews.reply', input, { token: doctor })).status).toBe(status)
    expect(await practice.db.select().from(reviews)).toEqual(before)
  })

  test('can be deleted alone: the review stays', async () => {
    const reply = await practice.call('reviews.remove', { id: 'b', deleteReply: 'true' }, { token: doctor })
    expect(reply).toMatchObject({ status: 200, message: 'Your reply has been deleted.' })
    expect(await stored('b')).toMatchObject({ doctorReply: null, stars: 4 })
    expect(await counted()).toEqual([3, 13])
  })
})

describe('A review that its doctor deletes', () => {
  test('is gone and counts no more', async () => {
    const reply = await practice.call('reviews.remove', { id: 'b' }, { token: doctor })
    expect(reply).toMatchObject({ status: 200, message: 'The review has been deleted.' })
    expect(await stored('b')).toBeUndefined()
    expect(await counted()).toEqual([2, 9])
  })

  test('twice counts once', async () => {
    const replies = await Promise.all([1, 2].map(() => practice.call('reviews.remove', { id: 'b' }, { token: doctor })))
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404])
    expect(await counted()).toEqual([2, 9])
  })

  test('of another doctor stays', async () => {
    expect((await practice.call('reviews.remove', { id: 'd' }, { token: doctor })).status).toBe(404)
    expect(await stored('d')).toBeDefined()
  })
})
