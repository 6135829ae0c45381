import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stayPage } from '../../server/inpatient/stays.read'
import { NOW } from '../kit/backend'
import { newDatabase } from '../kit/template'

let client: Client
let drop: () => void

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

test('a page of stays is found in the order of its index, before anything is joined to it', async () => {
  const asked: { readonly text: string; readonly values: unknown[] }[] = []
  const logger = { logQuery: (text: string, values: unknown[]) => void asked.push({ text, values }) }
  const query = { hospitalId: 'hospital', page: 1, limit: 10 }
  await stayPage(drizzle({ client, logger }), 'doctor', query, { limit: 10, offset: 0 })
  const page = asked.find(({ text }) => text.includes(' limit '))!
  // Of a few rows a planner would read and sort all; of ten thousand it must not.
  await client.query('set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off')
  const { rows } = await client.query<Record<'QUERY PLAN', string>>(`explain ${page.text}`, page.values)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect([plan.includes('using admissions_listed on admissions'), /Sort|room_beds|users/.exec(plan)?.[0]]).toEqual([
    true,
    undefined,
  ])
})
