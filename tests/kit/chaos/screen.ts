import type { Locator, Page } from 'playwright-core'
import type { Size } from '../browser'
import type { Served } from '../served'
import type { SpoiltRow } from './proxy'

/** What a screen is played with. */
export interface Practice {
  readonly served: Served
  readonly guest: Readonly<Record<string, string>>
  /** A doctor who offers both ways of consulting. */
  readonly doctorId: string
}

/** One call a screen makes, and what must be there when it goes wrong. */
export interface SpoiltCall {
  readonly row: SpoiltRow
  /** What is filled in before the call, or opened to see what became of one that the page makes itself. */
  readonly fill?: (page: Page, practice: Practice) => Promise<unknown>
  /** What makes the page call; without it, opening the page does. */
  readonly provoke?: (page: Page) => Promise<unknown>
  /** Fields that must hold afterwards what they held before. */
  readonly typed?: (page: Page) => Locator
  /** Answers that rightly end what was being filled in or looked at, in the words of the page. */
  readonly endedBy?: RegExp
  /** What leads on after the failure. */
  readonly wayOn: (page: Page) => Locator
  /** The address outside the app to which an answer that is good in the end leads. */
  readonly leadsTo?: string
  /** The person did nothing and needs nothing: a refusal is not told in the server's words. */
  readonly isQuiet?: true
}

export interface Opening {
  readonly path: string
  readonly session?: Readonly<Record<string, string>>
}

/** A screen of the product: how to get there, and the calls it makes. */
export interface ChaosScreen {
  readonly name: string
  readonly size: Size
  readonly open: (practice: Practice) => Opening | Promise<Opening>
  /** What the tab needs before it opens. */
  readonly before?: (page: Page) => Promise<unknown>
  readonly calls: Readonly<Record<string, SpoiltCall>>
}

/** The button that tries again what failed. */
export const retry = (page: Page): Locator => page.getByRole('button', { name: /^(?:Retry|Try again)/ })

/** By its whole name; a pattern may fit several. */
export const button =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('button', { name, exact: true })

/** The one button of this name, or the first that fits the pattern. */
export const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    (typeof name === 'string' ? button(name)(page) : button(name)(page).first()).click()

/** A radio is chosen by its label, which is what can be pressed. */
export const choose =
  (name: string) =>
  (page: Page): Promise<void> =>
    page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name, exact: true }) })
      .click()
