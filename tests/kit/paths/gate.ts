import * as Schema from 'effect/Schema'
import type { Page, Request, Route } from 'playwright-core'
import { PERSONAL_PAGE } from '../../../src/core/app/personalPage'
import type { AnyEndpoint } from '../../../src/core/kit/endpoint'
import { type Failure, type Outcome, statusOf } from '../../../src/core/kit/outcome'
import { reportHeld } from '../browser'
import { WAITS_FOR } from '../limits'

/** A row of the contract, with the query that tells its calls apart. */
export interface Row {
  readonly endpoint: Pick<AnyEndpoint, 'method' | 'path' | 'output'> & Partial<Pick<AnyEndpoint, 'multipart'>>
  readonly query?: Readonly<Record<string, string>>
  /** Its answer is the value alone, without an envelope. */
  readonly isBare?: true
}

const patternOf = ({ path }: Row['endpoint']): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)

const isCallOf =
  ({ endpoint, query = {} }: Row) =>
  (route: Route): boolean => {
    const { pathname, searchParams } = new URL(route.request().url())
    return (
      route.request().method() === endpoint.method &&
      patternOf(endpoint).test(pathname) &&
      Object.entries(query).every(([name, value]) => searchParams.get(name) === value)
    )
  }

/** How the network or the server would refuse a call; a row may answer with what is there instead. */
const refuse = (route: Route, { kind, message, code, retryAfter, current }: Failure, row: Row): Promise<void> => {
  if (kind === 'offline' || kind === 'network' || kind === 'unreadable') return route.abort('connectionreset')
  if (kind === 'timeout') return route.abort('timedout')
  const status = statusOf[kind]
  const result: unknown = current === undefined ? {} : Schema.encodeUnknownSync(row.endpoint.output)(current)
  return route.fulfill({ status, json: { result, message, code, retryAfter, statusCode: status } })
}

/** Whether an answer reached the page: it was answered or refused, and did not give the call up before. */
const isTaken = async (request: Request): Promise<boolean> =>
  (await request.response()) !== null || request.failure()?.errorText !== 'net::ERR_ABORTED'

/** Holds a page's calls of these rows until somebody says how they end. */
export const gateOn = async <Name extends string>(page: Page, rows: Readonly<Record<Name, Row>>) => {
  const names = Object.keys(rows) as Name[]
  const held = new Map<Name, Route[]>(names.map((name) => [name, []]))
  const waiting = new Map<Name, (route: Route) => void>()
  // A call that is held is not given up, however long a busy machine takes until it is answered.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
    // What the server drew with its answers would stand in front of the page as long as a call is held.
    document.addEventListener('readystatechange', () => delete document.getElementById('root')?.dataset['whole'])
  })
  // The server draws pages with answers of its own; one that draws nothing lets the page begin with its skeleton.
  await page.route(`${PERSONAL_PAGE}/**`, (route) => route.fulfill({ status: 204 }))
  const isApi = (url: URL) => names.some((name) => patternOf(rows[name].endpoint).test(url.pathname))
  await page.route(isApi, async (route) => {
    const name = names.find((each) => isCallOf(rows[each])(route))
    // Another call of such a row: its answer tells the time of the model, as every other.
    if (name === undefined) return route.fallback()
    const wanted = waiting.get(name)
    waiting.delete(name)
    if (wanted) return wanted(route)
    held.get(name)?.push(route)
    reportHeld(page)
  })
  const next = (name: Name): Promise<Route> => {
    const first = held.get(name)?.shift()
    if (first) return Promise.resolve(first)
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`The page did not call ${name}`)), WAITS_FOR)
      waiting.set(name, (route) => {
        clearTimeout(late)
        resolve(route)
      })
    })
  }
  /** Ends the next call that the page still waits for; one it gave up meanwhile takes no answer. */
  const endNext = async (name: Name, answer: (route: Route) => Promise<void>): Promise<Request> => {
    const route = await next(name)
    await answer(route)
    return (await isTaken(route.request())) ? route.request() : endNext(name, answer)
  }
  return {
    /** Waits for the call, then lets the server answer it or refuses it. Returns what was sent. */
    end: async (name: Name, outcome: Outcome<unknown>): Promise<unknown> => {
      const request = await endNext(name, (route) =>
        outcome.ok ? route.continue() : refuse(route, outcome.failure, rows[name]),
      )
      return rows[name].endpoint.multipart ? null : (request.postDataJSON() as unknown)
    },
    /** Waits for the call, then answers it with the outcome's own value: what this practice never says, another may. */
    answer: async (name: Name, outcome: Outcome<unknown>): Promise<void> => {
      await endNext(name, (route) => {
        if (!outcome.ok) return refuse(route, outcome.failure, rows[name])
        const { value, message = '' } = outcome
        const result: unknown = Schema.encodeUnknownSync(rows[name].endpoint.output)(value)
        return route.fulfill({ json: rows[name].isBare ? result : { result, message, statusCode: 200 } })
      })
    },
  }
}

export type Gate<Name extends string> = Awaited<ReturnType<typeof gateOn<Name>>>
