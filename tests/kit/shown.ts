import type { Page } from 'playwright-core'
import type { RouteName } from '../../src/core/app/routes'
import type { Size } from './browser'
import type { Opening } from './chaos/screen'
import type { Practice, Viewer } from './everyPage'
import type { Person } from './pages/person'
import type { Served } from './served'

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
  /** Where it is there; everywhere unless told. */
  readonly sizes?: readonly Size[]
  /** The tab was not asked for its position before. */
  readonly isFirstVisit?: boolean
}

/** Somebody who comes to a page, whatever opens there. */
export type Visitor = Omit<Shown, 'name' | 'words' | 'open'>

/** A page as it is looked at, when its words are there. */
export interface Look {
  readonly name: string
  readonly who: Viewer
  readonly path: string | ((practice: Practice) => string)
  readonly words: string | RegExp
  /** It shows that something is not there: the browser notes the 404 of the call. */
  readonly isRefused?: true
}

/** Whom a page is for, as the specification says it. */
export type Area = 'everyone' | 'patient' | 'home' | 'doctor' | 'call' | 'pharmacy' | 'centre' | 'provider' | 'support'
/** Whom each page of a room is for, said beside its route and not from it. */
export type Areas = Partial<Readonly<Record<RouteName, Area>>>
