import type { Page } from 'playwright-core'
import type { Viewer } from '../../tests/kit/everyPage'
import { back, button, close, type Find, goOn, press, type Tap, type TapRow, type } from './tap'

export const FOUND = 'Book video'

export const place: Find = (page) => page.getByPlaceholder('Search for city, Area, Pincode', { exact: true })

/** What the patient's bar offers on every page it stands over. */
export const inBar: readonly Tap[] = [
  press('open', 'location picker', button(/Choose location|Change location/), place),
  type('a place', place, 'kora'),
  close('location picker'),
]

export const doctorsInBar = (page: Page) =>
  page.getByRole('link', { name: 'Search doctors' }).filter({ visible: true }).first()

/** A page under the patient's bar. */
export const underBar = (who: Viewer, text: string, own: readonly Tap[] = []): TapRow => ({
  who,
  words: text,
  taps: [...inBar, ...own, goOn('doctors', doctorsInBar, FOUND), back(text)],
})

export const field =
  (label: string | RegExp): Find =>
  (page) =>
    page.getByRole('main').getByLabel(label).first()
