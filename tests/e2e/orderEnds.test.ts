import { expect, test } from 'vitest'
import { inBrowser } from '../kit/inBrowser'
import { atCentre, bothEnds, fits } from '../kit/orderEnds'

const product = inBrowser()

/** Other ways in which an order goes on or ends: tests/e2e/matrices/orderEnds.test.ts. */
test('a pharmacy has a part: the patient sees old and new beside each other and agrees, and the pharmacy goes on', async () => {
  const { patient, pharmacy, own, panel, patientReads, pharmacyReads } = await bothEnds(
    product,
    'Leela Offered',
    'accepted',
  )
  await pharmacy.pressAct('Offer part of it')
  await pharmacy.offerQuantity('12')
  // Without a place to break it stays in its line on a phone.
  await pharmacy.sayWhatIsMissing(`The rest comes on Monday ${'W'.repeat(120)}`)
  await pharmacy.sendOrderForm()
  await pharmacyReads('Waiting for the patient')
  await patientReads('The rest comes on Monday')
  await fits(own)
  const offered = own.getByRole('row', { name: /^Levetiracetam/ })
  await expect.poll(() => offered.locator('td').allTextContents()).toEqual(['20', '12 tablets'])
  await patient.agreeToOffer()
  await patientReads('Agreed to less')
  await pharmacyReads('Agreed')
  await pharmacyReads('12 tablets')
  await expect.poll(() => panel.getByRole('button', { name: 'Packed' }).count()).toBe(1)
})

test('an order that was packed and is cancelled asks for no money at either end, and its pharmacy stops', async () => {
  const { own, panel, patientReads, pharmacyReads } = await bothEnds(product, 'Leela Stopped', 'ready')
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

test('a centre notes no tests as done before their day; where it cannot do them after all the patient reads why', async () => {
  const { desk, centre, panel, openPatient } = await atCentre(product, 'desktop', 'Leela Given Up')
  await expect.poll(() => panel.getByRole('button', { name: 'Tests done' }).count()).toBe(0)
  const page = await openPatient('/order-list')
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
