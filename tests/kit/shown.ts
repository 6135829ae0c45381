import type { Page } from 'playwright-core'
import type { RouteName } from '../../src/core/app/routes'
import type { Language } from '../../src/core/language/languages'
import type { Size } from './browser'
import type { Opening } from './chaos/screen'
import type { Practice, Viewer } from './everyPage'
import type { Person } from './pages/person'
import type { Served } from './served'

/** A device, or a window of another size on one. */
export type Place = Size | { readonly on: Size; readonly width: number; readonly height: number }

/** What holds of a page, or of what is open over it, beside what holds of all of them. */
export interface Measure {
  /** The sentence. */
  readonly holds: string
  /** What is measured, again and again until it is what it should be. */
  readonly of: (page: Page) => Promise<unknown>
  readonly is: unknown
  /** Where it is measured; on whatever device the page is opened unless told. */
  readonly at?: readonly [Place, ...Place[]]
  /** Languages in which it is measured, the hardest first, which stands for the others in `npm test`. */
  readonly languages?: readonly [Language, ...Language[]]
}

/** What opens over a page, or unfolds on it: for whom, where, and how. */
export interface Shown {
  readonly name: string
  readonly who: Viewer | 'NEWCOMER'
  /** Somebody of its own, where nobody else may have done the same. */
  readonly session?: (served: Served) => Promise<Readonly<Record<string, string>>>
  readonly path: string | ((practice: Practice, served: Served) => string | Promise<string>)
  /** An address and a session that belong together, in place of those. */
  readonly own?: (practice: { readonly served: Served }) => Promise<Opening>
  /** Words of the client on the page below. */
  readonly words: string | RegExp
  readonly open: (I: Person, page: Page) => Promise<unknown>
  /** What is opened before it, and leads to it. */
  readonly from?: Shown
  /** Leaves it and all it was opened from, so that the page is as before; without it nothing is opened after it. */
  readonly close?: (page: Page) => Promise<unknown>
  readonly measures?: readonly Measure[]
  /** Where it is there; everywhere unless told. */
  readonly sizes?: readonly Size[]
  /** The tab was not asked for its position before. */
  readonly isFirstVisit?: boolean
}

/** What opens from something that is open: for the same person, on the same page. */
export const opensFrom = (
  opened: Shown,
  further: Pick<Shown, 'name' | 'open' | 'close' | 'sizes' | 'measures'>,
): Shown => {
  const { measures: _measures, close: _close, ...there } = opened
  return { ...there, ...further, from: opened }
}

/** What is opened one after another until this is open, itself at the end. */
export const chainOf = (shown: Shown): readonly Shown[] => [...(shown.from ? chainOf(shown.from) : []), shown]

/** Somebody who comes to a page, whatever opens there. */
export type Visitor = Omit<Shown, 'name' | 'words' | 'open' | 'close' | 'from' | 'measures'>

/** A page as it is looked at, when its words are there. */
export interface Look {
  readonly name: string
  readonly who: Viewer
  readonly path: string | ((practice: Practice) => string)
  readonly words: string | RegExp
  /** It shows that something is not there: the browser notes the 404 of the call. */
  readonly isRefused?: true
  readonly measures?: readonly Measure[]
}

/** Whom a page is for, as the specification says it. */
export type Area = 'everyone' | 'patient' | 'home' | 'doctor' | 'call' | 'pharmacy' | 'centre' | 'provider' | 'support'
/** Whom each page of a room is for, said beside its route and not from it. */
export type Areas = Partial<Readonly<Record<RouteName, Area>>>
