import { sql } from 'drizzle-orm'
import type { RowName } from '../../server/contract'
import { demonstrationAccounts, demonstrationProviders } from '../../server/seed/accounts'
import { COLUMN_LIMIT } from '../../src/core/orders/providerOrders.rules'
import { MOST_FOUND } from '../../src/core/search/searchShown.rules'
import { startBackend, type TestBackend } from '../../tests/kit/backend'
import { somebodyOrdering } from '../../tests/kit/orders'
import { atLeast, atMost, count, type Figure, quantile } from './figure'

/** Orders of one pharmacy, how many of them live, and records of one family. */
const ORDERS = 20_000
const LIVE = 100
const RECORDS = 5_000
const SAMPLES = 100
const WARM_UP = 10
/** Milliseconds: of what is opened again and again, and of what nobody reaches but by pressing long. */
const TARGET = 50
const TARGET_OF_END = 150

interface List {
  readonly row: RowName
  readonly asked: (index: number) => Record<string, unknown>
  readonly target: number
}

const page = { limit: '100', offset: '0' }
const row = 'providerOrders.pharmacyList'
const lists: Readonly<Record<string, List>> = {
  'the board with its counts': {
    row,
    asked: () => ({ ...page, limit: String(COLUMN_LIMIT), isBoard: 'true' }),
    target: TARGET,
  },
  'requests alone': { row, asked: () => ({ ...page, isPending: 'true' }), target: TARGET },
  'the first page of the list': { row, asked: () => ({ ...page, limit: '10' }), target: TARGET },
  'a search by name': {
    row,
    asked: (index) => ({ ...page, limit: String(MOST_FOUND), keyword: `asha ${index % 10}patel${index % 97}` }),
    target: TARGET,
  },
  'a search by a name that many have': {
    row,
    asked: () => ({ ...page, limit: String(MOST_FOUND), keyword: 'asha' }),
    target: TARGET,
  },
  'a search by mobile number': {
    row,
    asked: (index) => ({ ...page, limit: String(MOST_FOUND), keyword: String(9_100_000_000 + index * 7) }),
    target: TARGET,
  },
  'the end of the list, offset 19,990': {
    row,
    asked: () => ({ ...page, limit: '10', offset: String(ORDERS - 10) }),
    target: TARGET_OF_END,
  },
}

/** Lists of a pharmacy that has many orders and of a family that has many records, through the backend but the network. */
export const orderLists = async (): Promise<Figure> => {
  const backend = await startBackend()
  try {
    const token = await backend.logIn(demonstrationAccounts.pharmacy.phoneNumber)
    await writeOrders(backend)
    const family = await writeRecords(backend)
    const time = async (name: RowName, asked: Record<string, unknown>, as: string): Promise<number> => {
      const from = performance.now()
      const { status, message } = await backend.call(name, asked, { token: as })
      if (status !== 200) throw new Error(message)
      return performance.now() - from
    }
    const p95 = async (list: List, as: string): Promise<number> => {
      for (const index of count(WARM_UP)) await time(list.row, list.asked(index), as)
      const times: number[] = []
      for (const index of count(SAMPLES)) times.push(await time(list.row, list.asked(index), as))
      return quantile(times, 0.95)
    }
    const measures = []
    for (const [name, list] of Object.entries(lists))
      measures.push(atMost(`${name}, p95`, `${SAMPLES} queries`, await p95(list, token), list.target, ' ms'))
    const records: List = {
      row: 'records.list',
      asked: () => ({ limit: '50', offset: '0' }),
      target: TARGET,
    }
    const own = await p95(records, family)
    const whole = Math.min(
      await time('providerOrders.pharmacyList', { limit: '100', offset: '0', keyword: '10' }, token),
      await time('providerOrders.pharmacyList', { limit: '100', offset: '0', keyword: '10' }, token),
    )
    return {
      number: null,
      title: `Lists of a pharmacy with ${ORDERS.toLocaleString('en-IN')} orders and a family with ${RECORDS.toLocaleString('en-IN')} records`,
      measures: [
        ...measures,
        atMost(`the first page of ${RECORDS} records, p95`, `${SAMPLES} queries`, own, TARGET, ' ms'),
        atLeast(
          'of numbers that begin with 10, which no index has: what is slow is noticed (ms)',
          'the better of 2 queries',
          Math.round(whole),
          20,
        ),
      ],
    }
  } finally {
    await backend.close()
  }
}

/** Orders an hour apart, each of another person, all over but the latest. */
const writeOrders = async ({ db, clock }: TestBackend): Promise<void> => {
  const now = clock.now()
  const { patientId, memberId } = await somebodyOrdering(db, now)
  await db.execute(sql`insert into medical_records (id, patient_id, member_id, title, type, document_date, source, uploaded_by, created_at)
    select gen_random_uuid(), ${patientId}, ${memberId}, 'Prescription ' || n, 'prescription', '2026-01-01', 'upload', ${patientId}, ${now}
    from generate_series(1, ${LIVE}) as n`)
  await db.execute(sql`insert into provider_orders (id, kind, stage, provider_id, patient_id, member_id, patient_name, age,
      gender, country_code, phone_number, way, record_id, total, discount, payable, payment_status, payment_method_id,
      created_at, stage_at, accepted_at, completed_at, answer_by)
    select gen_random_uuid(), 'medicine', case when n > ${LIVE} then 'completed' when n % 2 = 0 then 'requested' else 'accepted' end,
      ${demonstrationProviders.pharmacy}, ${patientId}, ${memberId}, 'Asha ' || n % 10 || 'Patel' || n, 42, 'Female', '+91',
      (9100000000 + n)::text, 'PICKUP', record.id, case when n > ${LIVE} then 10000 + n end, case when n > ${LIVE} then 0 end,
      case when n > ${LIVE} then 10000 + n end, case when n > ${LIVE} then 'PAID' else 'UNPAID' end, case when n > ${LIVE} then 1 end,
      ${now}::bigint - n * 3600, ${now}::bigint - n * 3600, case when n > ${LIVE} or n % 2 = 1 then ${now}::bigint - n * 3600 end,
      case when n > ${LIVE} then ${now}::bigint - n * 3600 end, case when n <= ${LIVE} and n % 2 = 0 then ${now}::bigint end
    from generate_series(1, ${ORDERS}) as n
    join (select id, row_number() over () as no from medical_records where patient_id = ${patientId}) as record
      on record.no = (n - 1) % ${LIVE} + 1`)
  await db.execute(sql`vacuum analyze provider_orders, medical_records`)
}

/** A family of four; whose session reads. */
const writeRecords = async (backend: TestBackend): Promise<string> => {
  const { db, clock } = backend
  const { patientId, memberId, phoneNumber } = await somebodyOrdering(db, clock.now())
  await db.execute(sql`insert into medical_records (id, patient_id, member_id, title, type, document_date, source, uploaded_by, created_at)
    select gen_random_uuid(), ${patientId}, ${memberId}, 'Report ' || n, case when n % 3 = 0 then 'prescription' else 'report' end,
      to_char(date '2026-01-01' - n % 2000, 'YYYY-MM-DD'), 'upload', ${patientId}, ${clock.now()}
    from generate_series(1, ${RECORDS}) as n`)
  await db.execute(sql`vacuum analyze medical_records`)
  return backend.logIn(phoneNumber)
}
