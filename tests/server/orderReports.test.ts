import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { files } from '../../server/files/files.tables'
import { notifications } from '../../server/notifications/notifications.tables'
import { purgeHeldReports } from '../../server/orders/orderReports.store'
import { orderReports, providerOrders } from '../../server/orders/orders.tables'
import { purgeRemoved } from '../../server/records/records.store'
import { medicalRecords } from '../../server/records/records.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { addDays, DAY, dayOf } from '../../src/core/kit/dates'
import type { OrderStage } from '../../src/core/orders/order.lifecycle'
import { HELD_WITHIN } from '../../src/core/orders/order.times'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { aTestOrder, orderIn, placed, staffOfAnother } from '../kit/orders'
import { reportPdf } from '../kit/reportPdf'

interface OrderWire {
  readonly status: string
  readonly stage: OrderStage
  readonly reports: readonly { readonly id: string; readonly name: string; readonly isHeld: boolean }[]
}

let practice: TestBackend
let centre: string
/** Of another centre. */
let another: string

beforeAll(async () => {
  practice = await startBackend()
  centre = await practice.logIn(demonstrationAccounts.diagnosticCentre.phoneNumber)
  another = await practice.logIn((await staffOfAnother(practice.db, 'centre')).phoneNumber)
})
afterAll(() => practice.close())

const order = (stage: OrderStage) => orderIn(practice.db, { kind: 'test', stage }, NOW)
const upload = async (content: Uint8Array<ArrayBuffer>, token = centre, kind = 'report') => {
  const file = new File([content], 'bloodreport-march.pdf', { type: 'application/pdf' })
  return (await practice.call<{ url: string }>('files.upload', { kind, file }, { token })).result.url
}
const uploaded = async (lines: readonly string[], token = centre, kind = 'report') =>
  upload(await reportPdf(lines), token, kind)
const attach = (id: string, url: string, token = centre) =>
  practice.call<OrderWire>('orderReports.attach', { id, url }, { token })
const act = (id: string, more: object) =>
  practice.call<OrderWire>('providerOrders.centreAct', { id, ...more }, { token: centre })
const recordsOf = (orderId: string) =>
  practice.db.select().from(medicalRecords).where(eq(medicalRecords.orderId, orderId))
const noticesOf = async (patientId: string) =>
  (await practice.db.select().from(notifications).where(eq(notifications.userId, patientId))).map(({ event }) => event)
/** A report as a record of its member (S2-433). */
const ABOUT = { type: 'report', healthCategoryId: 'spine', documentDate: '02-01-2026', thumbnailUrl: null }
const TEXT = [
  'Sanjeevani Diagnostics',
  'Patient: Asha Patel  Age: 34 Y  F',
  'EEG: normal background activity, no spikes.',
]

