import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { firefox as playwright } from 'playwright-core'
import { TIME_ZONE } from '../../../src/core/kit/timeZone'
import { FORWARDED, newAddress } from '../address'
import { arriving, sizes } from '../browser'
import { WAITS_FOR } from '../limits'
import { errorsOf, type OtherBrowser } from './otherBrowser'

const paths = [
  process.env['FIREFOX_PATH'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

const findFirefox = (): string | undefined => paths.find((path) => path !== undefined && existsSync(path))

interface Socket {
  readonly send: (message: string, ...more: unknown[]) => void
  readonly emit: (event: 'message', data: Buffer, isBinary: false) => void
}

/** What Playwright asks of every new session and Firefox ESR 153 does not know yet. */
const UNKNOWN = '"method":"emulation.setMediaFeaturesOverride"'

/** Answers the command that this Firefox lacks: without an answer no session opens. Goes when the ESR knows it. */
const answerUnknownCommand = (): void => {
  const { prototype } = (
    createRequire(import.meta.url)('playwright-core/lib/utilsBundle') as { ws: { prototype: { send: Socket['send'] } } }
  ).ws
  const { send } = prototype
  prototype.send = function (this: Socket, message, ...more) {
    if (typeof message !== 'string' || !message.includes(UNKNOWN)) return send.call(this, message, ...more)
    const { id } = JSON.parse(message) as { readonly id: number }
    const answer = Buffer.from(JSON.stringify({ type: 'success', id, result: {} }))
    setImmediate(() => this.emit('message', answer, false))
  }
}
let isAnswered = false

/** Firefox as it is released, over WebDriver BiDi. */
export const firefox: OtherBrowser = {
  name: 'Firefox',
  limits: 'no touch, no camera, times set at once and not by key',
  missing: () => (findFirefox() === undefined ? 'Firefox (Debian: apt-get install firefox-esr)' : null),
  open: async (baseURL, size) => {
    if (!isAnswered) answerUnknownCommand()
    isAnswered = true
    const browser = await playwright.launch({
      channel: 'moz-firefox',
      executablePath: findFirefox()!,
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    })
    const context = await browser.newContext({
      baseURL,
      viewport: sizes[size],
      timezoneId: TIME_ZONE,
      extraHTTPHeaders: { [FORWARDED]: newAddress() },
    })
    context.setDefaultTimeout(WAITS_FOR)
    await context.addInitScript(
      () => self === top && origin !== 'null' && sessionStorage.setItem('locationAsked', 'yes'),
    )
    const page = arriving(await context.newPage())
    return { page, size, errors: errorsOf(page), close: () => browser.close() }
  },
}
