import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeCart } from '../../server/diagnostics/cart.store'
import { diagnosticCarts, diagnosticCartTests, diagnosticTests } from '../../server/diagnostics/diagnostics.tables'
import { violatedConstraint } from '../../server/kit/constraint'
import { demonstrationAccounts, demonstrationProviders } from '../../server/seed/accounts'
import { cartAfter } from '../../src/core/diagnostics/cart.rules'
import { startOfDay } from '../../src/core/kit/dates'
import { startBackend, type TestBackend } from '../kit/backend'

interface CartWire {
  readonly diagnosticId: string | null
  readonly diagnosticName: string | null
  readonly diagnosticTestIds: readonly string[]
  readonly bookingTimestamp: number | null
  readonly revision: number
  readonly tests: readonly { readonly id: string; readonly name: string; readonly price: number }[]
}
interface CentreWire {
  readonly user_id: string
  readonly name: string
  readonly distance: number | null
  readonly start_time: number | null
}

let practice: TestBackend
let patient: string
/** Another centre, and two tests of it. */
let other: string
let others: readonly string[]

const { centre } = demonstrationProviders
const patientId = demonstrationAccounts.patient.id
const own = (key: string) => `${centre}:${key}`
const DAY = startOfDay('2026-01-05')
const PLACE = { latitude: 28.57, longitude: 77.32 }
const PAGE = { limit: 100, offset: 0 }

beforeAll(async () => {
  practice = await startBackend()
  patient = await practice.logIn(demonstrationAccounts.patient.phoneNumber)
  const rows = await practice.db.select().from(diagnosticTests)
  other = rows.find(({ providerId }) => providerId !== centre)!.providerId
  others = rows.filter(({ providerId }) => providerId === other).map(({ id }) => id)
})
afterAll(() => practice.close())
beforeEach(async () => {
  await practice.db.delete(diagnosticCartTests)
  await practice.db.delete(diagnosticCarts)
})

const save = (testIds: readonly string[], revision: number, more: object = {}) =>
  practice.call<CartWire>(
    'diagnostics.saveCart',
    { diagnosticId: centre, diagnosticTestIds: testIds, bookingTimestamp: DAY, action: 'ADD', revision, ...more },
    { token: patient },
  )
const cart = async () => (await practice.call<CartWire>('diagnostics.cart', {}, { token: patient })).result

describe('centres and their tests', () => {
  const centres = async (more: object = {}) =>
    (
      await practice.call<readonly CentreWire[]>(
        'diagnostics.centres',
        { ...PLACE, ...PAGE, day: 1, search: '', ...more },
        { token: patient },
      )
    ).result

  test('centres come with their hours of the day, open ones first, then by distance', async () => {
    const found = await centres({ day: 7 })
    expect(found.length).toBeGreaterThan(20)
    const [firstClosed] = found.filter(({ start_time }) => start_time === null)
    expect(found.indexOf(firstClosed!)).toBeGreaterThan(0)
    const open = found.filter(({ start_time }) => start_time !== null).map(({ distance }) => distance!)
    expect(open).toEqual([...open].sort((one, next) => one - next))
  })

  test('a centre is found by its name and by what it offers', async () => {
    expect((await centres({ search: 'sanjeevani noida' })).map(({ user_id }) => user_id)).toContain(centre)
    expect((await centres({ search: 'polysomnography' })).map(({ user_id }) => user_id)).toContain(centre)
    expect(await centres({ search: 'dry cleaning' })).toEqual([])
  })

  test('tests of a centre are filtered and searched', async () => {
    const tests = async (more: object) =>
      (
        await practice.call<CartWire['tests']>(
          'diagnostics.tests',
          { diagnosticId: centre, ...PAGE, filter: 'all', search: '', ...more },
          { token: patient },
        )
      ).result
    expect((await tests({})).length).toBeGreaterThan(40)
    expect((await tests({ filter: 'electrophysiology', search: 'carpal' })).map(({ name }) => name)).toEqual([
      'NCV, both arms',
    ])
    expect(await tests({ filter: 'lab', search: 'mri' })).toEqual([])
    // As patients say it, in their own letters.
    expect((await tests({ search: 'शुगर खाली' })).map(({ name }) => name)).toEqual(['Blood sugar, fasting'])
    expect((await centres({ search: 'ব্লাড' })).map(({ user_id }) => user_id)).toContain(centre)
  })
})

