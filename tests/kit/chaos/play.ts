import type { Browser, Locator, Page, Request } from 'playwright-core'
import { newAddress } from '../address'
import { beginWith, openTab, type TabOptions } from '../browser'
import { TEST_LASTS, WAITS_FOR } from '../limits'
import { onPageError } from '../pageErrors'
import { leaveTab } from '../tabs'
import type { BadAnswer } from './answers'
import { isCallOf, type Proxy } from './proxy'
import type { ChaosScreen, Practice, SpoiltCall } from './screen'

/** Milliseconds that a page may take. */
export interface Limits {
  /** Until nothing spins any more, and until a call has ended. */
  readonly spins: number
  /** Until the call is made at all. */
  readonly calls: number
  /** Until it says what became of the call. */
  readonly says: number
  /** Until what is shown is what stays, and what was typed stands in its fields. */
  readonly settles: number
  /** Until what leads on can be pressed. */
  readonly leadsOn: number
  /** Until a page that does not even answer the test counts as hanging. */
  readonly hangs: number
  /** How its tab is opened. */
  readonly tab: TabOptions
}

/** What the product promises, on a machine that has the time; its own limits are those of its users. */
export const promised: Limits = {
  spins: 20_000,
  calls: 25_000,
  says: 4000,
  settles: 0,
  leadsOn: 3000,
  hangs: 60_000,
  tab: { limits: 1 },
}

/** What a machine that is busy with other things may take: only what never comes is a fault. */
export const generous: Limits = {
  spins: WAITS_FOR,
  calls: WAITS_FOR,
  says: WAITS_FOR,
  settles: WAITS_FOR,
  leadsOn: WAITS_FOR,
  hangs: TEST_LASTS,
  tab: {},
}

const LOOKS_EVERY = 100

export interface Scene {
  readonly browser: Browser
  readonly proxy: Proxy
  readonly practice: Practice
}

/** One screen, one of its calls, one bad answer. */
export interface Case {
  readonly screen: ChaosScreen
  readonly call: string
  readonly answer: BadAnswer
}

export const wordsOfCase = ({ screen, call, answer }: Case): string => `${screen.name}: ${call}: ${answer.name}`

/** What moves or waits on the page: spinners, skeletons, what calls itself busy. */
export const busyThings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0
    const emitted = [...document.querySelectorAll('[aria-busy=true], .skeleton, [class*=skeleton]')]
    const turning = document
      .getAnimations()
      .filter((each) => each instanceof CSSAnimation && each.effect?.getTiming().iterations === Infinity)
      .map((each) => (each.effect as KeyframeEffect).target)
    return [...emitted, ...turning]
      .filter((element): element is Element => element !== null && isShown(element))
      .map((element) => element.outerHTML.slice(0, 120))
  })

/** Everything a person reads or hears on the page. */
const wordsOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const names = ['aria-label', 'title', 'alt', 'placeholder', 'href', 'src']
    const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ''),
    )
    const values = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value)
    return [document.title, document.body.innerText, ...attributes, ...values].join('\n')
  })

const NONSENSE = /\bundefined\b|\bNaN\b|\[object Object\]|\bInvalid Date\b/

const isBlank = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll('main, [role=dialog], [role=alertdialog]')] as HTMLElement[]
    const shown = places.length === 0 ? [document.body] : places
    return shown.every((place) => place.innerText.trim().length < 12)
  })

const valuesOf = (page: Page, call: SpoiltCall): Promise<readonly string[]> =>
  call.typed
    ? call.typed(page).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
    : Promise.resolve([])

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Looks whether something is so, again and again as long as it is not. */
export const until = async (is: () => boolean | Promise<boolean>, within: number): Promise<boolean> => {
  for (const end = Date.now() + within; !(await is()); await sleep(LOOKS_EVERY)) if (Date.now() >= end) return false
  return true
}

/** Whose session is over verifies a number over the page, or on one of its own. */
const verifying = (page: Page): Locator =>
  page.locator('form', { has: page.getByRole('button', { name: 'Get OTP' }) }).getByLabel('Mobile number')

const isThere = async (page: Page, { wayOn }: SpoiltCall, isOver: boolean): Promise<boolean> => {
  for (const each of await (isOver ? wayOn(page).or(verifying(page)) : wayOn(page)).all())
    if ((await each.isVisible()) && (await each.isEnabled().catch(() => false))) return true
  return false
}

const hasControl = async (page: Page): Promise<boolean> =>
  (await page.locator('main, [role=dialog]').locator('a[href], button:enabled').count()) > 0

/** What a person sees who is denied what they pressed. */
const denial = (page: Page) => page.getByRole('alertdialog', { name: 'permission access' })

/** What the person must be told: the server's words, or that this is not theirs to do. */
const noticeOf = (page: Page, call: SpoiltCall, answer: BadAnswer) => {
  const { mutates } = call.row.endpoint
  if (/with 403/.test(answer.name) && !mutates) return null
  // Whether a write that was answered with a server's error was carried out is not known: that is said instead.
  const isOpen = mutates && /with 5\d\d/.test(answer.name)
  const isSilent = call.isQuiet || isOpen || /with 401/.test(answer.name) || call.endedBy?.test(answer.name)
  if (answer.words === undefined || isSilent) return null
  const words = page.getByText(answer.words)
  // What a person may not do is denied in a dialog, or refused in the server's words.
  return (/with 40[35]/.test(answer.name) ? words.or(denial(page)) : words).first()
}

