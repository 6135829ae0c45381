import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimFile, removeFiles, removeUnnamed } from '../../server/files/files.store'
import { files } from '../../server/files/files.tables'
import { removeOrphans } from '../../server/files/receive'
import { folderStore } from '../../server/files/store/folderStore'
import { newId } from '../../server/kit/ids'
import { failedJobs } from '../../server/kit/jobs.read'
import { members } from '../../server/members/members.tables'
import { purgeRemoved } from '../../server/records/records.store'
import { medicalRecords, recordPages } from '../../server/records/records.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { lapseSentReports } from '../../server/sentReports/sentReports.store'
import { sentReports } from '../../server/sentReports/sentReports.tables'
import { DAY } from '../../src/core/kit/dates'
import type { MedicalRecord } from '../../src/core/records/records'
import { SENT_REPORT_WAITS } from '../../src/core/sentReports/sentReports.rules'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { chatOfPair } from '../kit/chats'
import { orderIn, somebodyOrdering } from '../kit/orders'
import { newAppointment } from '../kit/prescriptions'
import { PNG } from '../kit/sampleFiles'

let folder: string
let practice: TestBackend
let centre: string
let patient: { readonly token: string; readonly memberId: string; readonly phoneNumber: string }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'files-'))
  practice = await startBackend({ files: folderStore(folder) })
  centre = await practice.logIn(demonstrationAccounts.diagnosticCentre.phoneNumber)
  const { memberId, phoneNumber } = await somebodyOrdering(practice.db, NOW)
  patient = { memberId, phoneNumber, token: await practice.logIn(phoneNumber) }
})
afterAll(async () => {
  await practice.close()
  rmSync(folder, { recursive: true })
})

const upload = async (token: string, kind = 'report') => {
  const file = new File([PNG], 'scan.png', { type: 'image/png' })
  return (await practice.call<{ url: string; id?: string }>('files.upload', { kind, file }, { token })).result
}
const send = (url: string, phone_number = patient.phoneNumber) =>
  practice.call<{ id: string }>(
    'sentReports.send',
    { phone_number, patientName: 'Asha Patel', fileName: 'eeg.png', url },
    { token: centre },
  )
const keep = async (url: string, pages: readonly string[] = [], who = patient) => {
  const record = { type: 'report', healthCategoryId: 'spine', documentDate: '10-01-2020', memberId: who.memberId }
  return (await practice.call<MedicalRecord>('records.save', { ...record, url, pages }, { token: who.token })).result
}
const one = async (id: string) =>
  (await practice.call<MedicalRecord>('records.one', { id }, { token: patient.token })).result
const remove = (id: string) => practice.call('records.remove', { id }, { token: patient.token })
const fileOf = async (id: string) => {
  const [row] = await practice.db.select().from(medicalRecords).where(eq(medicalRecords.id, id))
  return row!.fileId
}
const isThere = async (id: string) => (await practice.db.$count(files, eq(files.id, id))) === 1
const reportOf = async (id: string) => (await practice.db.select().from(sentReports).where(eq(sentReports.id, id)))[0]!
/** As the sweep of a day long after finds them. */
const sweep = async () => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), 1, 1)
  await removeOrphans(practice.db, folderStore(folder))
}
const named = async (fileId: string) => {
  const { rows } = await practice.db.execute<{ name: string }>(sql`select * from file_names(${fileId}) as name`)
  return rows.map(({ name }) => name)
}

