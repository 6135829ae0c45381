import { existsSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'

const HOOK = '<script src="/dev/hook.js"></script>'

/** A tab opened with `?inspect`, and those of its browser that are loaded after it. */
const isInspected = (context: Context): boolean =>
  (context.req.header('accept') ?? '').includes('text/html') &&
  (context.req.query('inspect') !== undefined || getCookie(context, 'inspect') !== undefined)

/** The same request for an answer that can be changed: neither compressed nor left out as known. */
const plainRequest = ({ raw }: Context['req']): Request => {
  const headers = new Headers(raw.headers)
  for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) headers.delete(name)
  return new Request(raw, { headers })
}

/** `/dev/machines`, and the hook by which inspected tabs report to it: put into their pages before anything else runs. */
export const machinePages = (folder: string): Hono => {
  const app = new Hono()
  if (!existsSync(folder)) return app
  const files = serveStatic({
    root: folder,
    rewriteRequestPath: (path) => (path === '/dev/machines' ? '/machines.html' : path.replace(/^\/dev/, '')),
  })
  app.use('/dev/hook.js', files)
  app.use('/dev/machines', files)
  app.use('/dev/assets/*', files)
  app.get('*', async (context, next) => {
    if (context.req.path.startsWith('/dev/') || !isInspected(context)) return next()
    context.req.raw = plainRequest(context.req)
    await next()
    const { res } = context
    if (!(res.headers.get('content-type') ?? '').includes('text/html')) return
    const page = (await res.text()).replace('<head>', () => `<head>${HOOK}`)
    const headers = new Headers(res.headers)
    headers.delete('content-length')
    headers.set('Cache-Control', 'no-store')
    // Else the headers of the answer before, its length among them, are kept.
    context.res = undefined
    context.res = new Response(page, { status: res.status, headers })
  })
  return app
}
