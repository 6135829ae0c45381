import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { systemClock } from '../../../server/kit/clock'
import { lapseOrders } from '../../../server/orders/order.jobs'
import { providerOrders } from '../../../server/orders/orders.tables'
import { inBrowser } from '../../kit/inBrowser'
import { atCentre, bothEnds, fits } from '../../kit/orderEnds'
import { aTestOrder, placed, somebodyOrdering } from '../../kit/orders'
import { openAccount } from '../../kit/patients'
import { PNG } from '../../kit/sampleFiles'
import { newTechnician } from '../../kit/staff'

const product = inBrowser()

test('a pharmacy that is asked why it withdraws reads there that the patient agreed meanwhile', async () => {
  const { pharmacy, patient, panel } = await bothEnds(product, 'Leela Agreed', 'accepted')
  await pharmacy.pressAct('Offer part of it')
  await pharmacy.offerQuantity('12')
  await pharmacy.sendOrderForm()
  await pharmacy.pressAct('Cannot supply')
  const asked = panel.page().getByRole('alertdialog', { name: /^Withdraw order M-/ })
  await asked.waitFor()
  await patient.agreeToOffer()
  await asked.getByText('Leela Agreed changed this order meanwhile.').waitFor()
  await asked.getByRole('button', { name: 'Keep it' }).click()
  await expect.poll(() => panel.getByRole('button', { name: 'Pack and bill' }).count()).toBe(1)
})

test('a patient who does not want a part of it cancels, and the pharmacy sees it at once', async () => {
  const { pharmacy, own, panel, patientReads, pharmacyReads } = await bothEnds(product, 'Leela Declined', 'accepted')
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
  await expect.poll(() => panel.getByRole('button', { name: 'Pack and bill' }).count()).toBe(0)
})

test('a request that nobody answered lapses: both ends see it, and nothing can be accepted any more', async () => {
  const { id, now, staff, own, panel, patientReads, pharmacyReads } = await bothEnds(
    product,
    'Leela Lapsed',
    'requested',
  )
  const { db } = product.served
  await db
    .update(providerOrders)
    .set({ lapsesAt: now - 1 })
    .where(eq(providerOrders.id, id))
  await lapseOrders(db, systemClock.now())
  await patientReads(`${staff.name} did not answer. Nothing was charged.`)
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
  const { pharmacy, panel, patientReads, pharmacyReads } = await bothEnds(product, 'Leela Withdrawn', 'accepted')
  await pharmacy.pressAct('Cannot supply')
  const asked = panel.page().getByRole('alertdialog', { name: /^Withdraw order M-/ })
  await asked.getByText('Out of stock', { exact: true }).click()
  await asked.getByRole('button', { name: /^Withdraw order M-/ }).click()
  await patientReads('Cannot be supplied after all: out of stock')
  await patientReads('Could not be supplied after all')
  await pharmacyReads('Could not be supplied')
  await expect.poll(() => panel.getByRole('button', { name: 'Pack and bill' }).count()).toBe(0)
})

test('why a report was taken back stays within the panel of a tablet and the phone', async () => {
  const { id, desk, centre, panel, openPatient } = await atCentre(product, 'tablet', 'Leela Retracted')
  await centre.chooseReport({ name: 'report.png', mimeType: 'image/png', buffer: Buffer.from(PNG) })
  await centre.seeWhoseReport()
  await centre.sendReport()
  await desk.getByRole('button', { name: 'Take report.png back' }).waitFor()
  await centre.pressAct('Send report and complete')
  await centre.sendOrderForm()
  await centre.confirmCompletion()
  await centre.takeReportBack('report.png')
  await centre.sayWhyTakenBack('W'.repeat(150))
  await centre.sendReport()
  await panel.getByText(/taken back: ?W/).waitFor()
  await fits(panel)
  const page = await openPatient(`/order-list?order=${id}`)
  const reports = page.getByRole('dialog').getByRole('listitem').filter({ hasText: /WWW/ })
  await reports.first().waitFor()
  await expect(fits(reports.first())).resolves.toBeUndefined()
})

test('a pharmacy notes that it gave a payment back, once and with a reason, and the patient sees it', async () => {
  const { pharmacy, panel, patientReads, pharmacyReads } = await bothEnds(product, 'Leela Refunded', 'completed')
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
  const { providerId } = await newTechnician(served)
  const who = await somebodyOrdering(served.db, now, 'Leela Fasting')
  const id = await placed(served.db, aTestOrder(who, now, undefined, providerId), now)
  const page = await product.openAs('phone', await openAccount(served, who.patientId), `/order-list?order=${id}`, {
    language: 'ben',
  })
  const heading = page.getByRole('heading', { name: 'কীভাবে প্রস্তুতি নেবেন' })
  const lines = page.locator('section').filter({ has: heading }).last().getByRole('listitem')
  await expect
    .poll(async () => (await lines.allTextContents()).map((line) => /\p{Script=Bengali}/u.test(line)))
    .toEqual([true, true, true, true])
})
