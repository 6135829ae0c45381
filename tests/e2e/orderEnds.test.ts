import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { systemClock } from '../../server/kit/clock'
import { lapseOrders } from '../../server/orders/order.jobs'
import { moveOrder } from '../../server/orders/order.store'
import { providerOrders } from '../../server/orders/orders.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import type { OrderStage } from '../../src/core/orders/order.lifecycle'
import { CASH } from '../../src/core/payment/payment'
import { beginWith, type Size } from '../kit/browser'
import { inBrowser } from '../kit/inBrowser'
import { aMedicineOrder, aTestOrder, pharmacist, placed, somebodyOrdering, technician } from '../kit/orders'
import { personAt } from '../kit/pages/person'
import { entriesOf, logIn, sessionOf, type Session } from '../kit/patients'
import { PNG } from '../kit/sampleFiles'

const product = inBrowser()

const openAs = async ({ storage }: Session, size: Size, path: string): Promise<Page> => {
  const page = await product.open(size)
  await beginWith(page, { session: entriesOf(storage) })
  await page.goto(path)
  return page
}

/** What is handed over, in paise. */
const BILL = { total: 470_00, discount: 0, payable: 470_00 }

/** Brings an order as far as a stage, as its pharmacy does. */
const bring = async (id: string, stage: OrderStage, now: number) => {
  const { db } = product.served
  const move = (action: 'accept' | 'ready' | 'complete', set = {}) =>
    db.transaction((tx) => moveOrder(tx, { id, action, by: pharmacist, set }, now))
  if (stage === 'requested') return
  await move('accept')
  if (stage === 'ready') await move('ready', BILL)
  if (stage === 'completed') await move('complete', { ...BILL, paymentMethodId: CASH })
}

/** An order of twenty tablets in a stage: its patient follows it on a phone, its pharmacy on a desktop. */
const bothEnds = async (patientName: string, stage: OrderStage) => {
  const { served } = product
  const now = systemClock.now()
  const who = await somebodyOrdering(served.db, now, patientName)
  const order = await aMedicineOrder(served.db, who, now)
  const line = { line: 1, medicineId: null, name: 'Levetiracetam 500 mg tablet', unit: 'tablet' }
  const id = await placed(served.db, { ...order, lines: [{ ...line, prescribed: 20, asked: 20 }] }, now)
  await bring(id, stage, now)
  const staff = await sessionOf(served, demonstrationAccounts.pharmacy.phoneNumber)
  const desk = await openAs(staff, 'desktop', `/orders?order=${id}`)
  const pharmacy = personAt(desk, 'desktop')
  await pharmacy.seeActs()
  const page = await openAs(await logIn(served, who.phoneNumber), 'phone', `/order-list?order=${id}`)
  const patient = personAt(page, 'phone')
  await patient.seeOrderHistory()
  const own = page.getByRole('dialog', { name: /^Order M-/ })
  const panel = desk.locator('[data-order]')
  return {
    id,
    now,
    patient,
    pharmacy,
    own,
    panel,
    /** What the two ends read; each without a reload. */
    patientReads: (words: string) => own.getByText(words).first().waitFor(),
    pharmacyReads: (words: string) => panel.getByText(words).first().waitFor(),
  }
}

