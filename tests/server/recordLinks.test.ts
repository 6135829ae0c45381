import { MOST_LINKS } from '../../src/core/records/recordLinks.limits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notifications } from '../../server/notifications/notifications.tables'
import { render } from '../../server/notifications/words'
import { users } from '../../server/people/people.tables'
import { recordLinks } from '../../server/records/recordLinks.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { DAY } from '../../src/core/kit/dates'
import type { DocumentLink } from '../../src/core/kit/documentLink'
import type { MedicalRecord } from '../../src/core/records/records'
import type { MadeLink, RecordLink } from '../../src/core/records/recordLinks'
import { shortName } from '../../src/core/kit/text'
import { MOST_CODES } from '../../src/core/records/recordLinks.limits'
import { isReportLink } from '../../src/core/records/recordLinks.rules'
import { startBackend, type TestBackend } from '../kit/backend'
import { newAppointment, written } from '../kit/prescriptions'
import { PNG } from '../kit/sampleFiles'

let practice: TestBackend
let token: string
/** Who shares, by the whole name. */
let sharer: string
beforeAll(async () => {
  practice = await startBackend()
  const { id, phoneNumber } = demonstrationAccounts.patient
  token = await practice.logIn(phoneNumber)
  const [own] = await practice.db.select({ name: users.name }).from(users).where(eq(users.id, id))
  sharer = own!.name!
})
afterAll(() => practice.close())

const TITLE = 'MRI of the lumbar spine'
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/141.0 Mobile Safari/537.36'
/** What fetches an address to show what is behind it, as it calls itself. */
const CRAWLERS = [
  'WhatsApp/2.24.20.85 A',
  'facebookexternalhit/1.1',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1)',
  'Mozilla/5.0 (Windows NT 10.0) SafeLinks BingPreview/1.0b',
]

const keep = async (): Promise<{ readonly id: string; readonly memberId: string }> => {
  const file = new File([new Uint8Array(PNG)], 'scan.png')
  const uploaded = await practice.call<{ url: string }>('files.upload', { kind: 'report', file }, { token })
  const family = await practice.call<readonly { id: string }[]>('members.list', {}, { token })
  const about = { type: 'report', healthCategoryId: 'spine', documentDate: '10-01-2020', title: TITLE }
  const memberId = family.result[0]!.id
  const kept = await practice.call<MedicalRecord>(
    'records.save',
    { ...about, memberId, url: uploaded.result.url },
    { token },
  )
  return { id: kept.result.id, memberId }
}
const make = async (id: string, more: Record<string, unknown> = {}) =>
  (await practice.call<MadeLink>('recordLinks.make', { id, name: 'Dr Shah', hasCode: false, ...more }, { token }))
    .result
const links = async (id: string) =>
  (await practice.call<readonly RecordLink[]>('recordLinks.list', { id }, { token })).result
