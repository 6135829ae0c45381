import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { joinRoomPath } from '../../src/core/app/links'
import type { Language } from '../../src/core/language/languages'
import { beginWith, type Size, type TabOptions } from './browser'
import type { Product } from './inBrowser'
import { entriesOf, type Session } from './patients'
import type { Visit } from './visits'

/**
 * Milliseconds that a call of several browsers may take. Nothing in it has a bound of its own: a machine that codes
 * pictures for all of them beside other work takes as long as it takes.
 */
export const CALL_LASTS = 300_000

/** Allows the browser both devices, which show and play something by themselves. */
export const DEVICES = { permissions: ['camera', 'microphone'] } as const satisfies TabOptions

interface Coming extends TabOptions {
  readonly language?: Language
  /** Done with the tab before it opens. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** Somebody with camera and microphone comes to an address. */
export const comeTo = async (
  product: Product,
  { storage }: Session,
  size: Size,
  path: string,
  { language, prepare, ...more }: Coming = {},
): Promise<Page> => {
  const page = await product.open(size, { ...DEVICES, ...more })
  page.setDefaultTimeout(CALL_LASTS)
  await watchConnections(page)
  if (language) await page.addInitScript((code) => localStorage.setItem('lang', code), language)
  await prepare?.(page)
  await beginWith(page, { session: { ...entriesOf(storage), locationAsked: 'yes' } })
  await page.goto(path)
  return page
}

/** Somebody comes to the door of a call. */
export const comeToCall = (
  product: Product,
  session: Session,
  size: Size,
  { bookingId }: Pick<Visit, 'bookingId'>,
  more: Coming = {},
): Promise<Page> => comeTo(product, session, size, joinRoomPath(bookingId), more)

/** What is done in a call, in any language. */
export const controlsOf = (page: Page): Locator => page.locator('[role=toolbar]')

/** Agrees where that is asked, and enters the room. */
export const join = async (page: Page): Promise<void> => {
  const agrees = page.getByRole('button', { name: 'I agree and join' })
  const enter = page.getByRole('button', { name: /^Join (?:now|without camera)$/ })
  await agrees.or(enter).waitFor()
  if (await agrees.isVisible()) {
    await page.getByRole('checkbox', { name: 'I agree to a consultation by video' }).check()
    await agrees.click()
  } else await enter.click()
  await controlsOf(page).waitFor()
}

/** Staff end the call for everybody. */
export const endForAll = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'End for all' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End for all' }).click()
}

interface Watched {
  readonly made: RTCPeerConnection[]
}

/** Keeps the connections of a page, for what only they know. */
const watchConnections = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const made: RTCPeerConnection[] = []
    const Original = RTCPeerConnection
    const watched = {
      made,
      RTCPeerConnection: class extends Original {
        constructor(config?: RTCConfiguration) {
          super(config)
          made.push(this)
        }
      },
    }
    Object.assign(window, watched satisfies Watched & object)
  })

/** How each connection of a page stands, the last one last. */
export const connectionsOf = (page: Page): Promise<readonly RTCPeerConnectionState[]> =>
  page.evaluate(() => (window as unknown as Watched).made.map(({ connectionState }) => connectionState))

/** The name of the way that both ends of the last connection of a page agreed on; another one once that was looked for. */
export const wayOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { currentLocalDescription: agreed } = (window as unknown as Watched).made.at(-1)!
    return /a=ice-ufrag:(\S+)/.exec(agreed?.sdp ?? '')?.[1]
  })

/** The last connection of a page is gone, as where a network changes: the browser of the other end notices it. */
export const loseConnection = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as Watched).made.at(-1)!.close())

/** Whether pictures were decoded and packets of sound came over the last connection. */
const received = (page: Page) =>
  page.evaluate(async () => {
    const found = { frames: 0, packets: 0 }
    for (const report of (await (window as unknown as Watched).made.at(-1)?.getStats())?.values() ?? []) {
      if (report.type !== 'inbound-rtp') continue
      if (report.kind === 'video') found.frames += report.framesDecoded ?? 0
      if (report.kind === 'audio') found.packets += report.packetsReceived ?? 0
    }
    // The first may be one that stays.
    return { picture: found.frames > 2, sound: found.packets > 2 }
  })

/** Each sees and hears the other: pictures and sound come and go on coming. */
export const expectMediaBothWays = async (pages: readonly Page[]): Promise<void> => {
  await expect
    .poll(() => Promise.all(pages.map(received)), { timeout: CALL_LASTS })
    .toEqual(pages.map(() => ({ picture: true, sound: true })))
}

/** How many of the others are seen. */
export const facesOn = (page: Page): Promise<number> =>
  page
    .locator('video:not([data-mirrored]):not([hidden])')
    .evaluateAll((all) => all.filter((each) => (each as HTMLVideoElement).videoWidth > 0).length)

/** So many of the others are seen by each. */
export const seeFaces = async (pages: readonly Page[], others: number): Promise<void> => {
  await expect.poll(() => Promise.all(pages.map(facesOn)), { timeout: CALL_LASTS }).toEqual(pages.map(() => others))
}