describe('a report of an order that is not done', () => {
  test('is held: the centre sees it, the family does not, until the order is completed as uploaded (S2-279)', async () => {
    const { id, who } = await order('sampled')
    const { status, result } = await attach(id, await uploaded(TEXT))
    expect(status).toBe(200)
    expect(result).toMatchObject({
      stage: 'sampled',
      status: 'confirmed',
      reports: [{ name: 'bloodreport-march.pdf', isHeld: true }],
    })
    expect(await recordsOf(id)).toMatchObject([
      {
        patientId: who.patientId,
        memberId: who.memberId,
        type: 'report',
        source: 'report',
        heldFor: expect.any(String),
      },
    ])
    const foreign = await act(id, { status: 'completed', medicalRecordIds: [crypto.randomUUID()] })
    expect(foreign.status).toBe(404)
    const medicalRecordIds = result.reports.map((each) => each.id)
    const done = await act(id, { status: 'completed', discountAmount: 0, medicalRecordIds })
    expect(done.result).toMatchObject({ status: 'uploaded', stage: 'uploaded', reports: [{ isHeld: false }] })
    expect(await recordsOf(id)).toMatchObject([{ heldFor: null, removedAt: null }])
    expect(await noticesOf(who.patientId)).toContain('testOrder.ready')
  })

  test('is taken away after thirty days by itself, where the order never comes to an end', async () => {
    const { id } = await order('sampled')
    await attach(id, await uploaded(TEXT))
    await purgeHeldReports(practice.db, NOW + HELD_WITHIN - DAY)
    expect(await recordsOf(id)).toMatchObject([{ removedAt: null }])
    await purgeHeldReports(practice.db, NOW + HELD_WITHIN + DAY)
    expect(await recordsOf(id)).toMatchObject([{ removedAt: NOW + HELD_WITHIN + DAY }])
    const [report] = await practice.db.select().from(orderReports).where(eq(orderReports.orderId, id))
    expect(report).toMatchObject({ retractedAt: NOW + HELD_WITHIN + DAY })
    const { result } = await act(id, { status: 'completed', action: 'complete', discountAmount: 0 })
    expect(result).toMatchObject({ stage: 'completed' })
  })

  test('goes with the order when it is withdrawn', async () => {
    const { id } = await order('sampled')
    await attach(id, await uploaded(TEXT))
    await act(id, { status: 'rejected', action: 'withdraw', reason: 'machineDown' })
    expect(await recordsOf(id)).toMatchObject([{ removedAt: expect.any(Number) }])
  })
})

test('a report goes to no visit that is to come: the order is named whose tests were done', async () => {
  const { id, who } = await order('completed')
  const ahead = await placed(practice.db, aTestOrder(who, NOW, addDays(dayOf(NOW), 7)), NOW)
  await practice.db.update(providerOrders).set({ stage: 'accepted' }).where(eq(providerOrders.id, ahead))
  const refused = await attach(ahead, await uploaded(TEXT))
  expect(refused).toMatchObject({ status: 409, body: { code: 'visitAhead' } })
  expect(await recordsOf(ahead)).toEqual([])
  const url = await uploaded(TEXT)
  const saved = await practice.call('records.save', { ...ABOUT, memberId: who.memberId, url }, { token: centre })
  expect(saved.status).toBe(200)
  expect([await recordsOf(ahead), await recordsOf(id)]).toMatchObject([[], [{ heldFor: null }]])
})

describe('one file for two patients', () => {
  const check = async (id: string, url: string) =>
    (await practice.call<{ is_of_another: boolean }>('orderReports.check', { id, url }, { token: centre })).result

  test('is asked about, whether the same upload or another of the same bytes, and attached where it is meant', async () => {
    const bytes = await reportPdf(['An MRI of Asha Patel'])
    const [one, other] = [await order('sampled'), await order('completed')]
    const url = await upload(bytes)
    expect(await check(one.id, url)).toMatchObject({ is_of_another: false })
    await attach(one.id, url)
    expect(await check(one.id, url)).toMatchObject({ is_of_another: false })
    for (const same of [url, await upload(bytes)]) {
      expect(await check(other.id, same)).toMatchObject({ is_of_another: true })
      expect(await attach(other.id, same)).toMatchObject({ status: 409, body: { code: 'attachedToAnother' } })
    }
    expect(await recordsOf(other.id)).toEqual([])
    const saved = await practice.call(
      'records.save',
      { ...ABOUT, memberId: other.who.memberId, url },
      { token: centre },
    )
    expect(saved).toMatchObject({ status: 409, body: { code: 'attachedToAnother' } })
    const meant = { id: other.id, url, name: 'mri.pdf', isMeant: true }
    expect((await practice.call('orderReports.attach', meant, { token: centre })).status).toBe(200)
    expect(await recordsOf(other.id)).toHaveLength(1)
  })
})

