import { expect, test } from 'vitest'
import { systemClock } from '../../../server/kit/clock'
import { dayOf, startOfDay } from '../../../src/core/kit/dates'
import { patientAndCentre } from '../../kit/patientAndCentre'
import { inBrowser } from '../../kit/inBrowser'
import { personAt } from '../../kit/pages/person'

const product = inBrowser()

test('a centre that is paused until next year says so where its tests are listed and where a day is chosen', async () => {
  const { patient, providerId, pause } = await patientAndCentre(product.served)
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
