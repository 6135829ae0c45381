import { sql } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { MINUTE } from '../../src/core/kit/dates'
import { CASH } from '../../src/core/payment/payment'
import type { Database } from '../kit/handlers'
import { demonstrationAccounts, demonstrationProviders } from '../seed/accounts'

/** Seconds between two orders of a pharmacy that has very many. */
const APART = 15 * MINUTE

/** The financial year of a moment, `26-27`. */
const yearOf = (at: string) => {
  const year = `(extract(year from to_timestamp(${at}) at time zone 'Asia/Kolkata' - interval '3 months'))::int`
  return sql.raw(`right(${year}::text, 2) || '-' || right((${year} + 1)::text, 2)`)
}

/**
 * Adds completed orders to the demonstration's pharmacy, one each quarter of an hour back from now: of the people whose
 * prescriptions it has, with bills numbered on and their stories. Returns how many orders it has.
 */
export const seedManyOrders = async (db: Database, count: number, now: UnixSeconds): Promise<number> => {
  const { pharmacy: providerId } = demonstrationProviders
  const { id: staffId, name: staffName } = demonstrationAccounts.pharmacy
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table many_orders on commit drop as
      with papers as (
        select patient_id, member_id, patient_name, age, gender, country_code, phone_number, record_id,
          row_number() over (order by id) - 1 as place, count(*) over () as papers
        from provider_orders where provider_id = ${providerId} and record_id is not null
      ), placed as (
        select gen_random_uuid() as id, n, ${now}::bigint - n * ${APART}::bigint as at, 10000 + n % 200000 as total
        from generate_series(1, ${count}::bigint) as n
      )
      select placed.id, placed.at, placed.total, ${yearOf('placed.at')} as year,
        row_number() over (partition by ${yearOf('placed.at')} order by placed.at) as number, papers.*
      from placed join papers on papers.place = placed.n % papers.papers`)
    await tx.execute(sql`insert into provider_orders (id, kind, stage, revision, provider_id, patient_id, member_id,
        patient_name, age, gender, country_code, phone_number, way, record_id, total, discount, payable, payment_status,
        payment_method_id, invoice_no, created_at, stage_at, accepted_at, completed_at)
      select many.id, 'medicine', 'completed', 3, ${providerId}, patient_id, member_id, patient_name, age, gender,
        country_code, phone_number, 'PICKUP', record_id, total, 0, total, 'PAID', ${CASH},
        'B/' || many.year || '/' || lpad((coalesce(counter.last, 0) + many.number)::text, 6, '0'),
        at - ${2 * MINUTE}, at, at - ${MINUTE}, at
      from many_orders as many
      left join invoice_counters as counter on counter.provider_id = ${providerId} and counter.year = many.year and counter.series = 'B'`)
    await tx.execute(sql`insert into order_events (order_id, at, user_id, role, name, action, from_stage, to_stage)
      select id, at - ${2 * MINUTE}, patient_id, 'PATIENT', patient_name, 'place', null, 'requested' from many_orders
      union all
      select id, at - ${MINUTE}, ${staffId}::uuid, 'PHARMACY', ${staffName}, 'accept', 'requested', 'accepted' from many_orders
      union all
      select id, at, ${staffId}::uuid, 'PHARMACY', ${staffName}, 'complete', 'accepted', 'completed' from many_orders`)
    await tx.execute(sql`insert into invoice_counters (provider_id, year, last)
      select ${providerId}, year, max(number) from many_orders group by year
      on conflict (provider_id, year, series) do update set last = invoice_counters.last + excluded.last`)
  })
  await db.execute(sql`vacuum analyze provider_orders, order_events`)
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) from provider_orders where provider_id = ${providerId}`,
  )
  return Number(rows[0]!.count)
}