describe('the cart', () => {
  test('holds the whole list that is sent, with the price of the centre and a revision', async () => {
    const { result } = await save([own('eeg'), own('hba1c')], 0)
    expect(result).toMatchObject({
      diagnosticId: centre,
      diagnosticName: 'Sanjeevani Diagnostics',
      diagnosticTestIds: [own('eeg'), own('hba1c')],
      bookingTimestamp: DAY,
      revision: 1,
    })
    const [row] = await practice.db
      .select()
      .from(diagnosticTests)
      .where(eq(diagnosticTests.id, own('eeg')))
    expect(result.tests[0]).toMatchObject({ id: own('eeg'), name: 'EEG, awake', price: row!.price / 100 })
    expect(await cart()).toEqual(result)
  })

  test('a list made from an older one is refused, and nothing of it is stored', async () => {
    await save([own('eeg')], 0)
    const refused = await save([own('vep')], 0)
    expect(refused).toMatchObject({ status: 409, body: { code: 'cartChanged' } })
    expect((await cart()).diagnosticTestIds).toEqual([own('eeg')])
  })

  test('takes a list that names no older one, and still keeps to one centre', async () => {
    const add = (testIds: readonly string[], diagnosticId: string) =>
      practice.call<CartWire>(
        'diagnostics.saveCart',
        { diagnosticId, diagnosticTestIds: testIds, bookingTimestamp: DAY, action: 'ADD' },
        { token: patient },
      )
    await save([own('eeg')], 0)
    expect((await add([own('eeg'), own('vep')], centre)).result).toMatchObject({
      diagnosticTestIds: [own('eeg'), own('vep')],
      revision: 2,
    })
    expect(await add([others[0]!], other)).toMatchObject({ status: 409, body: { code: 'otherCentre' } })
  })

  test('tests of another centre are refused as long as it holds some', async () => {
    await save([own('eeg')], 0)
    const refused = await save([others[0]!], 1, { diagnosticId: other })
    expect(refused).toMatchObject({ status: 409, body: { code: 'otherCentre' } })
    const cleared = await save([], 1, { action: 'CLEAR' })
    expect(cleared.result).toMatchObject({ diagnosticId: null, diagnosticTestIds: [], revision: 2 })
    const switched = await save([others[0]!], 2, { diagnosticId: other })
    expect(switched.result).toMatchObject({ diagnosticId: other, diagnosticTestIds: [others[0]] })
  })

  test('neither a foreign test nor one that is not offered is taken', async () => {
    expect(await save([own('eeg'), others[0]!], 0)).toMatchObject({ status: 409, body: { code: 'testNotOffered' } })
    await practice.db
      .update(diagnosticTests)
      .set({ isOffered: false })
      .where(eq(diagnosticTests.id, own('csf')))
    expect(await save([own('csf')], 0)).toMatchObject({ status: 409, body: { code: 'testNotOffered' } })
    await practice.db
      .update(diagnosticTests)
      .set({ isOffered: true })
      .where(eq(diagnosticTests.id, own('csf')))
    expect(await cart()).toMatchObject({ diagnosticTestIds: [], revision: 0 })
  })

  test('the database takes no test of another centre, whoever writes it', async () => {
    await save([own('eeg')], 0)
    const insert = (providerId: string, testId: string) =>
      practice.db
        .insert(diagnosticCartTests)
        .values({ patientId, providerId, testId, position: 1 })
        .then(() => 'taken', violatedConstraint)
    expect(await insert(centre, others[0]!)).toBe('diagnostic_cart_tests_test')
    expect(await insert(other, others[0]!)).toBe('diagnostic_cart_tests_cart')
  })

  test('is read as it was at one moment, while another tab stores a list', async () => {
    await save([own('eeg')], 0)
    await save([], 1, { action: 'CLEAR' })
    const list = { centreId: centre, testIds: [own('vep')], day: DAY }
    const { reading } = await practice.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${diagnosticCartTests} in access exclusive mode`)
      const answer = cart()
      const waits = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await practice.db.execute(waits)).rows.length).toBe(1)
      await writeCart(tx, patientId, list, DAY)
      return { reading: answer }
    })
    expect(await reading).toEqual(await cart())
    expect(await reading).toMatchObject({ diagnosticId: centre, diagnosticTestIds: [own('vep')], revision: 3 })
  })

  test('two tabs that send at once: one list is stored, the other is told', async () => {
    const both = await Promise.all([save([own('eeg')], 0), save([own('vep')], 0)])
    expect(both.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 409])
  })
})

/** A tab as its machine does it: the change is made to the cart as it is read, and once more where another was first. */
const addAsTab = async (diagnosticId: string, testId: string): Promise<'stored' | 'otherCentre'> => {
  for (;;) {
    const now = await cart()
    const after = cartAfter(
      { centreId: now.diagnosticId, testIds: now.diagnosticTestIds },
      { kind: 'add', centreId: diagnosticId, testIds: [testId] },
    )
    if (after === 'otherCentre') return after
    const { status } = await save(after.testIds, now.revision, { diagnosticId })
    if (status === 200) return 'stored'
  }
}
const PAIRS = 20

test('two tabs at once, of one centre: no pick is lost; of two: no cart is mixed', async () => {
  for (let pair = 0; pair < PAIRS; pair += 1) {
    await save([], (await cart()).revision, { action: 'CLEAR' })
    expect(await Promise.all([addAsTab(centre, own('eeg')), addAsTab(centre, own('vep'))])).toEqual([
      'stored',
      'stored',
    ])
    expect((await cart()).diagnosticTestIds.toSorted((one, next) => one.localeCompare(next))).toEqual([
      own('eeg'),
      own('vep'),
    ])
    await save([], (await cart()).revision, { action: 'CLEAR' })
    const ends = await Promise.all([addAsTab(centre, own('eeg')), addAsTab(other, others[0]!)])
    expect(ends.toSorted((one, next) => one.localeCompare(next))).toEqual(['otherCentre', 'stored'])
    expect((await cart()).diagnosticTestIds).toHaveLength(1)
  }
})