test('a pharmacy has a part: the patient sees old and new beside each other and agrees, and the pharmacy goes on', async () => {
  const { patient, pharmacy, own, panel, patientReads, pharmacyReads } = await bothEnds('Leela Offered', 'accepted')
  await pharmacy.pressAct('Offer part of it')
  await pharmacy.offerQuantity('12')
  // Without a place to break it stays in its line on a phone.
  await pharmacy.sayWhatIsMissing(`The rest comes on Monday ${'W'.repeat(120)}`)
  await pharmacy.sendOrderForm()
  await pharmacyReads('Waiting for the patient')
  await patientReads('The rest comes on Monday')
  await expect.poll(() => own.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const offered = own.getByRole('row', { name: /^Levetiracetam/ })
  await expect.poll(() => offered.locator('td').allTextContents()).toEqual(['20', '12 tablets'])
  await patient.agreeToOffer()
  await patientReads('Agreed to less')
  await pharmacyReads('Agreed')
  await pharmacyReads('12 tablets')
  await expect.poll(() => panel.getByRole('button', { name: 'Packed' }).count()).toBe(1)
})

test('a pharmacy that is asked why it withdraws reads there that the patient agreed meanwhile', async () => {
  const { pharmacy, patient, panel } = await bothEnds('Leela Agreed', 'accepted')
  await pharmacy.pressAct('Offer part of it')
  await pharmacy.offerQuantity('12')
  await pharmacy.sendOrderForm()
  await pharmacy.pressAct('Cannot supply')
  const asked = panel.page().getByRole('alertdialog', { name: /^Withdraw order M-/ })
  await asked.waitFor()
  await patient.agreeToOffer()
  await asked.getByText('Leela Agreed changed this order meanwhile.').waitFor()
  await asked.getByRole('button', { name: 'Keep it' }).click()
  await expect.poll(() => panel.getByRole('button', { name: 'Packed' }).count()).toBe(1)
})

test('a patient who does not want a part of it cancels, and the pharmacy sees it at once', async () => {
  const { pharmacy, own, panel, patientReads, pharmacyReads } = await bothEnds('Leela Declined', 'accepted')
  await pharmacy.pressAct('Offer part of it')
  await pharmacy.offerQuantity('0')
  await pharmacy.sendOrderForm()
  await own.getByRole('button', { name: 'Cancel order' }).waitFor()
  // One way out of it, where the question is.
  await expect.poll(() => own.getByRole('button', { name: /^Cancel/ }).count()).toBe(1)
  await own.getByRole('button', { name: 'Cancel order' }).click()
  await own.page().getByRole('alertdialog').getByRole('button', { name: 'Yes, cancel it' }).click()
  await patientReads('Cancelled. Nothing was charged.')
  await pharmacyReads('Cancelled')
  await expect.poll(() => panel.getByRole('button', { name: 'Packed' }).count()).toBe(0)
})

test('an order that was packed and is cancelled asks for no money at either end, and its pharmacy stops', async () => {
  const { own, panel, patientReads, pharmacyReads } = await bothEnds('Leela Stopped', 'ready')
  await patientReads('Pay by cash or UPI when you get it.')
  await panel.getByRole('button', { name: 'Print the label' }).waitFor()
  await own.getByRole('button', { name: /^Cancel/ }).click()
  await own.page().getByRole('alertdialog').getByRole('button', { name: 'Yes, cancel it' }).click()
  await patientReads('Cancelled. Nothing was charged.')
  await pharmacyReads('The patient cancelled. Do not pack it or hand it over.')
  await expect.poll(() => own.getByText(/₹|Pay by/).count()).toBe(0)
  await expect.poll(() => panel.getByText(/₹|Not paid yet/).count()).toBe(0)
  await expect.poll(() => panel.getByRole('button', { name: 'Print the label' }).count()).toBe(0)
})

test('a request that nobody answered lapses: both ends see it, and nothing can be accepted any more', async () => {
  const { id, now, own, panel, patientReads, pharmacyReads } = await bothEnds('Leela Lapsed', 'requested')
  const { db } = product.served
  await db
    .update(providerOrders)
    .set({ lapsesAt: now - 1 })
    .where(eq(providerOrders.id, id))
  await lapseOrders(db, systemClock.now())
  await patientReads(`${demonstrationAccounts.pharmacy.name} did not answer. Nothing was charged.`)
  await own
    .getByRole('button', { name: 'Book again' })
    .or(own.getByRole('link', { name: 'Book again' }))
    .first()
    .waitFor()
  await pharmacyReads('Ended: time passed')
  await pharmacyReads('By itself')
  await expect.poll(() => panel.getByRole('button', { name: 'Accept' }).count()).toBe(0)
})

test('a pharmacy that cannot supply after all withdraws with a reason, which the patient reads', async () => {
  const { pharmacy, panel, patientReads, pharmacyReads } = await bothEnds('Leela Withdrawn', 'accepted')
  await pharmacy.pressAct('Cannot supply')
  const asked = panel.page().getByRole('alertdialog', { name: /^Withdraw order M-/ })
  await asked.getByText('Out of stock', { exact: true }).click()
  await asked.getByRole('button', { name: /^Withdraw order M-/ }).click()
  await patientReads('Cannot be supplied after all: out of stock')
  await patientReads('Could not be supplied after all')
  await pharmacyReads('Could not be supplied')
  await expect.poll(() => panel.getByRole('button', { name: 'Packed' }).count()).toBe(0)
})

test('what a pharmacy writes without a place to break stays within the phone, on the card and in the order', async () => {
  const { pharmacy, own, panel, patientReads } = await bothEnds('Leela Unbroken', 'accepted')
  await pharmacy.pressAct('Cannot supply')
  const asked = panel.page().getByRole('alertdialog', { name: /^Withdraw order M-/ })
  await asked.getByText('Something else', { exact: true }).click()
  await asked.getByRole('textbox').fill('W'.repeat(280))
  await asked.getByRole('button', { name: /^Withdraw order M-/ }).click()
  await patientReads('Could not be supplied after all')
  await expect.poll(() => own.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const page = own.page()
  await page
    .locator('main')
    .getByText(/^Cannot be supplied after all: W/)
    .waitFor({ state: 'attached' })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('a centre notes no tests as done before their day; where it cannot do them after all the patient reads why', async () => {
  const { served } = product
  const now = systemClock.now()
  const who = await somebodyOrdering(served.db, now, 'Leela Given Up')
  const id = await placed(served.db, aTestOrder(who, now), now)
  await served.db.transaction((tx) => moveOrder(tx, { id, action: 'accept', by: technician }, now))
  const staff = await sessionOf(served, demonstrationAccounts.diagnosticCentre.phoneNumber)
  const desk = await openAs(staff, 'desktop', `/orders?order=${id}`)
  const centre = personAt(desk, 'desktop')
  await centre.seeReports()
  const panel = desk.locator('[data-order]')
  await expect.poll(() => panel.getByRole('button', { name: 'Tests done' }).count()).toBe(0)
  const page = await openAs(await logIn(served, who.phoneNumber), 'phone', '/order-list')
  await centre.pressAct('Cannot do it')
  const asked = desk.getByRole('alertdialog', { name: /^Withdraw order T-/ })
  await asked.getByText('Machine down', { exact: true }).click()
  await asked.getByRole('button', { name: /^Withdraw order T-/ }).click()
  await panel.getByText('Could not be done').waitFor()
  const card = page.locator('main').getByText('Cannot be done after all: the machine is down').first()
  await card.waitFor()
  // Neither a centre nor a pharmacy is a clinic.
  await expect.poll(() => page.locator('main dt').allTextContents()).toEqual(['When', 'Where', 'For'])
})

test('why a report was taken back stays within the panel of a tablet and the phone', async () => {
  const { served } = product
  const now = systemClock.now()
  const who = await somebodyOrdering(served.db, now, 'Leela Retracted')
  const id = await placed(served.db, aTestOrder(who, now), now)
  await served.db.transaction((tx) => moveOrder(tx, { id, action: 'accept', by: technician }, now))
  const staff = await sessionOf(served, demonstrationAccounts.diagnosticCentre.phoneNumber)
  const desk = await openAs(staff, 'tablet', `/orders?order=${id}`)
  const centre = personAt(desk, 'tablet')
  await centre.seeReports()
  await centre.chooseReport({ name: 'report.png', mimeType: 'image/png', buffer: Buffer.from(PNG) })
  await centre.seeWhoseReport()
  await centre.sendReport()
  await desk.getByRole('button', { name: 'Take report.png back' }).waitFor()
  await centre.pressAct('Complete')
  await centre.sendOrderForm()
  await centre.confirmCompletion()
  await centre.takeReportBack('report.png')
  await centre.sayWhyTakenBack('W'.repeat(150))
  await centre.sendReport()
  const panel = desk.locator('[data-order]')
  await panel.getByText(/taken back: ?W/).waitFor()
  await expect.poll(() => panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const page = await openAs(await logIn(served, who.phoneNumber), 'phone', `/order-list?order=${id}`)
  const reports = page.getByRole('dialog').getByRole('listitem').filter({ hasText: /WWW/ })
  await reports.first().waitFor()
  await expect.poll(() => reports.first().evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('a pharmacy notes that it gave a payment back, once and with a reason, and the patient sees it', async () => {
  const { pharmacy, panel, patientReads, pharmacyReads } = await bothEnds('Leela Refunded', 'completed')
  await patientReads('Completed · paid ₹470, in cash')
  await pharmacy.pressAct('Payment given back')
  const asked = panel.page().getByRole('alertdialog', { name: 'Was ₹470 given back?' })
  await asked.getByRole('textbox').fill('The strip was torn')
  await asked.getByRole('button', { name: 'Note it as given back' }).click()
  await patientReads('Paid back')
  await patientReads('Refunded')
  await pharmacyReads('Refunded')
  await expect.poll(() => panel.getByRole('button', { name: 'Payment given back' }).count()).toBe(0)
})

test('a patient who opens an order of tests from a notice reads how to prepare, in Bengali', async () => {
  const { served } = product
  const now = systemClock.now()
  const who = await somebodyOrdering(served.db, now, 'Leela Fasting')
  const id = await placed(served.db, aTestOrder(who, now), now)
  const page = await product.open('phone')
  await page.addInitScript(() => localStorage.setItem('lang', 'ben'))
  await beginWith(page, { session: entriesOf((await logIn(served, who.phoneNumber)).storage) })
  await page.goto(`/order-list?order=${id}`)
  const preparation = page.locator('section').filter({ has: page.getByRole('heading', { name: 'কীভাবে প্রস্তুতি নেবেন' }) })
  await preparation.last().waitFor()
  const lines = await preparation.last().getByRole('listitem').allTextContents()
  expect(lines).toHaveLength(4)
  for (const line of lines) expect(line).toMatch(/\p{Script=Bengali}/u)
})
