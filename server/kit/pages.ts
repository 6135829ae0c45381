import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { routeOf } from '../../src/core/app/routes'
import { type InlineHashes, inlineHashesOf } from './security'

/** The built client. */
export interface ClientPages {
  readonly folder: string
  /** Answers an address of the product that has no page of its own. */
  readonly shell: string | null
  readonly inline: InlineHashes
}

export const readClient = (folder: string): ClientPages => {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const html = files.filter((file) => file.endsWith('.html')).map((file) => ({ file, text: textOf(folder, file) }))
  return {
    folder,
    shell: html.find(({ file }) => file === 'shell.html')?.text ?? null,
    inline: inlineHashesOf(html.map(({ text }) => text)),
  }
}

const textOf = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8')

/** Pages and files of the built client, and the shell for every other address a browser opens. */
export const servePages = (client: ClientPages): Hono => {
  const app = new Hono()
  if (existsSync(client.folder)) app.use('*', filesOf(client.folder))
  app.get('*', async (context, next) => {
    if (client.shell === null || !isNavigation(context)) return next()
    const status = routeOf(context.req.path) === 'notFound' ? 404 : 200
    return context.html(client.shell, status, { 'Cache-Control': 'no-cache' })
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

const isNavigation = (context: Context): boolean => (context.req.header('accept') ?? '').includes('text/html')
