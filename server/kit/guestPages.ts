import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Reader } from '../../src/core/app/personalPage'
import type { Width } from '../../src/core/kit/route'
import { timeLimit } from './timeLimit'

const compress = promisify(brotliCompress)
/** A page is made while somebody waits for it. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Milliseconds after which a page is drawn anew. */
const LASTS = 10_000
/** Milliseconds in which the one before may go out once more: the client takes over with what is so by then. */
const STALE = 300_000
/** Milliseconds after which a page goes out as it was drawn before, or as it was built. */
const AT_MOST = { again: timeLimit(50), first: timeLimit(500) }
/** Pages that are kept, and drawn at once. */
const KEPT = 200
const AT_ONCE = 4

/** What a page is drawn with: its address, calls as its reader makes them, the time in unix seconds, who reads it. */
interface PageRequest {
  readonly address: URL
  readonly fetch: typeof fetch
  readonly now: number
  readonly reader: Reader
}

/** Draws a page as the client draws it for somebody; null where they are shown another. */
export type RenderPage = (request: PageRequest) => Promise<string | null>

/** The part of the built client that draws pages outside a browser, loaded with the first page; null where it was not built. */
export const rendererOf = (file: string): RenderPage | null => {
  if (!existsSync(file)) return null
  let loaded: Promise<{ readonly renderPage: RenderPage }> | undefined
  return async (request) => {
    loaded ??= import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<{ readonly renderPage: RenderPage }>
    return (await loaded).renderPage(request)
  }
}

/** A page as it goes out. */
export interface RenderedPage {
  readonly html: string
  readonly compressed: Uint8Array<ArrayBuffer>
}

/** Stands before and behind what is drawn of a page, which the server draws anew with what stands on it now. */
export const DRAWN = '<!--drawn-->'
/** On the `html` element of a built page: who sees the same there as a guest. */
export const GUEST_ROLES = 'data-guest-roles'

interface Kept {
  readonly from: number
  readonly page: Promise<RenderedPage | null>
  /** As it was drawn before, where that is not long ago. */
  readonly before: RenderedPage | null
}

/** Styles of elements are set by the page's script: its policy allows none in markup. */
export const withoutStyles = (markup: string): string => markup.replaceAll(' style="', ' data-style="')

const documentWith = (html: string, markup: string, width: Width): string => {
  const [head = '', , end = ''] = html.split(DRAWN)
  const named = head.replace(GUEST_ROLES, `data-width="${width}" data-roles`)
  return `${named}<div id="root" class="drawn" data-whole>${withoutStyles(markup)}</div>${end}`
}

/** Draws a page as a guest sees it in a window of a width; null where there is nothing to show. */
type DrawForGuest = (address: URL, width: Width) => Promise<string | null>

/** Pages with what stands on them now, each drawn once for all who open it within seconds; null where there is none in time. */
export const guestPages = (render: DrawForGuest, failed: (error: unknown) => void) => {
  const kept = new Map<string, Kept>()
  let drawing = 0
  const draw = async (html: string, address: URL, width: Width): Promise<RenderedPage | null> => {
    drawing += 1
    try {
      const markup = await render(address, width)
      if (markup === null) return null
      const page = documentWith(html, markup, width)
      return { html: page, compressed: new Uint8Array(await compress(page, QUALITY)) }
    } catch (error) {
      failed(error)
      return null
    } finally {
      drawing -= 1
    }
  }
  return async (html: string, address: URL, width: Width): Promise<RenderedPage | null> => {
    const key = `${width} ${address.pathname}${address.search}`
    const known = kept.get(key)
    const age = performance.now() - (known?.from ?? -Infinity)
    if (known && age < LASTS) return inTime(known)
    const before = known && age < STALE ? ((await settled(known.page)) ?? known.before) : null
    if (drawing >= AT_ONCE) return before
    const drawn = { from: performance.now(), page: draw(html, address, width), before }
    kept.delete(key)
    kept.set(key, drawn)
    for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest)
    return inTime(drawn)
  }
}

const after = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds).unref()
  })

/** What a drawing came to; null while it is under way. */
const settled = (page: Kept['page']) => Promise.race([page, Promise.resolve(null)])

const inTime = async ({ page, before }: Kept): Promise<RenderedPage | null> =>
  (await Promise.race([page, after(before === null ? AT_MOST.first : AT_MOST.again)])) ?? before