describe('An upload', () => {
  test('that was sent as a report and attached to an order is refused alone: the order keeps its report', async () => {
    const { url } = await upload(centre)
    const { result } = await send(url)
    const { id: orderId } = await orderIn(practice.db, { kind: 'test', stage: 'completed' }, NOW)
    const attached = await practice.call('orderReports.attach', { id: orderId, url }, { token: centre })
    expect(attached.status).toBe(200)
    const refused = await practice.call('sentReports.refuse', { id: result.id }, { token: patient.token })
    expect(refused.status).toBe(200)
    await sweep()
    const [record] = await practice.db.select().from(medicalRecords).where(eq(medicalRecords.orderId, orderId))
    const order = await practice.call<{ reports: readonly { url: string }[] }>(
      'providerOrders.centreOne',
      { id: orderId },
      { token: centre },
    )
    expect(await isThere(record!.fileId!)).toBe(true)
    expect((await practice.get(order.result.reports[0]!.url)).status).toBe(200)
  })

  test('that was kept as two records goes from the disk with the second of them', async () => {
    const { url } = await upload(patient.token)
    const [first, second] = [await keep(url), await keep(url)]
    const [one, two] = [await fileOf(first.id), await fileOf(second.id)]
    expect(one).not.toBe(two)
    await remove(first.id)
    await purgeRemoved(practice.db, NOW + 31 * DAY)
    await sweep()
    expect([await isThere(one!), await isThere(two!)]).toEqual([false, true])
    const isStored = () => existsSync(join(folder, one!.slice(0, 2), one!))
    expect(isStored()).toBe(true)
    await remove(second.id)
    await purgeRemoved(practice.db, NOW + 31 * DAY)
    await sweep()
    expect([await isThere(two!), isStored()]).toEqual([false, false])
  })

  test('that two members have as their photo stays the photo of the one when the other’s is replaced', async () => {
    const other = await practice.call<{ id: string }>(
      'members.add',
      { name: 'Ravi Patel', age: 12, gender: 'Male', is_default: false },
      { token: patient.token },
    )
    const { url } = await upload(patient.token, 'photo')
    const show = (id: string, of: string | null) =>
      practice.call('members.savePhoto', { id, url: of }, { token: patient.token })
    const shown = [
      await show(patient.memberId, url),
      await show(other.result.id, url),
      await show(other.result.id, null),
    ]
    expect(shown.map(({ status }) => status)).toEqual([200, 200, 200])
    const [member] = await practice.db.select().from(members).where(eq(members.id, patient.memberId))
    expect(member!.photoId).not.toBeNull()
    expect(await isThere(member!.photoId!)).toBe(true)
  })

  test('that is a page of photographs and a record of its own is both', async () => {
    const pages = [await upload(patient.token), await upload(patient.token)].map(({ url }) => url)
    const whole = await keep(pages[0]!, [pages[1]!])
    const single = await keep(pages[1]!)
    await practice.runJobs({ again: true })
    expect(await failedJobs(practice.db)).toEqual([])
    expect((await one(whole.id)).url).toMatch(/record\.pdf$/)
    expect((await practice.get((await one(single.id)).url!)).status).toBe(200)
    expect(await practice.db.$count(recordPages, eq(recordPages.recordId, whole.id))).toBe(0)
  })

  test('that is a page is kept with its record: the document is made when that is opened, where its job is gone', async () => {
    const [first, second] = [await upload(patient.token), await upload(patient.token)]
    const { id } = await keep(first.url, [second.url])
    await practice.exec('delete from graphile_worker._private_jobs')
    expect((await one(id)).url).toBeNull()
    await practice.runJobs()
    expect(await one(id)).toMatchObject({ url: expect.stringMatching(/record\.pdf$/) as string, pages: 2 })
  })

  test('that is a page of a record that was removed goes with it, and no document is made any more', async () => {
    const [first, second] = [await upload(patient.token), await upload(patient.token)]
    const { id } = await keep(first.url, [second.url])
    const before = await practice.db.$count(files)
    await remove(id)
    await purgeRemoved(practice.db, NOW + 31 * DAY)
    await practice.runJobs()
    expect([await practice.db.$count(files), await fileOf(id)]).toEqual([before - 2, null])
  })

  test('that is used twice at once is two files', async () => {
    const { url } = await upload(patient.token)
    const kept = await Promise.all(Array.from({ length: 8 }, () => keep(url)))
    const used = await Promise.all(kept.map(({ id }) => fileOf(id)))
    expect(new Set(used).size).toBe(8)
    const rows = await practice.db
      .select({ contentId: files.contentId })
      .from(files)
      .where(
        inArray(
          files.id,
          used.map((id) => id!),
        ),
      )
    expect(new Set(rows.map(({ contentId }) => contentId)).size).toBe(1)
  })

  test('that is removed while somebody is about to use it is used or gone, never half', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { url } = await upload(patient.token)
      const id = (
        await practice.db
          .select({ id: files.id })
          .from(files)
          .orderBy(sql`ctid desc`)
          .limit(1)
      )[0]!.id
      const [kept] = await Promise.all<MedicalRecord | undefined | void>([keep(url), removeFiles(practice.db, [id])])
      const fileId = kept ? await fileOf(kept.id) : null
      expect(await isThere(id)).toBe(fileId === id)
    }
  })

  const uses: Readonly<Record<string, () => Promise<readonly (string | null)[]>>> = {
    'attachments of two tickets': async () => {
      const { url } = await upload(patient.token, 'support')
      const ask = () =>
        practice.call(
          'support.ticket',
          { problem: 'App', description: 'See', attachments: [url] },
          { token: patient.token },
        )
      expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
      const { rows } = await practice.db.execute<{ id: string }>(
        sql`select file_id as id from enquiry_files order by enquiry_id desc`,
      )
      return rows.map(({ id }) => id)
    },
    'files of two messages': async () => {
      const chat = await chatOfPair(practice)
      const { id: file_id } = await upload(chat.tokens.patient, 'chat')
      const write = (id: string) =>
        practice.call(
          'chat.send',
          { id, channelId: chat.channelId, side: 'patient', type: 2, message: 'See', file_id },
          { token: chat.tokens.patient },
        )
      const [first, second] = [newId(), newId()]
      expect([(await write(first)).status, (await write(second)).status]).toEqual([200, 200])
      // An answer that was lost is asked for again.
      expect((await write(second)).status).toBe(200)
      const { rows } = await practice.db.execute<{ id: string }>(
        sql`select file_id as id from messages where id in (${first}, ${second})`,
      )
      return rows.map(({ id }) => id)
    },
    'papers of two prescriptions': async () => {
      const doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
      const { url } = await upload(doctor, 'prescription')
      const sign = async () => {
        const { bookingId } = await newAppointment(practice)
        const paper = { bookingId, healthCategoryId: 'spine', url }
        return practice.call<{ prescription_id: string }>('prescription.fromFile', paper, { token: doctor })
      }
      expect([(await sign()).status, (await sign()).status]).toEqual([200, 200])
      const { rows } = await practice.db.execute<{ id: string }>(sql`select file_id as id from prescription_scans`)
      return rows.map(({ id }) => id)
    },
  }

  test.each(Object.keys(uses))('is one file for each row that names it: %s', async (use) => {
    const used = await uses[use]!()
    expect([used.length, new Set(used).size]).toEqual([2, 2])
  })
})

