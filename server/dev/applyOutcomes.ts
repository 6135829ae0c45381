import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { pathParams } from '../../src/core/kit/endpoint'
import { envelope, toResponse } from '../kit/answer'
import type { Row } from '../kit/room'
import { languageOf, textIn } from '../kit/texts'
import type { Ending, Outcomes } from './outcomes'

declare module 'hono' {
  interface ContextVariableMap {
    /** The row whose outcome was looked up. */
    decided: string | undefined
  }
}

/** The header by which an inspected tab names itself. */
export const TAB_HEADER = 'x-dev-tab'

/** Closes the connection without an answer. Without a connection, as in a test, the answer says so. */
const loseAnswer = (context: Context): Response => {
  const { incoming } = (context.env ?? {}) as { readonly incoming?: { readonly socket?: { destroy?: () => void } } }
  incoming?.socket?.destroy?.()
  return new Response(null, { status: 500, headers: { 'X-Lost': 'yes' } })
}

const refusal = (row: Row, context: Context, { status, code, wait }: Extract<Ending, { kind: 'status' }>): Response => {
  const text = code === null ? null : textIn(row.texts, code)
  const message = text?.[languageOf(context.req.header('language'))] ?? ''
  return toResponse(envelope(status, message, code ?? undefined, { retryAfter: wait ?? undefined }))
}

/** Ends the calls that a tester decided about as they decided; all others are answered as ever. */
export const applyOutcomes = (rows: readonly Row[], outcomes: Outcomes, sawTab: (tab: string) => void): Hono => {
  const app = new Hono()
  const endCall =
    (row: Row): MiddlewareHandler =>
    async (context, next) => {
      // Of two rows that an address fits, the one with the fewest parts to fill in answers.
      if (context.get('decided') !== undefined) return next()
      context.set('decided', row.name)
      const tab = context.req.header(TAB_HEADER) ?? null
      if (tab !== null) sawTab(tab)
      const ending = outcomes.take(row.name, tab)
      switch (ending?.kind) {
        case undefined:
          return next()
        case 'slow':
          await sleep(ending.seconds * 1000)
          return next()
        case 'lostBefore':
          return loseAnswer(context)
        case 'lostAfter':
          await next()
          context.res = undefined
          context.res = loseAnswer(context)
          return
        case 'status':
          return refusal(row, context, ending)
      }
    }
  for (const row of rows.toSorted((a, b) => pathParams(a.endpoint.path).length - pathParams(b.endpoint.path).length))
    app.on(row.endpoint.method, row.endpoint.path, endCall(row))
  return app
}
