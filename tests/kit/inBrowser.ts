import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Language } from '../../src/core/language/languages'
import { beginWith, openTab, sharedBrowser, type Size, type TabOptions } from './browser'
import { follow } from './followed'
import { entriesOf, type Session, sessionOf } from './patients'
import { serve, type Served } from './served'
import { leaveTab } from './tabs'

let practice: Promise<Served> | undefined

/** The practice that the files of a worker share. */
const joinPractice = (): Promise<Served> => (practice ??= serve())

/** What a file needs that a worker does not share. */
export interface Own {
  /** A server configured like this, on a practice of its own. */
  readonly server?: Parameters<typeof serve>[0]
  /** Another browser than the worker's, closed after the file. */
  readonly browser?: () => Promise<Browser>
}

interface Opening {
  readonly language?: Language
  /** Done with the tab before it goes to the address. */
  readonly prepare?: (page: Page) => Promise<void>
}

export interface Product {
  readonly served: Served
  readonly browser: Browser
  /** A tab as `openTab` opens it, left for another test. */
  readonly open: (size: Size, options?: TabOptions) => Promise<Page>
  /** A tab at this address of whoever has this session, or this number and the session that tests share. */
  readonly openAs: (size: Size, who: Pick<Session, 'storage'> | string, path: string, more?: Opening) => Promise<Page>
}

/**
 * The whole product in front of a browser, for the tests of one file. Files share the practice and the browser, so each
 * test brings its own people, doctors and tabs.
 */
export const inBrowser = ({ server: ownServer, browser: ownBrowser }: Own = {}): Product => {
  let served: Served
  let joined: Browser
  const tabs = new Map<Page, () => Promise<string>>()

  beforeAll(async () => {
    ;[served, joined] = await Promise.all([
      ownServer ? serve(ownServer) : joinPractice(),
      ownBrowser ? ownBrowser() : sharedBrowser(),
    ])
  })
  afterEach(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail'
    const fault = task.result?.errors?.[0]
    // What its tabs showed stands with what failed.
    if (hasFailed && fault) for (const describe of tabs.values()) fault.message += `\n\n${await describe()}`
    await Promise.all([...tabs.keys()].map((tab) => leaveTab(tab, hasFailed)))
    tabs.clear()
  })
  afterAll(async () => {
    if (ownBrowser) await joined.close()
    if (ownServer) await served.close()
  })

  const open: Product['open'] = async (size, options) => {
    const tab = await openTab(joined, size, served.url, options)
    tabs.set(tab, follow(tab))
    return tab
  }

  return {
    get served() {
      return served
    },
    get browser() {
      return joined
    },
    open,
    openAs: async (size, who, path, { language, prepare } = {}) => {
      const page = await open(size)
      const { storage } = typeof who === 'string' ? await sessionOf(served, who) : who
      await beginWith(page, { session: { ...entriesOf(storage), locationAsked: 'yes' } })
      if (language) await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), language)
      await prepare?.(page)
      await page.goto(path)
      return page
    },
  }
}
