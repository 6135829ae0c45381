import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { type RouteName, routeOf, routes } from '../../src/core/app/routes'
import type { Width } from '../../src/core/kit/route'
import { GUEST_ROLES, type RenderedPage } from './guestPages'
import { type InlineHashes, inlineHashesOf } from './security'

/** The built client. */
export interface ClientPages {
  readonly folder: string
  /** Answers an address whose page was not built. */
  readonly shell: string | null
  readonly inline: InlineHashes
  /** Built pages that the server completes, by their address. */
  readonly completed: ReadonlyMap<string, string>
}

/** Completes a built page with what stands on it now for a guest; null where it goes out as it was built. */
export type CompletePage = (html: string, address: URL, width: Width) => Promise<RenderedPage | null>

export const readClient = (folder: string): ClientPages => {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const html = files.filter((file) => file.endsWith('.html')).map((file) => ({ file, text: textOf(folder, file) }))
  return {
    folder,
    shell: html.find(({ file }) => file === 'shell.html')?.text ?? null,
    inline: inlineHashesOf(html.map(({ text }) => text)),
    completed: new Map(
      html
        .filter(({ text }) => text.includes(GUEST_ROLES))
        .map(({ file, text }) => [`/${dirname(file)}`, text] as const),
    ),
  }
}

/** The file of a route's page; what stands where there is none has a name that no address has. */
export const builtFileOf = (route: RouteName): string =>
  route === 'notFound' ? 'not-found.html' : join(routes[route].path, 'index.html')

const textOf = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8')

/** Pages and files of the built client, and for every other address a browser opens the page of its route. */
export const servePages = (client: ClientPages, complete: CompletePage | null, personal: Hono | null): Hono => {
  const app = new Hono()
  if (complete !== null) app.use('*', completedOf(client, complete))
  if (personal !== null) app.route('/', personal)
  if (existsSync(client.folder)) app.use('*', filesOf(client.folder))
  app.get('*', async (context, next) => {
    if (client.shell === null || !isNavigation(context)) return next()
    const route = routeOf(context.req.path)
    const status = route === 'notFound' ? 404 : 200
    const built = serveStatic({ root: client.folder, precompressed: true, path: builtFileOf(route) })
    const page = await built(context, () => Promise.resolve())
    if (!(page instanceof Response)) return context.html(client.shell, status, { 'Cache-Control': 'no-cache' })
    page.headers.set('Cache-Control', 'no-cache')
    return new Response(page.body, { status, headers: page.headers })
  })
  return app
}

const HASHED = /^\/assets\/.*-[\w-]{8,}\.\w+$/

const filesOf = (root: string): MiddlewareHandler => {
  const files = serveStatic({ root, precompressed: true })
  return async (context, next) => {
    const file = await files(context, next)
    const forEver = HASHED.test(context.req.path)
    if (!(file instanceof Response)) return
    file.headers.set('Cache-Control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
    return file
  }
}

const completedOf =
  ({ completed }: ClientPages, complete: CompletePage): MiddlewareHandler =>
  async (context, next) => {
    const html = completed.get(context.req.path.replace(/(.)\/$/, '$1'))
    const page =
      html !== undefined && isNavigation(context)
        ? await complete(html, new URL(context.req.url), widthOf(context))
        : null
    if (page === null) return next()
    const headers = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding, Sec-CH-UA-Mobile, User-Agent' }
    return /\bbr\b/.test(context.req.header('accept-encoding') ?? '')
      ? context.body(page.compressed, 200, {
          ...headers,
          'Content-Encoding': 'br',
          'Content-Type': 'text/html; charset=UTF-8',
        })
      : context.html(page.html, 200, headers)
  }

/** A guess at the window before anything is known of it; the client renders again what is otherwise there. */
const widthOf = (context: Context): Width => {
  const isMobile = context.req.header('sec-ch-ua-mobile') ?? (context.req.header('user-agent') ?? '').includes('Mobi')
  return isMobile === '?1' || isMobile === true ? 'phone' : 'desktop'
}

const isNavigation = (context: Context): boolean => (context.req.header('accept') ?? '').includes('text/html')
