import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { beginWith } from '../kit/browser'
import { inBrowser } from '../kit/inBrowser'
import { personAt } from '../kit/pages/person'
import { entriesOf, newGuest, newPatient, nextDoctor } from '../kit/patients'

const product = inBrowser()

/** Pixels: three cards are in view on a phone, and a slot is easily met with a thumb. */
const CARD = 340
const SLOT = 48

/** The heights of the cards that are rendered now, and of the buttons of their slots. */
const heightsIn = (page: Page) =>
  page.evaluate(() => {
    const height = (element: Element) => Math.round(element.getBoundingClientRect().height)
    const cards = [...document.querySelectorAll('main h3')].map((name) => name.closest('[class*=card]')!)
    return {
      cards: cards.map(height),
      slots: cards.flatMap((card) => [...card.querySelectorAll('li > button')].map(height)),
    }
  })

test.each(['eng', 'hin', 'guj', 'ben'])('a phone shows doctors in cards of at most 340 px in %s', async (language) => {
  const page = await product.open('phone')
  await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
  await beginWith(page, { session: entriesOf((await newGuest(product.served)).storage) })
  await page.goto('/find-doctor')
  await page.locator('main h3').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const seen = { cards: [] as number[], slots: [] as number[] }
  for (let screen = 0; screen < 12; screen++) {
    const { cards, slots } = await heightsIn(page)
    seen.cards.push(...cards)
    seen.slots.push(...slots)
    await page.evaluate(() => {
      scrollBy({ top: innerHeight, behavior: 'instant' })
      return new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered)))
    })
  }
  expect(seen.cards.length).toBeGreaterThan(20)
  expect(Math.max(...seen.cards)).toBeLessThanOrEqual(CARD)
  expect(Math.min(...seen.slots)).toBeGreaterThanOrEqual(SLOT)
})

test.each(['phone', 'desktop'] as const)('a toast on a %s covers nothing of an open dialog', async (size) => {
  const page = await product.open(size)
  const { id } = await nextDoctor(product.served)
  await beginWith(page, { session: entriesOf((await newPatient(product.served)).storage) })
  await page.goto(`/doctor-profile?doctorId=${id}`)
  const I = personAt(page, size)
  await I.openPanel()
  await I.chooseSlot()
  await I.goOn()
  await I.seeReview()
  await I.changePatient()
  await I.addMember()
  await I.typeMemberName('Meera Patel')
  await I.typeMemberAge('9')
  await I.chooseMemberGender('Female')
  await page.route('**/patient/member', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 400,
          json: { result: null, message: 'A member of this name is there', statusCode: 400 },
        })
      : route.continue(),
  )
  await I.saveMember()
  const toast = page.locator('#toaster [role=alert]')
  await toast.waitFor()
  const dialog = page.getByRole('dialog')
  await expect
    .poll(async () => {
      const [above, below] = [await toast.boundingBox(), await dialog.boundingBox()]
      return above !== null && below !== null && above.y + above.height <= below.y
    })
    .toBe(true)
})