test('somebody else of the same name at the centre is named before a report goes, another order of the same person is not', async () => {
  const check = async (id: string) => {
    const input = { id, url: await uploaded(TEXT) }
    return (await practice.call('orderReports.check', input, { token: centre })).result['has_namesake']
  }
  const nameOf = (id: string, patientName: string, memberId?: string) =>
    practice.db
      .update(providerOrders)
      .set({ patientName, ...(memberId && { memberId }) })
      .where(eq(providerOrders.id, id))
  const [one, own, other] = [await order('sampled'), await order('uploaded'), await order('completed')]
  await nameOf(one.id, 'Rajesh Kumar')
  await nameOf(own.id, 'Rajesh Kumar', one.who.memberId)
  expect(await check(one.id)).toBe(false)
  await nameOf(other.id, 'RAJESH KUMAR')
  expect(await check(one.id)).toBe(true)
  await practice.db.update(providerOrders).set({ stage: 'requested' }).where(eq(providerOrders.id, other.id))
  expect(await check(one.id)).toBe(false)
})

test('one file that is attached to eight patients at once is one patient’s, and asked about for the others', async () => {
  const url = await uploaded(['Sanjeevani Diagnostics', 'Patient: Asha Patel  Age: 34 Y  F', 'TSH: 2.1 mIU/l.'])
  const orders = []
  for (let each = 0; each < 8; each++) orders.push(await order('sampled'))
  const answers = await Promise.all(orders.map(({ id }) => attach(id, url)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 409),
  ])
})

test('a report of a completed order makes it uploaded, and the patient is told (S2-280, S1-267)', async () => {
  const { id, who } = await order('completed')
  expect((await attach(id, await uploaded(TEXT))).result).toMatchObject({ status: 'uploaded', stage: 'uploaded' })
  expect(await recordsOf(id)).toMatchObject([{ heldFor: null }])
  expect(await noticesOf(who.patientId)).toContain('testOrder.ready')
})

test('a report is titled by its tests, numbered where there are several, has its category and its centre, and is found by both', async () => {
  const { id, who } = await order('completed')
  await attach(id, await uploaded(TEXT))
  await attach(id, await uploaded([...TEXT, 'Page 2']))
  const token = await practice.logIn(who.phoneNumber)
  interface Found {
    readonly title: string
    readonly healthCategoryId: string
    readonly uploaderBy: string
  }
  const found = async (search: string) => {
    const { result } = await practice.call<readonly Found[]>('records.family', { search }, { token })
    return new Set(
      result.map(({ title, healthCategoryId, uploaderBy }) => [title, healthCategoryId, uploaderBy].join(', ')),
    )
  }
  const both = new Set([
    'EEG · TSH, epilepsy, Sanjeevani Diagnostics',
    'EEG · TSH (2), epilepsy, Sanjeevani Diagnostics',
  ])
  expect(await found('eeg')).toEqual(both)
  expect(await found('sanjeevani')).toEqual(both)
  expect(await found('tsh sanjeevani')).toEqual(both)
  expect(await found('bloodreport')).toEqual(new Set())
  const seen = await practice.call<OrderWire>('orders.one', { id }, { token })
  expect(new Set(seen.result.reports.map(({ name }) => name))).toEqual(new Set(['EEG · TSH', 'EEG · TSH (2)']))
})

test('the last report that is taken back leaves the order completed; the reason stays', async () => {
  const { id, who } = await order('completed')
  await attach(id, await uploaded(TEXT))
  const { result } = await attach(id, await uploaded(TEXT))
  const [one, two] = result.reports
  const retract = (medicalRecordId: string, reason = 'It was not yours') =>
    practice.call<OrderWire>('orderReports.retract', { id, medicalRecordId, reason }, { token: centre })
  expect((await retract(one!.id)).result.stage).toBe('uploaded')
  expect((await retract(one!.id)).status).toBe(404)
  expect((await retract(two!.id)).result.stage).toBe('completed')
  const rows = await practice.db.select().from(orderReports).where(eq(orderReports.orderId, id))
  expect(rows.map(({ reason, retractedAt }) => [reason, retractedAt])).toEqual([
    ['It was not yours', NOW],
    ['It was not yours', NOW],
  ])
  expect((await recordsOf(id)).every(({ removedAt }) => removedAt !== null)).toBe(true)
  expect(await noticesOf(who.patientId)).toContain('testOrder.retracted')
})

