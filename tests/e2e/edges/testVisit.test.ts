import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { systemClock } from '../../../server/kit/clock'
import { providers } from '../../../server/provider/provider.tables'
import { dayOf, startOfDay } from '../../../src/core/kit/dates'
import { inBrowser } from '../../kit/inBrowser'
import { personAt } from '../../kit/pages/person'
import { newPatient } from '../../kit/patients'
import { newTechnician } from '../../kit/staff'

const product = inBrowser()

/** A patient on a phone, and a centre near them that pauses when it is told to. */
const begin = async () => {
  const patient = await newPatient(product.served)
  const { name, providerId } = await newTechnician(product.served, patient.ports.store.coordinates())
  const pause = (pausedUntil: number) =>
    product.served.db.update(providers).set({ pausedUntil }).where(eq(providers.id, providerId))
  return { patient, name, providerId, pause }
}

test('a centre that is paused until next year says so where its tests are listed and where a day is chosen', async () => {
  const { patient, providerId, pause } = await begin()
  const nextYear = Number(dayOf(systemClock.now()).slice(0, 4)) + 1
  await pause(startOfDay(`${nextYear}-03-15`))
  const page = await product.openAs('phone', patient, `/test-reports?centre=${providerId}`)
  const I = personAt(page, 'phone')
  const words = page.getByText(new RegExp(`^This centre takes no orders until .*15 Mar ${nextYear}$`))
  await words.waitFor()
  await page.getByRole('button', { name: /^Add / }).first().click()
  await I.viewTestCart()
  await I.chooseVisitDay()
  await I.seeVisitChoices()
  await words.waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'All centres' }).isVisible()).toBe(true)
})
