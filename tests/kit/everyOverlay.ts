import type { Browser, Page } from 'playwright-core'
import { type Language, languageCodes, tagOf } from '../../src/core/language/languages'
import { beginWith, openTab, type Size } from './browser'
import type { Translation } from './catalogues'
import { type Practice, expectationSizes } from './everyPage'
import { overlays } from './overlays'
import { chainOf, type Shown, type Visitor } from './shown'
import { inLanguage } from './pages/inLanguage'
import { type Person, personAt } from './pages/person'
import type { Served } from './served'

export interface Overlay {
  readonly shown: Shown
  readonly size: Size
  readonly language: Language
}

/** Everything that opens, on each device it opens on, in every language. */
export const everyOverlay: readonly Overlay[] = overlays.flatMap((shown) =>
  (shown.sizes ?? expectationSizes).flatMap((size) => languageCodes.map((language) => ({ shown, size, language }))),
)

export const wordsOfOverlay = ({ shown, size, language }: Overlay): string =>
  `${shown.name} on a ${size} in ${language}`

/** A tab of whoever something opens for, and the page it opens over. */
export interface OverlayTab {
  readonly page: Page
  readonly path: Shown['path']
}

/** A new tab that has not gone anywhere yet. */
export const openTabFor = async (
  browser: Browser,
  served: Served,
  practice: Practice,
  { shown, size, language }: Omit<Overlay, 'shown'> & { readonly shown: Visitor },
): Promise<OverlayTab> => {
  const { who, session, own, isFirstVisit = false } = shown
  const opening = await own?.({ served })
  const page = await openTab(browser, size, served.url, { isAsked: !isFirstVisit })
  await page.addInitScript((code) => localStorage.setItem('lang', code), language)
  await beginWith(page, { session: opening?.session ?? (await session?.(served)) ?? practice.sessions[who] })
  return { page, path: opening?.path ?? shown.path }
}

/** A person in front of a tab that finds things by their English names, whatever language the tab speaks. */
export const personIn = (tab: Page, size: Size, language: Language): { readonly I: Person; readonly page: Page } => {
  const page = language === 'eng' ? tab : inLanguage(tab, tagOf(language) as Translation)
  return { I: personAt(page, size), page }
}

/** Comes to an address and stays until the page itself is there. */
export const arriveAt = async (tab: Page, address: string): Promise<void> => {
  await tab.goto(address)
  // What the server drew has the words of the page, and goes before the page is there.
  await tab.locator('#root.drawn').waitFor({ state: 'detached' })
}

/** A new tab in which something is open. */
export const openOverlay = async (
  browser: Browser,
  served: Served,
  practice: Practice,
  overlay: Overlay,
): Promise<Page> => {
  const { shown, size, language } = overlay
  const { page: tab, path } = await openTabFor(browser, served, practice, overlay)
  const { I, page } = personIn(tab, size, language)
  await arriveAt(tab, typeof path === 'string' ? path : await path(practice, served))
  await I.see(shown.words)
  for (const { open } of chainOf(shown)) await open(I, page)
  return tab
}
