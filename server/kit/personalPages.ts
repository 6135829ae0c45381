import { Hono } from 'hono'
import * as Schema from 'effect/Schema'
import { DRAWN_WITH, PERSONAL_PAGE, type Reader } from '../../src/core/app/personalPage'
import { widths } from '../../src/core/kit/route'
import { languageCodes } from '../../src/core/language/languages'
import { describeDefect, type Logger } from './logging'
import { withoutStyles } from './guestPages'
import type { Serving } from './serve'

/** Draws a page as somebody sees it; null where there is nothing to show. */
export type DrawPage = (address: URL, reader: Reader) => Promise<string | null>

/** Pages that are drawn at once: whoever comes beside them keeps what is drawn for all. */
const AT_ONCE = 4

const Entries = Schema.Struct({
  ...Object.fromEntries(DRAWN_WITH.map((key) => [key, Schema.optionalKey(Schema.String)])),
  token: Schema.String,
})
const isReader = Schema.is(
  Schema.Struct({ session: Entries, language: Schema.Literals(languageCodes), width: Schema.Literals(widths) }),
)

const NOTHING = { 'Cache-Control': 'no-store' } as const

/**
 * A page as whoever asks sees it, which the client hydrates once its scripts are there: 204 where there is none,
 * 401 for whom nobody knows. It shows what that person's own calls are answered, and is kept nowhere.
 */
export const servePersonalPages = ({ db, clock, findCaller }: Serving, draw: DrawPage, log: Logger): Hono => {
  const app = new Hono()
  let drawing = 0
  app.post(`${PERSONAL_PAGE}/*`, async (context) => {
    const reader: unknown = await context.req.json().catch(() => null)
    if (!isReader(reader)) return context.body(null, 400, NOTHING)
    const caller = await findCaller(db, reader.session.token, context.req.header('deviceid') ?? null, clock.now())
    if (caller.role === null || caller.isBlocked) return context.body(null, 401, NOTHING)
    if (drawing >= AT_ONCE) return context.body(null, 204, NOTHING)
    drawing += 1
    try {
      const asked = new URL(context.req.url)
      const markup = await draw(new URL(asked.pathname.slice(PERSONAL_PAGE.length) + asked.search, asked), reader)
      return markup === null ? context.body(null, 204, NOTHING) : context.html(withoutStyles(markup), 200, NOTHING)
    } catch (error) {
      log.error({ defect: describeDefect(error) }, 'a page was not drawn')
      return context.body(null, 204, NOTHING)
    } finally {
      drawing -= 1
    }
  })
  return app
}
