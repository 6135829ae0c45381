import type { RouteName } from '../../src/core/app/routes'
import type { Locator, Page } from 'playwright-core'
import type { Viewer } from '../../tests/kit/everyPage'

export type Kind = 'open' | 'type' | 'choose' | 'close' | 'go on' | 'back'

/** One interaction: what is done, and by what the person sees that it was. */
export interface Tap {
  readonly kind: Kind
  readonly name: string
  readonly act: (page: Page) => Promise<unknown>
  readonly seen: (page: Page) => Locator
  /** Words of the next page's first real content, where it leads to one. */
  readonly next?: string
}

/** What one visitor does on a page, one after the other. */
export interface TapRow {
  readonly who: Viewer
  /** Words of the page when it is there. */
  readonly words: string
  readonly taps: readonly Tap[]
}

/** What is done on the pages of a room: `tests/rooms/<room>/<room>.taps.ts`. */
export type RoomTaps = Partial<Readonly<Record<RouteName, TapRow>>>

export type Find = (page: Page) => Locator

export const button =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('button', { name }).filter({ visible: true }).first()
export const dialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog')).first()
export const inDialog =
  (find: Find): Find =>
  (page) =>
    find(page).and(page.locator('[role=dialog] *, [role=alertdialog] *'))
export const words =
  (text: string | RegExp): Find =>
  (page) =>
    page.getByText(text).filter({ visible: true }).first()

export const press = (kind: Kind, name: string, target: Find, seen: Find): Tap => ({
  kind,
  name,
  act: (page) => target(page).tap(),
  seen,
})
export const type = (name: string, field: Find, text: string): Tap => ({
  kind: 'type',
  name,
  act: (page) => field(page).pressSequentially(text, { delay: 150 }),
  seen: field,
})
export const close = (name: string, target: Find = inDialog(button('Close'))): Tap => ({
  kind: 'close',
  name,
  act: (page) => target(page).tap(),
  seen: (page) => page.locator('body:not(:has([role=dialog]:not([hidden])))'),
})
export const goOn = (name: string, target: Find, next: string): Tap => ({
  ...press('go on', name, target, words(next)),
  next,
})
export const back = (next: string): Tap => ({
  kind: 'back',
  name: 'back',
  act: (page) => page.evaluate(() => history.back()),
  seen: words(next),
  next,
})
