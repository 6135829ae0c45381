import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { files } from '../../server/files/files.tables'
import { notifications } from '../../server/notifications/notifications.tables'
import { medicalRecords } from '../../server/records/records.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { lapseSentReports } from '../../server/sentReports/sentReports.store'
import { sentReports } from '../../server/sentReports/sentReports.tables'
import { DAY } from '../../src/core/kit/dates'
import { SENT_REPORT_WAITS } from '../../src/core/sentReports/sentReports.rules'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { PNG } from '../kit/sampleFiles'

interface Sent {
  readonly id: string
  readonly status: string
}
interface Received {
  readonly id: string
  readonly centre: string
  readonly patientName: string
  readonly url: string
}

const OWN = '9812300001'
let practice: TestBackend
let centre: string
let patient: string

beforeAll(async () => {
  practice = await startBackend()
  centre = await practice.logIn(demonstrationAccounts.diagnosticCentre.phoneNumber)
  patient = await practice.logIn(OWN)
})
afterAll(() => practice.close())

const uploaded = async () => {
  const file = new File([PNG], 'eeg.png', { type: 'image/png' })
  return (await practice.call<{ url: string }>('files.upload', { kind: 'report', file }, { token: centre })).result.url
}
const send = async (phone_number: string, url?: string) =>
  practice.call<Sent>(
    'sentReports.send',
    { phone_number, patientName: 'Asha Patel', fileName: 'eeg.png', url: url ?? (await uploaded()) },
    { token: centre },
  )
const received = async (token = patient) =>
  (await practice.call<readonly Received[]>('sentReports.received', {}, { token })).result
const accept = (id: string, memberId: string, token = patient) =>
  practice.call<{ id: string }>('sentReports.accept', { id, memberId }, { token })
const refuse = (id: string, token = patient) => practice.call('sentReports.refuse', { id }, { token })
const memberOf = async (token: string) =>
  (await practice.call<readonly { id: string }[]>('members.list', {}, { token })).result[0]!.id
const rowOf = async (id: string) => (await practice.db.select().from(sentReports).where(eq(sentReports.id, id)))[0]!

test('whoever has the number sees the report, is told, and makes it a record of a member', async () => {
  const { result } = await send(OWN)
  expect(result).toMatchObject({ status: 'waiting' })
  await practice.runJobs()
  const notices = await practice.db.select().from(notifications).where(eq(notifications.event, 'report.sent'))
  expect(notices.map(({ facts }) => facts)).toEqual([{ centre: expect.any(String), patient: 'Asha Patel' }])
  expect(await received()).toMatchObject([{ id: result.id, patientName: 'Asha Patel' }])
  const memberId = await memberOf(patient)
  const accepted = await accept(result.id, memberId)
  expect(accepted.status).toBe(200)
  const records = await practice.db.select().from(medicalRecords).where(eq(medicalRecords.id, accepted.result.id))
  expect(records).toMatchObject([
    { memberId, source: 'report', type: 'report', title: 'eeg.png', orderId: null, sentReportId: result.id },
  ])
  expect(await received()).toEqual([])
  expect(await accept(result.id, memberId)).toMatchObject({ status: 409, body: { code: 'alreadyAnswered' } })
  expect(await refuse(result.id)).toMatchObject({ status: 409 })
})

test('nobody without the number sees, accepts or refuses it', async () => {
  const { id } = (await send(OWN)).result
  const other = await practice.logIn('9812300002')
  expect(await received(other)).toEqual([])
  expect((await refuse(id, other)).status).toBe(404)
  expect((await accept(id, await memberOf(other), other)).status).toBe(404)
  expect((await accept(id, await memberOf(other))).status).toBe(404)
  expect(await rowOf(id)).toMatchObject({ status: 'waiting' })
})

test('a refused report is gone with its file, and its centre sees that it was refused', async () => {
  const { id } = (await send(OWN)).result
  const { fileId } = await rowOf(id)
  expect((await refuse(id)).status).toBe(200)
  expect(await rowOf(id)).toMatchObject({ status: 'refused', fileId: null, recordId: null })
  expect(await practice.db.select().from(files).where(eq(files.id, fileId!))).toEqual([])
  const sent = await practice.call<readonly Sent[]>('sentReports.sent', { limit: '50', offset: '0' }, { token: centre })
  expect(sent.result.find((each) => each.id === id)).toMatchObject({ status: 'refused' })
})

test('without an account it waits thirty days for whoever gets one, and is answered alike', async () => {
  const known = await send(OWN)
  const unknown = await send('9812300099')
  expect({ ...unknown.result, id: '', phone_number: '' }).toEqual({ ...known.result, id: '', phone_number: '' })
  expect({ ...(unknown.body as object), result: null }).toEqual({ ...(known.body as object), result: null })
  await lapseSentReports(practice.db, NOW + SENT_REPORT_WAITS - DAY)
  expect(await rowOf(unknown.result.id)).toMatchObject({ status: 'waiting' })
  const late = await practice.logIn('9812300099')
  expect(await received(late)).toMatchObject([{ id: unknown.result.id }])
  const { fileId } = await rowOf(unknown.result.id)
  await lapseSentReports(practice.db, NOW + SENT_REPORT_WAITS)
  expect(await rowOf(unknown.result.id)).toMatchObject({ status: 'lapsed', fileId: null })
  expect(await practice.db.select().from(files).where(eq(files.id, fileId!))).toEqual([])
  expect(await received(late)).toEqual([])
})

test('a file is sent once, and to a mobile number', async () => {
  const url = await uploaded()
  expect((await send(OWN, url)).status).toBe(200)
  expect((await send(OWN, url)).body).toMatchObject({ code: 'fileUnknown' })
  expect((await send('12345')).body).toMatchObject({ code: 'numberUnknown' })
})
