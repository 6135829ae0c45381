import type { Page } from 'playwright-core'
import type { Language } from '../../src/core/language/languages'
import { beginWith } from './browser'
import type { Product } from './inBrowser'
import { entriesOf, newGuest } from './patients'

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

export interface CardHeights {
  readonly seen: number
  /** Pixels of the highest card. */
  readonly highest: number
  /** Pixels of the lowest button of a slot. */
  readonly lowestSlot: number
}

/** The cards of the first twelve screens of doctors on a phone. */
export const cardHeights = async (product: Product, language: Language): Promise<CardHeights> => {
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
  return { seen: seen.cards.length, highest: Math.max(...seen.cards), lowestSlot: Math.min(...seen.slots) }
}

/** Three cards are in view on a phone, and a slot is easily met with a thumb. */
export const areQuicklyRead = ({ seen, highest, lowestSlot }: CardHeights): boolean =>
  seen > 20 && highest <= 340 && lowestSlot >= 48