/** Judges a page on which a call went wrong: what a person could complain about. */
const judge = async (
  page: Page,
  call: SpoiltCall,
  answer: BadAnswer,
  before: readonly string[],
  from: number,
  limits: Limits,
) => {
  if (answer.isGood && call.leadsTo)
    return page.waitForURL(`**${call.leadsTo}*`, { timeout: limits.spins }).then(
      () => [],
      () => ['does not lead on'],
    )
  const faults: string[] = []
  const left = () => Math.min(limits.spins, Math.max(1000, from + limits.spins - Date.now()))
  const events = noticeOf(page, call, answer)
  if (events && !(await until(() => events.isVisible(), limits.says))) faults.push('does not say what became of it')
  if (!(await until(async () => (await busyThings(page)).length === 0, left())))
    faults.push(`still spins after ${limits.spins / 1000} s: ${(await busyThings(page))[0]}`)
  if (!(await until(async () => !(await isBlank(page)), limits.settles))) faults.push('is blank')
  const nonsense = NONSENSE.exec(await wordsOn(page))
  if (nonsense) faults.push(`shows ${nonsense[0]}`)
  // What was not pressed is denied in silence.
  const isDenied = /with 403/.test(answer.name)
  const wasDenied = await denial(page).isVisible()
  if (wasDenied) {
    if (isDenied && events === null && !call.provoke) faults.push('denies what nobody pressed')
    await denial(page).getByRole('button', { name: 'Okay' }).click()
  }
  const isEnded = answer.isGood || call.endedBy?.test(answer.name)
  const keepsTyped = async () => before.join() === (await valuesOf(page, call)).join()
  if (!isEnded && !(await until(keepsTyped, limits.settles))) faults.push('loses what was typed')
  const leadsOn = () =>
    isEnded || (isDenied && events === null) || (wasDenied && !call.row.endpoint.mutates)
      ? hasControl(page)
      : isThere(page, call, /with 401/.test(answer.name))
  if (!(await until(leadsOn, limits.leadsOn))) faults.push('offers no way on')
  return faults
}

/** Watches the calls of one row: how many came to an end, and how many the browser was made to refuse. */
const watch = (page: Page, { row }: SpoiltCall) => {
  const counted = { beganAt: 0, ended: 0, refused: 0 }
  let isRefusing = false
  const isCall = (request: Request) => isCallOf(row, request.method(), new URL(request.url()))
  const end = (request: Request) => {
    if (isCall(request)) counted.ended += 1
  }
  return {
    counted,
    begin: () => {
      page.on('request', (request) => {
        if (counted.beganAt === 0 && isCall(request)) counted.beganAt = Date.now()
      })
      page.on('requestfinished', end)
      page.on('requestfailed', end)
    },
    refuse: () => {
      isRefusing = true
    },
    /** Comes before the page: a browser that is told to hold calls while it loads one forgets to report some. */
    intercept: () =>
      page.route('**/*', async (route) => {
        if (!isRefusing || !isCall(route.request())) return route.continue()
        counted.refused += 1
        await route.abort('connectionrefused')
      }),
  }
}

/** Plays one case in a tab of its own. Returns what is wrong with the screen; null where nothing could be spoilt. */
export const play = async (scene: Scene, each: Case, limits: Limits = promised): Promise<readonly string[] | null> => {
  let late: NodeJS.Timeout | undefined
  const hangs = new Promise<readonly string[]>((resolve) => {
    late = setTimeout(() => resolve(['hangs']), limits.hangs)
  })
  try {
    return await Promise.race([playOut(scene, each, limits), hangs])
  } finally {
    clearTimeout(late)
  }
}

const playOut = async (
  scene: Scene,
  { screen, call: name, answer }: Case,
  limits: Limits,
): Promise<readonly string[] | null> => {
  const { browser, proxy, practice } = scene
  const call = screen.calls[name]!
  const address = newAddress()
  const page = await openTab(browser, screen.size, proxy.url, {
    address,
    reducedMotion: 'no-preference',
    ...limits.tab,
  })
  page.setDefaultTimeout(limits.calls)
  const faults: string[] = []
  onPageError(page, (message) => faults.push(`throws: ${message}`))
  const { counted, begin, refuse, intercept } = watch(page, call)
  const spoil = () => {
    begin()
    if (answer.isRefused) refuse()
    else proxy.spoil(address, call.row, answer)
  }
  try {
    const { path, session = {} } = await screen.open(practice)
    await beginWith(page, { session })
    if (screen.before) await screen.before(page)
    if (answer.isRefused) await intercept()
    if (!call.provoke) spoil()
    await page.goto(path, { waitUntil: 'commit' })
    // Before that nothing can be pressed or typed by a person: what is drawn is inert.
    if (call.fill || call.provoke) {
      await page.waitForLoadState('domcontentloaded')
      await page.locator('#root.drawn').waitFor({ state: 'detached' })
    }
    if (call.fill) await call.fill(page, practice)
    const filled = await valuesOf(page, call)
    if (call.provoke) {
      spoil()
      await call.provoke(page)
    }
    // What is asked for while it is typed was not filled in before.
    const before = filled.join('') === '' ? await valuesOf(page, call) : filled
    if (!(await until(() => counted.beganAt > 0, limits.calls))) faults.push('does not call')
    if (!(await until(() => counted.ended > 0, limits.spins))) faults.push('waits for ever')
    faults.push(...(await judge(page, call, answer, before, counted.beganAt, limits)))
  } catch (cause) {
    const words = await wordsOn(page).catch(() => 'nothing that could be read')
    faults.push(`cannot be played: ${cause instanceof Error ? cause.message : String(cause)}`, `showed ${words}`)
  } finally {
    await leaveTab(page, faults.length > 0)
  }
  const { hits, wasSpoilt } = proxy.heal(address)
  if (counted.refused + hits === 0) faults.push('was never given the bad answer')
  return answer.isRefused || wasSpoilt || hits === 0 || answer.isSlow ? faults : null
}