test('the file of a report that is taken back leaves the disk after 30 days, that of one that stands does not', async () => {
  const { id } = await order('completed')
  await attach(id, await uploaded(TEXT))
  const { result } = await attach(id, await uploaded(TEXT))
  const [wrong, right] = result.reports.map((report) => report.id)
  const retract = { id, medicalRecordId: wrong, reason: 'It was not yours' }
  await practice.call('orderReports.retract', retract, { token: centre })
  const filesOf = async () => new Map((await recordsOf(id)).map((record) => [record.id, record.fileId]))
  const before = await filesOf()
  await purgeRemoved(practice.db, NOW + 29 * DAY)
  expect(await filesOf()).toEqual(before)
  await purgeRemoved(practice.db, NOW + 31 * DAY)
  expect(await filesOf()).toEqual(new Map(before).set(wrong!, null))
  const kept = await practice.db
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [...before.values()].map(String)))
  expect(kept).toEqual([{ id: before.get(right!) }])
})

describe('a report that a centre saves as a record (S2-433)', () => {
  const save = async (more: object, token = centre) =>
    practice.call<{ id: string; bookingId: string | null; orderId: string | null }>(
      'records.save',
      { ...ABOUT, url: await uploaded(TEXT, token), ...more },
      { token },
    )

  test('is held with the order of its member, and the order is completed with it', async () => {
    const { id, who } = await order('sampled')
    const { status, result } = await save({ memberId: who.memberId })
    expect([status, result]).toEqual([
      200,
      expect.objectContaining({
        memberId: who.memberId,
        orderId: id,
        healthCategoryId: 'spine',
        documentDate: '02-01-2026',
        source: 'report',
        url: expect.stringMatching(/\.pdf$/) as string,
      }),
    ])
    expect(await recordsOf(id)).toMatchObject([{ id: result.id, heldFor: expect.any(String) as string }])
    const done = await act(id, { status: 'completed', discountAmount: 0, medicalRecordIds: [result.id] })
    expect(done.result).toMatchObject({ stage: 'uploaded', reports: [{ id: result.id, isHeld: false }] })
  })

  test('with bookingId belongs to the order that it names, and to no other member’s', async () => {
    const first = await order('completed')
    const other = await order('sampled')
    const { result } = await save({ memberId: first.who.memberId, bookingId: first.id })
    expect(result.orderId).toBe(first.id)
    expect((await save({ memberId: first.who.memberId, bookingId: other.id })).status).toBe(404)
    expect((await save({ memberId: first.who.memberId, bookingId: 'none' })).status).toBe(404)
    expect(await recordsOf(other.id)).toEqual([])
  })

  test('is nobody’s without an order there, by another centre, or as a prescription', async () => {
    const { id, who } = await order('sampled')
    expect((await save({ memberId: who.memberId }, another)).status).toBe(404)
    expect((await save({ memberId: who.memberId, type: 'prescription' })).body).toMatchObject({ code: 'fileUnknown' })
    const asked = await order('requested')
    expect((await save({ memberId: asked.who.memberId })).status).toBe(404)
    const pharmacy = await practice.logIn(demonstrationAccounts.pharmacy.phoneNumber)
    expect((await save({ memberId: who.memberId }, pharmacy)).status).toBe(403)
    expect(await recordsOf(id)).toEqual([])
  })
})

test('a report that names somebody else is not kept with an order, whichever way it comes, before somebody looked', async () => {
  const { id, who } = await order('sampled')
  const url = await uploaded(['Sanjeevani Diagnostics', 'Patient: Meera Rao  Age: 61 Y  F'])
  expect(await attach(id, url)).toMatchObject({ status: 409, body: { code: 'notNamed' } })
  const saved = await practice.call('records.save', { ...ABOUT, memberId: who.memberId, url }, { token: centre })
  expect(saved).toMatchObject({ status: 409, body: { code: 'notNamed' } })
  expect(await recordsOf(id)).toEqual([])
  const looked = await practice.call('orderReports.attach', { id, url, isLookedAt: true }, { token: centre })
  expect(looked.status).toBe(200)
  expect(await recordsOf(id)).toHaveLength(1)
})

