import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { policy } from '../../server/assembly'
import { audit, forgetOldAudit } from '../../server/kit/audit'
import { auditEntries } from '../../server/kit/kit.tables'
import { checkPolicy, rule } from '../../server/kit/policy'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { appointments } from '../../server/booking/booking.tables'
import { DAY } from '../../src/core/kit/dates'
import { DOCTORS } from '../../src/core/session/roles'
import { callOf } from '../kit/practice'
import { startBackend, type TestBackend } from '../kit/backend'

let practice: TestBackend
beforeAll(async () => {
  practice = await startBackend()
})
afterAll(() => practice.close())

const get = (path: string, address: string, headers: Record<string, string> = {}, backend = practice) =>
  backend.fetch(new Request(`http://practice.test${path}`, { headers }), address)

describe('A server is ready', () => {
  test('when its database answers, its disk has room and its jobs are done', async () => {
    let isRunning = false
    const roomy = await startBackend({ freeBytes: async () => 10 ** 12, areJobsRunning: () => isRunning })
    const ready = async () => {
      const answer = await roomy.get('/readyz')
      return [answer.status, await answer.json()]
    }
    const well = { database: 'ok', disk: 'ok' }
    expect(await ready()).toEqual([503, { status: 'not ready', ...well, jobs: 'not running' }])
    isRunning = true
    expect(await ready()).toEqual([200, { status: 'ready', ...well, jobs: 'ok' }])
    await roomy.close()
  })

  test('no more when the disk is full or the database is gone, and says which', async () => {
    const full = await startBackend({ freeBytes: async () => 1000 })
    const answer = await full.get('/readyz')
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { status: 'not ready', database: 'ok', disk: 'full', jobs: 'elsewhere' },
    ])
    expect((await full.get('/healthz')).status).toBe(200)
    await full.close()
    const gone = await full.get('/readyz')
    expect([gone.status, await gone.json()]).toMatchObject([503, { database: 'does not answer' }])
  })
})

describe('The metrics', () => {
  test('count answers by row and status, how long they took, and the connections', async () => {
    await practice.call('config.read', { key: 'countryCodes' })
    const text = await (await get('/metrics', '127.0.0.1')).text()
    expect(text).toMatch(/http_requests_total\{row="config.read",method="GET",status="200"\} [1-9]/)
    expect(text).toContain('http_request_duration_seconds_bucket{le="0.1",row="config.read"}')
    expect(text).toContain('database_connections{state="idle"}')
    expect(text).not.toContain('countryCodes')
  })

  test.each([
    ['another machine', '203.0.113.7', {}],
    ['somebody behind a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }],
    ['whoever names a token where there is none', '203.0.113.7', { authorization: 'Bearer ' }],
  ])('are not there for %s', async (_, address, headers: Record<string, string>) => {
    expect((await get('/metrics', address, headers)).status).toBe(404)
  })

  test('are there from everywhere for the token alone, where there is one', async () => {
    const guarded = await startBackend({ metricsToken: 'a token of thirty-two characters!' })
    const read = (authorization: string, address: string) => get('/metrics', address, { authorization }, guarded)
    expect((await read('Bearer a token of thirty-two characters!', '203.0.113.7')).status).toBe(200)
    expect((await read('Bearer another', '203.0.113.7')).status).toBe(404)
    expect((await read('', '127.0.0.1')).status).toBe(404)
    await guarded.close()
  })
})

describe("What staff do to patients' records", () => {
  const search = async () => {
    const token = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
    practice.clock.pass(60)
    return practice.call<{ id: string }[]>('schedule.search', { search: 'a' }, { token })
  }

  test('leaves an entry for each patient: who, what, when, whose', async () => {
    const { result } = await search()
    expect(result.length).toBeGreaterThan(0)
    const entries = await practice.db.select().from(auditEntries)
    const booked = await practice.db
      .select({ id: appointments.id, patientId: appointments.patientId })
      .from(appointments)
    const shown = new Set(result.map(({ id }) => booked.find((row) => row.id === id)!.patientId))
    expect(new Set(entries.map(({ patientId }) => patientId))).toEqual(shown)
    expect(entries).toHaveLength(shown.size)
    expect(entries[0]).toMatchObject({
      userId: demonstrationAccounts.doctor.id,
      role: 'DOCTOR',
      action: 'schedule.search',
      isWrite: false,
      at: practice.clock.at,
    })
    expect(JSON.stringify(result)).not.toContain([...shown][0])
  })

  test('is kept for three years', async () => {
    const kept = await practice.db.$count(auditEntries)
    await forgetOldAudit(practice.db, practice.clock.at + 3 * 365 * DAY)
    expect(await practice.db.$count(auditEntries)).toBe(kept)
    await forgetOldAudit(practice.db, practice.clock.at + 3 * 365 * DAY + 1)
    expect(await practice.db.$count(auditEntries)).toBe(0)
  })

  test('is refused where the handler does not say whose records it touched', async () => {
    const call = callOf(practice.db, demonstrationAccounts.doctor.id)
    const row = { name: 'schedule.search', endpoint: { mutates: false } } as Parameters<typeof audit>[0]
    const asDoctor = { ...call, caller: { ...call.caller, role: 'DOCTOR' as const } }
    await expect(audit(row, asDoctor, { patientIds: null })).rejects.toThrow('schedule.search')
    await audit(row, { ...call, caller: { ...call.caller, role: 'PATIENT' } }, { patientIds: null })
  })

  test('is declared by every rule for staff alone, or the server does not start', () => {
    const rows = [{ name: 'reviews.list', endpoint: { permission: null } }] as unknown as Parameters<
      typeof checkPolicy
    >[1]
    expect(() => checkPolicy({ 'reviews.list': rule(DOCTORS, 'own') }, rows)).toThrow('reviews.list')
    expect(() => checkPolicy({ 'reviews.list': rule(DOCTORS, 'own', 'none') }, rows)).not.toThrow()
    expect(policy['schedule.search'].records).toBe('patients')
  })
})
