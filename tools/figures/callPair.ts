import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { followBookings } from '../../server/chat/conversation.store'
import { systemClock } from '../../server/kit/clock'
import { joinRoomPath } from '../../src/core/app/links'
import { beginWith, openTab, type Size, startBrowser } from '../../tests/kit/browser'
import { callNow, type CallNow } from '../../tests/kit/calls'
import { entriesOf, newPatient, type Session, sessionOf } from '../../tests/kit/patients'
import { serve, type Served } from '../../tests/kit/served'

const DOCTOR = '9000000002'

/** What the pages of a call note of themselves, by their own clock, which is the one of this machine. */
interface Noted {
  pressedAt: number
  frameAt: number
  made: RTCPeerConnection[]
}

/** Keeps the connections of a page, and when after a press the first picture of the other end was decoded. */
const note = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const noted: Noted = { pressedAt: 0, frameAt: 0, made: [] }
    const Original = RTCPeerConnection
    Object.assign(window, {
      noted,
      RTCPeerConnection: class extends Original {
        constructor(config?: RTCConfiguration) {
          super(config)
          noted.made.push(this)
        }
      },
    })
    let looking = 0
    const look = async (press: number): Promise<void> => {
      for (const report of (await noted.made.at(-1)?.getStats())?.values() ?? [])
        if (report.type === 'inbound-rtp' && report.kind === 'video' && report.framesDecoded > 0)
          return void (noted.frameAt ||= Date.now())
      // After another press it is that one that is looked after.
      if (press === looking) setTimeout(() => void look(press), 20)
    }
    addEventListener(
      'click',
      () => {
        noted.pressedAt = Date.now()
        noted.frameAt = 0
        looking += 1
        void look(looking)
      },
      { capture: true },
    )
  })

/** Pictures of the other end that a page has decoded over its last connection. */
export const framesOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { noted } = window as unknown as { noted: Noted }
    let frames = 0
    for (const report of (await noted.made.at(-1)?.getStats())?.values() ?? [])
      if (report.type === 'inbound-rtp' && report.kind === 'video') frames += report.framesDecoded ?? 0
    return frames
  })

/** Asks again and again until it is so; how many milliseconds that took, or null where it was not in time. */
export const until = async (isSo: () => Promise<boolean>, within: number): Promise<number | null> => {
  const from = performance.now()
  while (performance.now() - from < within) {
    if (await isSo().catch(() => false)) return performance.now() - from
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return null
}

/** Milliseconds in which two who come into a room see each other at the latest, for what is not measured. */
const MEETS_WITHIN = 25_000

export interface CallPair {
  readonly served: Served
  readonly patient: Session
  readonly doctor: Session
  /** A visit by video whose time is now, with its chat. */
  readonly visit: () => Promise<CallNow>
  /** A tab of somebody, in a browser of their own: through another address than the server's, or beside another of theirs. */
  readonly tab: (
    session: Session,
    size: Size,
    more?: { readonly url?: string; readonly beside?: Page | undefined },
  ) => Promise<Page>
  readonly close: () => Promise<void>
}

/** A patient and the doctor, each in a Chromium of their own whose camera and microphone are made up. */
export const callPair = async (): Promise<CallPair> => {
  const served = await serve()
  const browsers = new Map<Session, Browser>()
  const contexts: BrowserContext[] = []
  const patient = await newPatient(served)
  const doctor = await sessionOf(served, DOCTOR)
  for (const each of [patient, doctor]) browsers.set(each, await startBrowser())
  return {
    served,
    patient,
    doctor,
    visit: async () => {
      const call = await callNow({ db: served.db, clock: systemClock }, { account: patient.login.userId })
      await followBookings(served.db, [call.bookingId], systemClock.now())
      return call
    },
    tab: async (session, size, { url = served.url, beside } = {}) => {
      const page = beside
        ? await beside.context().newPage()
        : await openTab(browsers.get(session)!, size, url, { permissions: ['camera', 'microphone'] })
      contexts.push(page.context())
      await note(page)
      await beginWith(page, { session: { ...entriesOf(session.storage), locationAsked: 'yes' } })
      return page
    },
    close: async () => {
      for (const context of contexts) await context.close()
      for (const browser of browsers.values()) await browser.close()
      await served.close()
    },
  }
}

/** What is pressed at the door: of a patient it says that they agree as well. */
const wayIn = (page: Page): Locator =>
  page.getByRole('button', { name: /^(?:Join now|Join without camera|I agree and join)$/ })

/** Goes to the door of a call, and agrees where that is asked. */
export const goToDoor = async (page: Page, { bookingId }: CallNow): Promise<void> => {
  await page.goto(joinRoomPath(bookingId))
  const agree = page.getByRole('checkbox', { name: 'I agree to a consultation by video' })
  const join = wayIn(page)
  if ((await until(() => join.isVisible(), MEETS_WITHIN)) === null)
    throw new Error(`There is no way in: ${await page.locator('body').innerText()}`)
  if ((await agree.count()) > 0) await agree.check()
}

/** Goes in; milliseconds until the first picture of whoever is there already, null where none came. */
export const goIn = async (page: Page, isAlone: boolean): Promise<number | null> => {
  await wayIn(page).click()
  await page.getByRole('toolbar', { name: 'Call controls' }).waitFor({ timeout: MEETS_WITHIN })
  if (isAlone) return null
  const noted = () =>
    page.evaluate(() => {
      const { pressedAt, frameAt } = (window as unknown as { noted: Noted }).noted
      return frameAt === 0 ? null : frameAt - pressedAt
    })
  await until(async () => (await noted()) !== null, MEETS_WITHIN)
  return noted()
}

/** Both are in the call of a visit and see each other. */
export const meet = async (pages: readonly [Page, Page], call: CallNow): Promise<void> => {
  const [his, hers] = pages
  await goToDoor(his, call)
  await goIn(his, true)
  await goToDoor(hers, call)
  await goIn(hers, false)
  for (const page of pages) await until(async () => (await framesOf(page)) > 5, MEETS_WITHIN)
}
