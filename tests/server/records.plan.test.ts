import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileAddresses } from '../../server/kit/fileAddress'
import { newId } from '../../server/kit/ids'
import { recordRows } from '../../server/records/records.read'
import { seedManyRecords } from '../../server/records/records.seed'
import { medicalRecords } from '../../server/records/records.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { NOW } from '../kit/backend'
import { newDatabase } from '../kit/template'

const RECORDS = 5_000

let client: Client
let drop: () => void
const asked: { readonly text: string; readonly values: unknown[] }[] = []
const logger = { logQuery: (text: string, values: unknown[]) => void asked.push({ text, values }) }

beforeAll(async () => {
  const database = await newDatabase({ now: NOW, size: { doctors: 6, days: 5 } })
  drop = database.drop
  client = new Client(database.url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  drop()
})

const caller = {
  role: 'PATIENT',
  userId: demonstrationAccounts.patient.id,
  sessionId: newId(),
} as const
const rows = (question: { readonly memberId?: string; readonly type?: 'report'; readonly offset?: number }) =>
  recordRows(
    drizzle({ client, logger }),
    { limit: 50, offset: 0, ...question },
    { caller: caller as never, language: 'eng', addresses: fileAddresses('of a test'), now: NOW },
  )

describe(`A family of ${RECORDS} records`, () => {
  test('is made by the seed, once', async () => {
    const db = drizzle({ client })
    await seedManyRecords(db, RECORDS, NOW)
    await seedManyRecords(db, RECORDS, NOW)
    expect(await db.$count(medicalRecords, eq(medicalRecords.patientId, caller.userId))).toBe(RECORDS)
    await client.query('vacuum analyze medical_records')
    // Where one family has nearly all there is, a planner would read and sort it all; among many it must not.
    await client.query('set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off')
  })

  test.each([
    ['the first page', {}, 'medical_records_of_patient'],
    ['the first page of reports', { type: 'report' }, 'medical_records_of_patient'],
    ['a page of the middle', { offset: 2000 }, 'medical_records_of_patient'],
  ] as const)('%s is read in the order of its index, and no more rows than it has', async (_, question, index) => {
    asked.length = 0
    const page = await rows(question)
    const days = page.map(({ documentDate }) => documentDate)
    expect([page.length, days]).toEqual([50, days.toSorted().toReversed()])
    const { text, values } = asked.find((query) => query.text.includes(' limit '))!
    const { rows: lines } = await client.query<Record<'QUERY PLAN', string>>(`explain ${text}`, values)
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n')
    expect(plan).toContain(`using ${index} on medical_records`)
    expect(plan).not.toMatch(/Seq Scan on medical_records/)
  })
})