test('another’s file, another kind of file and another centre’s order are nobody’s to attach', async () => {
  const { id } = await order('sampled')
  const patient = await practice.logIn(demonstrationAccounts.patient.phoneNumber)
  expect((await attach(id, await uploaded(TEXT, patient))).body).toMatchObject({ code: 'fileUnknown' })
  expect((await attach(id, await uploaded(TEXT, centre, 'support'))).body).toMatchObject({ code: 'fileUnknown' })
  const pharmacy = await practice.logIn(demonstrationAccounts.pharmacy.phoneNumber)
  expect((await attach(id, await uploaded(TEXT), pharmacy)).status).toBe(403)
  expect((await attach('00000000-0000-4000-8000-00000000dead', await uploaded(TEXT))).status).toBe(404)
})

test('another centre attaches nothing to an order, and takes back nothing of it', async () => {
  const { id } = await order('completed')
  const { result } = await attach(id, await uploaded(TEXT))
  const url = await uploaded(TEXT, another)
  expect((await attach(id, url, another)).status).toBe(404)
  expect((await practice.call('orderReports.check', { id, url }, { token: another })).status).toBe(404)
  const retraction = { id, medicalRecordId: result.reports[0]!.id, reason: 'It was not yours' }
  expect((await practice.call('orderReports.retract', retraction, { token: another })).status).toBe(404)
  const own = (await order('completed')).id
  const elsewhere = await practice.call('orderReports.retract', { ...retraction, id: own }, { token: centre })
  expect(elsewhere.status).toBe(404)
  expect(await recordsOf(id)).toMatchObject([{ removedAt: null, heldFor: null }])
  expect(await practice.db.select().from(orderReports).where(eq(orderReports.orderId, id))).toMatchObject([
    { retractedAt: null },
  ])
})

test('an order that was cancelled takes no report', async () => {
  const { id } = await order('cancelled')
  expect(await attach(id, await uploaded(TEXT))).toMatchObject({ status: 409, body: { code: 'alreadyCancelled' } })
})

test('the text of a PDF is searched for the name of its patient', async () => {
  const { id } = await order('sampled')
  const check = async (lines: readonly string[]) =>
    (
      await practice.call<{ naming: string; other_name: string | null }>(
        'orderReports.check',
        { id, url: await uploaded(lines) },
        { token: centre },
      )
    ).result
  expect(await check(TEXT)).toMatchObject({ naming: 'named', other_name: null })
  expect(await check([TEXT[0]!, 'Patient: Meera Rao  Age: 61 Y', TEXT[2]!])).toMatchObject({
    naming: 'another',
    other_name: 'Meera Rao',
  })
  expect(await check(['1'])).toMatchObject({ naming: 'unread', other_name: null })
})

test('a report that is attached once more from another tab is attached once', async () => {
  const { id } = await order('completed')
  const url = await uploaded(TEXT)
  const first = await attach(id, url)
  const second = await attach(id, url)
  expect(second).toMatchObject({ status: 200, result: { stage: 'uploaded' } })
  expect(second.result.reports).toHaveLength(1)
  expect(first.result.reports).toHaveLength(1)
  expect(await recordsOf(id)).toHaveLength(1)
})

test('the same report uploaded anew is attached once, another one beside it', async () => {
  const { id } = await order('completed')
  const bytes = await reportPdf(TEXT)
  await attach(id, await upload(bytes))
  expect((await attach(id, await upload(bytes))).result.reports).toHaveLength(1)
  expect((await attach(id, await upload(await reportPdf(['Another of Asha Patel'])))).result.reports).toHaveLength(2)
})
