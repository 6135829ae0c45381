import { existsSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** The page frames itself at the width of a phone, a tablet and a desktop; its sample pictures and documents are data. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; frame-src 'self' data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

/** `/dev/kit`: every part of the kit in all its states. */
export const kitPage = (folder: string): Hono => {
  const app = new Hono()
  if (!existsSync(folder)) return app
  app.use('/dev/kit', async (context, next) => {
    await next()
    context.header('Content-Security-Policy', POLICY)
  })
  app.use('/dev/kit', serveStatic({ root: folder, rewriteRequestPath: () => '/kit.html' }))
  return app
}
