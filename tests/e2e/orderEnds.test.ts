import { expect, test } from 'vitest'
import { inBrowser } from '../kit/inBrowser'
import { bothEnds, fits } from '../kit/orderEnds'

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
  await expect.poll(() => panel.getByRole('button', { name: 'Pack and bill' }).count()).toBe(1)
})
