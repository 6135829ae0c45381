import type { Browser, CDPSession, Disposable, Page } from 'playwright-core'

/** A page of the product without a script: a tab that waits here keeps the process that has read the product's. */
const BLANK = '/healthz'

/** Idle tabs of a worker; each is a process. */
const MOST_IDLE = 4

/** What changes a session or its tab for good: it serves no other test. */
const lasting = {
  session: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'newPage',
    'route',
    'setGeolocation',
    'setOffline',
  ],
  page: ['emulateMedia', 'setExtraHTTPHeaders'],
  clock: ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'],
} as const

/** What is given back a handle that takes it back. */
const undoable = ['addInitScript', 'exposeBinding', 'exposeFunction'] as const

/** Does something as well with what each of these calls returns. */
const following = <Name extends string>(
  target: Readonly<Record<Name, unknown>>,
  names: readonly Name[],
  follow: (answer: unknown) => void,
): void => {
  const methods = target as Record<string, (...given: unknown[]) => unknown>
  for (const name of names) {
    const call = methods[name]!.bind(target)
    methods[name] = (...given) => {
      const answer = call(...given)
      follow(answer)
      return answer
    }
  }
}

interface Tab {
  readonly page: Page
  readonly browser: Browser
  /** What its session was opened with. */
  readonly like: string
  readonly devtools: CDPSession
  readonly done: Promise<Disposable>[]
  isSpent: boolean
}

const tabs = new WeakMap<Page, Tab>()
const idle: Tab[] = []

/** From here on the tab can be left for another test that opens one like it. */
export const keepTab = async (page: Page, browser: Browser, like: string): Promise<void> => {
  const session = page.context()
  const tab: Tab = { page, browser, like, devtools: await session.newCDPSession(page), done: [], isSpent: false }
  const spend = () => {
    tab.isSpent = true
  }
  following(session, lasting.session, spend)
  following(page, lasting.page, spend)
  following(page.clock, lasting.clock, spend)
  following(page, undoable, (answer) => tab.done.push(answer as Promise<Disposable>))
  tabs.set(page, tab)
}

/** What speaks to a tab past Playwright, which compiles anew what it is told to evaluate. */
export const devtoolsOf = (page: Page): CDPSession | undefined => tabs.get(page)?.devtools

/** A tab like this that a test left, if there is one. */
export const idleTab = (browser: Browser, like: string): Page | undefined => {
  const at = idle.findIndex((tab) => tab.browser === browser && tab.like === like)
  return at === -1 ? undefined : idle.splice(at, 1)[0]!.page
}

/** Takes back what a test did to its tab; false where its server is gone, or it stands where nothing can be stored. */
const clear = async ({ page, devtools, done }: Tab): Promise<boolean> => {
  try {
    page.removeAllListeners()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const each of done.splice(0)) await (await each).dispose()
    const answer = await page.goto(BLANK, { waitUntil: 'commit' })
    await page.mouse.move(-1, -1)
    await page.evaluate(() => {
      window.name = ''
      sessionStorage.clear()
      localStorage.clear()
    })
    const { origin } = new URL(answer!.url())
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await page.context().clearCookies()
    await devtools.send('Page.resetNavigationHistory')
    return true
  } catch {
    return false
  }
}

const close = async (page: Page): Promise<void> => {
  // A call may be on its way through a route as the tab closes.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
}

const isFit = (tab: Tab | undefined): tab is Tab =>
  tab !== undefined && !tab.isSpent && !tab.page.isClosed() && tab.page.context().pages().length === 1

/** Leaves a tab for another test, empty as nobody's; closes one that a test changed for good or failed in. */
export const leaveTab = async (page: Page, hasFailed = false): Promise<void> => {
  const tab = tabs.get(page)
  if (hasFailed || !isFit(tab) || !(await clear(tab))) return close(page)
  idle.push(tab)
  if (idle.length > MOST_IDLE) await close(idle.shift()!.page)
}

/** Another tab of the same person in the same browser. */
export const tabBeside = async (tab: Page, path: string): Promise<Page> => {
  const second = await tab.context().newPage()
  await second.addInitScript(
    (entries) => {
      for (const [name, value] of entries) sessionStorage.setItem(name, value)
    },
    await tab.evaluate(() => Object.entries(sessionStorage)),
  )
  await second.goto(path)
  return second
}
