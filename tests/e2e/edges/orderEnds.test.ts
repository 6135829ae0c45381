import { expect, test } from 'vitest'
import { inBrowser } from '../../kit/inBrowser'
import { bothEnds, fits, atCentre } from '../../kit/orderEnds'

const product = inBrowser()

test('what a pharmacy writes without a place to break stays within the phone, on the card and in the order', async () => {
  const { pharmacy, own, panel, patientReads } = await bothEnds(product, 'Leela Unbroken', 'accepted')
  await pharmacy.pressAct('Cannot supply')
  const asked = panel.page().getByRole('alertdialog', { name: /^Withdraw order M-/ })
  await asked.getByText('Something else', { exact: true }).click()
  await asked.getByRole('textbox').fill('W'.repeat(280))
  await asked.getByRole('button', { name: /^Withdraw order M-/ }).click()
  await patientReads('Could not be supplied after all')
  await fits(own)
  const page = own.page()
  await page
    .locator('main')
    .getByText(/^Cannot be supplied after all: W/)
    .waitFor({ state: 'attached' })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('an order that was packed and is cancelled asks for no money at either end, and its pharmacy stops', async () => {
  const { own, panel, patientReads, pharmacyReads } = await bothEnds(product, 'Leela Stopped', 'ready')
  await patientReads('Pay when you get it: cash, UPI or card.')
  await panel.getByRole('button', { name: 'Print the label' }).waitFor()
  await own.getByRole('button', { name: /^Cancel/ }).click()
  await own.page().getByRole('alertdialog').getByRole('button', { name: 'Yes, cancel it' }).click()
  await patientReads('Cancelled. Nothing was charged.')
  await pharmacyReads('The patient cancelled. Do not pack it or hand it over.')
  await expect.poll(() => own.getByText(/₹|Pay when/).count()).toBe(0)
  await expect.poll(() => panel.getByText(/₹|Not paid yet/).count()).toBe(0)
  await expect.poll(() => panel.getByRole('button', { name: 'Print the label' }).count()).toBe(0)
})

test('a centre notes no tests as done before their day; where it cannot do them after all the patient reads why', async () => {
  const { desk, centre, panel, openPatient } = await atCentre(product, 'desktop', 'Leela Given Up', true)
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
