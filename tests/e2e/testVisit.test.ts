import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { systemClock } from '../../server/kit/clock'
import { providers } from '../../server/provider/provider.tables'
import { DAY } from '../../src/core/kit/dates'
import { inBrowser } from '../kit/inBrowser'
import { personAt } from '../kit/pages/person'
import { newPatient } from '../kit/patients'
import { newTechnician } from '../kit/staff'

const product = inBrowser()

/** A patient on a phone, and a centre near them that pauses when it is told to. */
const begin = async () => {
  const patient = await newPatient(product.served)
  const { name, providerId } = await newTechnician(product.served, patient.ports.store.coordinates())
  const pause = (pausedUntil: number) =>
    product.served.db.update(providers).set({ pausedUntil }).where(eq(providers.id, providerId))
  return { patient, name, providerId, pause }
}

test('who books at a centre that was paused meanwhile goes on to the centres, where it no longer stands', async () => {
  const { patient, name, pause } = await begin()
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