describe('A file', () => {
  test('that several rows name already goes with the last of them', async () => {
    const kept = await keep((await upload(patient.token)).url)
    const fileId = await fileOf(kept.id)
    const again = await keep((await upload(patient.token)).url)
    await practice.db.update(medicalRecords).set({ fileId }).where(eq(medicalRecords.id, again.id))
    await remove(kept.id)
    await purgeRemoved(practice.db, NOW + 31 * DAY)
    expect([await fileOf(kept.id), await isThere(fileId!)]).toEqual([null, true])
    await remove(again.id)
    await purgeRemoved(practice.db, NOW + 31 * DAY)
    expect(await isThere(fileId!)).toBe(false)
  })

  test('that nothing names goes after thirty days, and no other with it', async () => {
    const { id } = await keep((await upload(patient.token)).url)
    const kept = (await fileOf(id))!
    await upload(patient.token)
    const [unnamed] = await practice.db
      .select({ id: files.id })
      .from(files)
      .orderBy(sql`ctid desc`)
      .limit(1)
    await removeUnnamed(practice.db, NOW + 30 * DAY)
    expect(await isThere(unnamed!.id)).toBe(true)
    await removeUnnamed(practice.db, NOW + 31 * DAY)
    expect([await isThere(unnamed!.id), await isThere(kept)]).toEqual([false, true])
  })

  test('is counted by a column that was added since, as by every other', async () => {
    await practice.exec('create table probes (paper uuid references files (id))')
    const kept = await keep((await upload(patient.token)).url)
    const fileId = (await fileOf(kept.id))!
    await practice.db.execute(sql`insert into probes values (${fileId})`)
    expect((await named(fileId)).toSorted()).toEqual(['medical_records.file_id', 'probes.paper'])
    await remove(kept.id)
    await purgeRemoved(practice.db, NOW + 31 * DAY)
    expect(await isThere(fileId)).toBe(true)
    expect(await practice.db.transaction((tx) => claimFile(tx, fileId))).not.toBe(fileId)
    await practice.exec('drop table probes')
  })

  test('stands in no column without a foreign key, and each of those has an index', async () => {
    const { rows: strays } = await practice.db.execute<{ table: string; column: string }>(sql`
      select attrelid::regclass::text as "table", attname as "column" from pg_attribute
      join pg_class on pg_class.oid = attrelid and relkind = 'r' and relnamespace = 'public'::regnamespace
      where atttypid = 'uuid'::regtype and attnum > 0 and not attisdropped and attrelid <> 'files'::regclass
        and not exists (select from pg_constraint where contype = 'f' and conrelid = attrelid and attnum = any(conkey)
          and confrelid = 'files'::regclass)`)
    const holding: string[] = []
    for (const { table, column } of strays) {
      const { rowCount } = await practice.db.execute(
        sql`select from ${sql.identifier(table.replaceAll('"', ''))} t join files on files.id = t.${sql.identifier(column)} limit 1`,
      )
      if (rowCount !== 0) holding.push(`${table}.${column}`)
    }
    expect(strays.length).toBeGreaterThan(50)
    expect(holding).toEqual([])
    const { rows: slow } = await practice.db.execute(sql`
      select conrelid::regclass::text as "table", conkey from pg_constraint
      where contype = 'f' and confrelid = 'files'::regclass
        and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`)
    expect(slow).toEqual([])
  })
})

