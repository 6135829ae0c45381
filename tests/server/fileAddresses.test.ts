import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import '../../server/assembly'
import { fileRules, nameOfColumn } from '../../server/files/standing'
import { fileAddresses } from '../../server/kit/fileAddress'
import { newId } from '../../server/kit/ids'
import { sessions, users } from '../../server/people/people.tables'
import { medicalRecords } from '../../server/records/records.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import type { MedicalRecord } from '../../src/core/records/records'
import type { MadeLink } from '../../src/core/records/recordLinks'
import { NOW, startBackend, TEST_SECRET, type TestBackend } from '../kit/backend'
import { chatOfPair } from '../kit/chats'
import { orderIn, somebodyOrdering } from '../kit/orders'
import { PDF, PNG } from '../kit/sampleFiles'

interface OrderWire {
  readonly reports: readonly { readonly id: string; readonly url: string | null }[]
}

let practice: TestBackend
let centre: string
let patient: string
let memberId: string

beforeAll(async () => {
  practice = await startBackend()
  centre = await practice.logIn(demonstrationAccounts.diagnosticCentre.phoneNumber)
  patient = await practice.logIn(demonstrationAccounts.patient.phoneNumber)
  const family = await practice.call<readonly { id: string }[]>('members.list', {}, { token: patient })
  memberId = family.result[0]!.id
})
afterAll(() => practice.close())

const upload = async (token: string, kind = 'report', bytes: Uint8Array<ArrayBuffer> = PDF) => {
  const file = new File([bytes], bytes === PDF ? 'scan.pdf' : 'scan.png')
  return (await practice.call<{ id: string; url: string }>('files.upload', { kind, file }, { token })).result
}
const statusAt = async (url: string) => (await practice.get(url)).status
/** Of the file itself, its small picture and its first page. */
const statusesAt = (url: string) =>
  Promise.all([url, url.replace(/[^/]*$/, 'thumb.webp'), url.replace(/[^/]*$/, 'pages/1.webp')].map(statusAt))
/** An address of a record's file as this server would sign it for somebody's session. */
const signedFor = async (userId: string, recordId: string) => {
  const [session] = await practice.db.select().from(sessions).where(eq(sessions.userId, userId))
  const [record] = await practice.db.select().from(medicalRecords).where(eq(medicalRecords.id, recordId))
  const file = { id: record!.fileId!, name: 'scan.pdf', type: 'pdf' } as const
  return fileAddresses(TEST_SECRET).to(file, session!.id, NOW).url
}
const keep = async () => {
  const { url } = await upload(patient)
  const record = { type: 'report', healthCategoryId: 'spine', documentDate: '10-01-2020', memberId, url }
  return (await practice.call<MedicalRecord>('records.save', record, { token: patient })).result
}