const fetched = (path: string, init: RequestInit = {}) => practice.fetch(new Request(`http://localhost${path}`, init))
const look = (url: string, userAgent = PHONE) => fetched(url, { headers: { 'User-Agent': userAgent } })
const open = (url: string, code?: string) =>
  fetched(url, {
    method: 'POST',
    headers: { 'User-Agent': PHONE, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(code === undefined ? {} : { code }).toString(),
  })
const behind = async (url: string, code?: string): Promise<string> => (await open(url, code)).headers.get('Location')!

test('has no more links than may be, however many are made at once', async () => {
  const { id } = await keep()
  const made = await Promise.all(
    Array.from({ length: MOST_LINKS + 5 }, (_, nth) =>
      practice.call('recordLinks.make', { id, name: `Dr ${nth}`, hasCode: false }, { token }),
    ),
  )
  expect(made.filter(({ status }) => status === 200)).toHaveLength(MOST_LINKS)
  expect(await links(id)).toHaveLength(MOST_LINKS)
})

describe('A link to a record', () => {
  test('leads to a door that says who shared what kind of document, no more, and behind it to its picture', async () => {
    const { id } = await keep()
    const { url, link } = await make(id)
    expect(url).toMatch(/^\/shared\/[\w-]{43}\/record\.png$/)
    const door = await (await look(url)).text()
    expect(door).toContain(`${shortName(sharer)} shared a test report.`)
    expect(door).not.toContain(sharer)
    expect(door).not.toMatch(/MRI|spine|Shah/i)
    expect(door).not.toContain(link.id)
    const inside = await behind(url)
    const page = await (await look(inside)).text()
    expect(page).toContain('src="record.png"')
    const picture = await look(`${inside}record.png`)
    expect([picture.status, picture.headers.get('Content-Type'), picture.headers.get('Referrer-Policy')]).toEqual([
      200,
      'image/png',
      'no-referrer',
    ])
  })

  test('of a PDF ends in .pdf, as the address of a report does, and shows its pages as pictures', async () => {
    const doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
    const { bookingId } = await newAppointment(practice)
    await practice.call(
      'prescription.create',
      { bookingId, ...written({ saveType: 'endConsultation' }) },
      { token: doctor },
    )
    const [record] = (await practice.call<readonly MedicalRecord[]>('records.list', { bookingId }, { token })).result
    const early = await practice.call(
      'recordLinks.make',
      { id: record!.id, name: 'Dr Shah', hasCode: false },
      { token },
    )
    expect([early.status, (early.body as { code: string }).code]).toEqual([409, 'documentAwaited'])
    await practice.runJobs()
    const { url } = await make(record!.id)
    expect(isReportLink(new URL(url, 'https://spine.care').href)).toBe(true)
    const inside = await behind(url)
    const page = await (await look(inside)).text()
    expect(page).toContain('src="pages/1.webp"')
    const first = await look(`${inside}pages/1.webp`)
    expect([first.status, first.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
    expect((await look(`${inside}record.pdf`)).headers.get('Content-Type')).toBe('application/pdf')
  })

  test('is what sharing a signed prescription makes: its family sees who opened it, and ends it', async () => {
    let doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
    const { bookingId } = await newAppointment(practice)
    const ending = { bookingId, ...written({ saveType: 'endConsultation' }) }
    const { result } = await practice.call<{ id: string }>('prescription.create', ending, { token: doctor })
    const share = async () =>
      (await practice.call<DocumentLink>('prescription.link', { id: result.id, purpose: 'share' }, { token: doctor }))
        .result
    expect(await share()).toEqual({ state: 'notReady' })
    await practice.runJobs()
    const shared = await share()
    if (shared.state !== 'ready') throw new Error('Nothing was shared')
    expect(shared.url).toMatch(/^\/shared\/[\w-]{43}\/record\.pdf$/)
    const read = await practice.call<{ recordId: string; patientName: string }>(
      'prescription.read',
      { id: result.id },
      { token },
    )
    const { recordId, patientName } = read.result
    expect(await (await look(shared.url)).text()).toMatch(/<p>Dr\. .+ shared a prescription\.<\/p>/)
    await practice.db.update(recordLinks).set({ sharedBy: null }).where(eq(recordLinks.recordId, recordId))
    expect(await (await look(shared.url)).text()).toContain('A prescription was shared with you.')
    await open(shared.url)
    const [link] = await links(recordId)
    expect(link).toMatchObject({ name: patientName, opened: 1, endedAt: null })
    // The same link however often the dialog is opened, beside those that the family makes.
    await make(recordId)
    expect([await share(), await share()]).toEqual([shared, shared])
    expect(await links(recordId)).toHaveLength(2)
    await practice.call('recordLinks.revoke', { id: recordId, linkId: link!.id }, { token })
    expect((await look(shared.url)).status).toBe(404)
    const again = await share()
    expect(again).toMatchObject({ state: 'ready' })
    expect(again).not.toEqual(shared)
    // On its last day another takes its place.
    practice.clock.pass(6.5 * DAY)
    token = await practice.logIn(demonstrationAccounts.patient.phoneNumber)
    doctor = await practice.logIn(demonstrationAccounts.doctor.phoneNumber)
    expect(await share()).not.toEqual(again)
  })

  test('figure 12: six crawlers are not counted, a hundred openings are, and revoking is read by the next request', async () => {
    const { id } = await keep()
    const { url, link } = await make(id)
    for (const crawler of CRAWLERS) {
      const preview = await look(url, crawler)
      expect([preview.status, /MRI|spine|Shah/i.test(await preview.text())]).toEqual([200, false])
      await fetched(url, { method: 'HEAD', headers: { 'User-Agent': crawler } })
    }
    expect((await links(id))[0]).toMatchObject({ opened: 0, openings: [] })
    const insides = await Promise.all(Array.from({ length: 100 }, () => behind(url)))
    const [counted] = await links(id)
    expect(counted).toMatchObject({ name: 'Dr Shah', opened: 100, endedAt: null })
    expect(counted!.openings).toEqual(Array.from({ length: 5 }, () => ({ at: practice.clock.now(), device: 'phone' })))
    expect((await look(`${insides[0]!}record.png`)).status).toBe(200)
    await practice.call('recordLinks.revoke', { id, linkId: link.id }, { token })
    const afterwards = [url, insides[0]!, `${insides[99]!}record.png`]
    expect(await Promise.all(afterwards.map(async (path) => (await look(path)).status))).toEqual([404, 404, 404])
    expect((await open(url)).status).toBe(404)
    expect((await links(id))[0]).toMatchObject({ opened: 100, endedAt: practice.clock.now() })
  })

  test('makes one notice, when it is opened first, without a word of what it is about', async () => {
    const { id } = await keep()
    const { url } = await make(id, { name: 'Aunt Meena' })
    await behind(url)
    await behind(url)
    const rows = await practice.db.select().from(notifications).where(eq(notifications.event, 'recordLink.opened'))
    const notices = rows.map(({ event, facts }) => render(event, facts, 'eng').text)
    expect(notices.filter((text) => text.includes('Aunt Meena'))).toEqual([
      'The link you made for Aunt Meena was opened. You can end it in your medical records.',
    ])
  })

  test('with a code opens in the digits of each script, and with blanks between them', async () => {
    const { id } = await keep()
    const { url, code } = await make(id, { hasCode: true })
    const inScript = (zero: number) => Array.from(code!, (digit) => String.fromCodePoint(zero + Number(digit))).join('')
    for (const zero of [0x966, 0xae6, 0x9e6]) expect((await open(url, inScript(zero))).status).toBe(303)
    expect((await open(url, ` ${code!.slice(0, 2)} ${code!.slice(2)}`)).status).toBe(303)
  })

  test('with a code opens by it alone; after the fifth wrong one whoever was let in stays, and the family reads why', async () => {
    const { id } = await keep()
    const { url, code } = await make(id, { hasCode: true })
    expect(code).toMatch(/^\d{4}$/)
    const wrong = code === '0000' ? '0001' : '0000'
    const refused = await open(url, wrong)
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain(`After ${MOST_CODES} wrong codes the link closes, and a new one is needed.`)
    const letIn = await open(url, code!)
    expect(letIn.status).toBe(303)
    const inside = letIn.headers.get('location')!
    for (let tries = 0; tries < 3; tries += 1) expect((await open(url, wrong)).status).toBe(403)
    expect((await open(url, wrong)).status).toBe(404)
    expect((await open(url, code!)).status).toBe(404)
    expect((await look(url)).status).toBe(404)
    expect((await look(inside)).status).toBe(200)
    const [closed] = await links(id)
    expect(closed).toMatchObject({ opened: 1, endedAt: null, isLocked: true })
    await practice.call('recordLinks.revoke', { id, linkId: closed!.id }, { token })
    expect((await look(inside)).status).toBe(404)
    expect((await open((await make(id)).url, '')).status).toBe(303)
  })

  test('ends with its record, and when the record becomes another member’s', async () => {
    const removed = await keep()
    const first = await make(removed.id)
    await practice.call('records.remove', { id: removed.id }, { token })
    expect((await look(first.url)).status).toBe(404)
    await practice.call('records.restore', { id: removed.id }, { token })
    expect((await look(first.url)).status).toBe(404)
    const moved = await keep()
    const second = await make(moved.id)
    const family = await practice.call<readonly { id: string }[]>('members.list', {}, { token })
    const other = family.result.find(({ id }) => id !== moved.memberId)!
    const change = { healthCategoryId: 'spine', documentDate: '10-01-2020', title: TITLE }
    await practice.call('records.update', { id: moved.id, memberId: other.id, ...change }, { token })
    expect((await look(second.url)).status).toBe(404)
  })

  test('is named beside its record while it works', async () => {
    const { id } = await keep()
    const { link } = await make(id)
    const sharedWith = async () =>
      (await practice.call<MedicalRecord>('records.one', { id }, { token })).result.sharedWith
    expect(await sharedWith()).toEqual(['Dr Shah'])
    await practice.call('recordLinks.revoke', { id, linkId: link.id }, { token })
    expect(await sharedWith()).toEqual([])
  })

  test('is one of twenty that work at one time', async () => {
    const { id } = await keep()
    for (let made = 0; made < 20; made += 1) await make(id)
    const more = await practice.call('recordLinks.make', { id, name: 'One more', hasCode: false }, { token })
    expect([more.status, (more.body as { code: string }).code]).toEqual([409, 'tooManyLinks'])
  })

  test('works for seven days', async () => {
    const { id } = await keep()
    const { url } = await make(id)
    const inside = await behind(url)
    practice.clock.pass(3601)
    expect((await look(inside)).status).toBe(404)
    expect((await look(url)).status).toBe(200)
    practice.clock.pass(7 * DAY - 3601)
    expect((await look(url)).status).toBe(404)
  })
})
