import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { systemClock } from '../../server/kit/clock'
import { providers } from '../../server/provider/provider.tables'
import { demonstrationProviders } from '../../server/seed/accounts'
import { DAY, dayOf, startOfDay } from '../../src/core/kit/dates'
import { beginWith } from '../kit/browser'
import { inBrowser } from '../kit/inBrowser'
import { personAt } from '../kit/pages/person'
import { entriesOf, newPatient } from '../kit/patients'

const product = inBrowser()

test('who books at a centre that was paused meanwhile goes on to the centres, where it no longer stands', async () => {
  const { served } = product
  const page = await product.open('phone')
  await beginWith(page, { session: entriesOf((await newPatient(served)).storage) })
  const I = personAt(page, 'phone')
  const [other] = await served.db
    .select()
    .from(providers)
    .where(eq(providers.kind, 'centre'))
    .then((rows) => rows.filter(({ id }) => id !== demonstrationProviders.centre))
  await page.goto(`/test-reports?centre=${other!.id}`)
  await page.getByRole('button', { name: /^Add / }).first().click()
  await I.viewTestCart()
  await I.chooseVisitDay()
  await I.seeVisitChoices()
  for (const no of await page.getByText('No', { exact: true }).all()) await no.click()
  await I.goOnToVisitReview()
  const until = (pausedUntil: number | null) =>
    served.db.update(providers).set({ pausedUntil }).where(eq(providers.id, other!.id))
  await until(systemClock.now() + DAY)
  await I.sendVisit()
  await page.getByText('This centre takes no orders at the moment. Please choose another one.').waitFor()
  await page.getByRole('button', { name: 'All centres' }).click()
  await I.seeCentres()
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
    .first()
    .waitFor()
  const named = page.getByRole('listitem').filter({ hasText: other!.address })
  const count = await named.count()
  await until(null)
  expect(count).toBe(0)
})

test('a centre that is paused until next year says so where its tests are listed and where a day is chosen', async () => {
  const { served } = product
  const page = await product.open('phone')
  await beginWith(page, { session: entriesOf((await newPatient(served)).storage) })
  const I = personAt(page, 'phone')
  const [, other] = await served.db
    .select()
    .from(providers)
    .where(eq(providers.kind, 'centre'))
    .then((rows) => rows.filter(({ id }) => id !== demonstrationProviders.centre))
  const nextYear = Number(dayOf(systemClock.now()).slice(0, 4)) + 1
  const until = (pausedUntil: number | null) =>
    served.db.update(providers).set({ pausedUntil }).where(eq(providers.id, other!.id))
  await until(startOfDay(`${nextYear}-03-15`))
  await page.goto(`/test-reports?centre=${other!.id}`)
  const words = page.getByText(new RegExp(`^This centre takes no orders until .*15 Mar ${nextYear}$`))
  await words.waitFor()
  await page.getByRole('button', { name: /^Add / }).first().click()
  await I.viewTestCart()
  await I.chooseVisitDay()
  await I.seeVisitChoices()
  await words.waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'All centres' }).count()).toBe(1)
  await until(null)
})