test('every column that names a file says for whom its rows stand', async () => {
  const { rows } = await practice.db.execute<{ name: string }>(sql`
    select conrelid::regclass || '.' || attname as name from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'files'::regclass`)
  const ruled = new Set(fileRules.listeners().map(({ column }) => nameOfColumn(column)))
  expect([...ruled].toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

describe('The address of a file', () => {
  test('of a record that was removed opens nothing, not under a link either, until it is brought back', async () => {
    const { id, url } = await keep()
    const { result } = await practice.call<MadeLink>(
      'recordLinks.make',
      { id, name: 'Dr Shah', hasCode: false },
      { token: patient },
    )
    const door = await practice.fetch(new Request(`http://localhost${result.url}`, { method: 'POST' }))
    const shared = `${door.headers.get('Location')!}record.pdf`
    expect([await statusesAt(url!), await statusAt(shared)]).toEqual([[200, 200, 200], 200])
    await practice.call('records.remove', { id }, { token: patient })
    expect([await statusesAt(url!), await statusAt(shared)]).toEqual([[404, 404, 404], 404])
    await practice.call('records.restore', { id }, { token: patient })
    expect(await statusesAt(url!)).toEqual([200, 200, 200])
  })

  test('of a report that its centre took back opens nothing, for neither end', async () => {
    const { id, who } = await orderIn(practice.db, { kind: 'test', stage: 'completed' }, NOW)
    const token = await practice.logIn(who.phoneNumber)
    const { url } = await upload(centre)
    const { result } = await practice.call<OrderWire>('orderReports.attach', { id, url }, { token: centre })
    const [report] = result.reports
    const read = await practice.call<MedicalRecord>('records.one', { id: report!.id }, { token })
    const addresses = [read.result.url!, report!.url!, url]
    expect(await Promise.all(addresses.map(statusAt))).toEqual([200, 200, 200])
    await practice.call(
      'orderReports.retract',
      { id, medicalRecordId: report!.id, reason: 'It was not yours' },
      { token: centre },
    )
    expect(await Promise.all(addresses.map(statusAt))).toEqual([404, 404, 404])
  })

  test('of a report that is held is its centre’s, not the patient’s, whose own opens nothing until it is theirs', async () => {
    const { id, who } = await orderIn(practice.db, { kind: 'test', stage: 'sampled' }, NOW)
    const { result } = await practice.call<OrderWire>(
      'orderReports.attach',
      { id, url: (await upload(centre)).url },
      { token: centre },
    )
    await practice.logIn(who.phoneNumber)
    const { url, id: recordId } = result.reports[0]!
    const theirs = await signedFor(who.patientId, recordId)
    expect([await statusAt(url!), await statusAt(theirs)]).toEqual([200, 404])
    await practice.db.update(medicalRecords).set({ heldFor: null }).where(eq(medicalRecords.id, recordId))
    expect(await statusAt(theirs)).toBe(200)
  })

  test('of a record opens nothing for a stranger, however it was come by', async () => {
    const stranger = await somebodyOrdering(practice.db, NOW)
    await practice.logIn(stranger.phoneNumber)
    const { id } = await keep()
    expect(await statusAt(await signedFor(stranger.patientId, id))).toBe(404)
    expect(await statusAt(await signedFor(demonstrationAccounts.patient.id, id))).toBe(200)
  })

  test('of a report without an order opens while it waits for the number, and not once it is refused', async () => {
    const sent = await practice.call<{ id: string }>(
      'sentReports.send',
      {
        phone_number: demonstrationAccounts.patient.phoneNumber,
        patientName: 'Asha Patel',
        fileName: 'eeg.pdf',
        url: (await upload(centre)).url,
      },
      { token: centre },
    )
    const { result } = await practice.call<readonly { id: string; url: string }[]>(
      'sentReports.received',
      {},
      { token: patient },
    )
    const { url } = result.find(({ id }) => id === sent.result.id)!
    expect(await statusAt(url)).toBe(200)
    await practice.call('sentReports.refuse', { id: sent.result.id }, { token: patient })
    expect(await statusAt(url)).toBe(404)
  })

  test('of a message opens for both ends until it is taken back', async () => {
    const { channelId, tokens } = await chatOfPair(practice)
    const id = newId()
    const { id: file_id } = await upload(tokens.patient, 'chat', PNG)
    await practice.call(
      'chat.send',
      { id, channelId, side: 'patient', type: 2, message: 'See', file_id },
      { token: tokens.patient },
    )
    const fileOf = async (token: string) =>
      (await practice.call<{ url: string }>('chat.file', { id }, { token })).result.url
    const addresses = [await fileOf(tokens.patient), await fileOf(tokens.doctor)]
    expect(await Promise.all(addresses.map(statusAt))).toEqual([200, 200])
    await practice.call('chat.takeBack', { id }, { token: tokens.patient })
    expect(await Promise.all(addresses.map(statusAt))).toEqual([404, 404])
  })

  test('of a patient’s record opens for who treats them, and no longer for who left the team', async () => {
    const doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
    const record = await keep()
    const read = await practice.call<MedicalRecord>('records.one', { id: record.id }, { token: doctor })
    const { url } = read.result
    expect(await statusAt(url!)).toBe(200)
    const isDoctor = eq(users.id, demonstrationAccounts.doctor.id)
    const [{ doctorId } = { doctorId: null }] = await practice.db.select().from(users).where(isDoctor)
    await practice.db.update(users).set({ doctorId: null }).where(isDoctor)
    expect(await statusAt(url!)).toBe(404)
    await practice.db.update(users).set({ doctorId, isBlocked: true }).where(isDoctor)
    expect(await statusAt(url!)).toBe(404)
    await practice.db.update(users).set({ isBlocked: false }).where(isDoctor)
    expect(await statusAt(url!)).toBe(200)
  })

  test('of an upload is its own person’s as long as nothing names it', async () => {
    const { url } = await upload(patient, 'support')
    expect(await statusAt(url)).toBe(200)
  })
})

describe('A picture of a file', () => {
  test('is kept by its reader’s browser, which asks at each opening whether it may be shown', async () => {
    const { id, url } = await keep()
    const page = url!.replace(/[^/]*$/, 'pages/1.webp')
    const first = await practice.get(page)
    const tag = first.headers.get('ETag')!
    expect([first.status, first.headers.get('Cache-Control')]).toEqual([200, 'private, no-cache'])
    const again = await practice.get(page, { 'If-None-Match': tag })
    expect([again.status, await again.text(), again.headers.get('Cache-Control')]).toEqual([
      304,
      '',
      'private, no-cache',
    ])
    await practice.call('records.remove', { id }, { token: patient })
    expect((await practice.get(page, { 'If-None-Match': tag })).status).toBe(404)
  })

  test('that was shared is kept nowhere', async () => {
    const { id } = await keep()
    const { result } = await practice.call<MadeLink>(
      'recordLinks.make',
      { id, name: 'Dr Shah', hasCode: false },
      { token: patient },
    )
    const door = await practice.fetch(new Request(`http://localhost${result.url}`, { method: 'POST' }))
    const inside = door.headers.get('Location')!
    for (const path of ['', 'pages/1.webp', 'record.pdf'])
      expect((await practice.get(`${inside}${path}`)).headers.get('Cache-Control')).toBe('private, no-store')
  })
})
