import { expect, test } from 'vitest'
import { systemClock } from '../../server/kit/clock'
import { DAY } from '../../src/core/kit/dates'
import { patientAndCentre } from '../kit/patientAndCentre'
import { inBrowser } from '../kit/inBrowser'
import { personAt } from '../kit/pages/person'

const product = inBrowser()

test('who books at a centre that was paused meanwhile goes on to the centres, where it no longer stands', async () => {
  const { patient, name, pause } = await patientAndCentre(product.served)
  const page = await product.openAs('phone', patient, '/test-reports')
  const I = personAt(page, 'phone')
  const centre = page.getByRole('listitem').filter({ hasText: name })
  await centre.getByRole('button').click()
  await page.getByRole('button', { name: /^Add / }).first().click()
  await I.viewTestCart()
  await I.chooseVisitDay()
  await I.seeVisitChoices()
  for (const no of await page.getByText('No', { exact: true }).all()) await no.click()
  await I.goOnToVisitReview()
  await pause(systemClock.now() + DAY)
  await I.sendVisit()
  await page.getByText('This centre takes no orders at the moment. Please choose another one.').waitFor()
  await page.getByRole('button', { name: 'All centres' }).click()
  await I.seeCentres()
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
    .first()
    .waitFor()
  await expect.poll(() => centre.count()).toBe(0)
})