describe('Work on many files', () => {
  test('that fails for one is done for the others, and shown to operators after three tries', async () => {
    const sent: string[] = []
    for (let each = 0; each < 3; each += 1) sent.push((await send((await upload(centre)).url, '9812300198')).result.id)
    await practice.exec(
      `alter table sent_reports add constraint probe check (id <> '${sent[0]}' or status = 'waiting') not valid`,
    )
    const job = { name: 'end the wait of reports nobody claimed', every: DAY }
    const work = {
      repeated: [{ ...job, run: (db: TestBackend['db']) => lapseSentReports(db, NOW + SENT_REPORT_WAITS) }],
    }
    await practice.exec(`select graphile_worker.add_job('${job.name}', max_attempts => 3)`)
    await practice.runJobs({ work, again: true })
    expect((await Promise.all(sent.map(reportOf))).map(({ status }) => status)).toEqual(['waiting', 'lapsed', 'lapsed'])
    expect(await failedJobs(practice.db)).toMatchObject([{ job: job.name, attempts: 3 }])
    await practice.exec('alter table sent_reports drop constraint probe')
    await lapseSentReports(practice.db, NOW + SENT_REPORT_WAITS)
    expect(await reportOf(sent[0]!)).toMatchObject({ status: 'lapsed', fileId: null })
  })
})
