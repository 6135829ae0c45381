import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { kitPage } from '../../server/dev/kit'
import { machinePages } from '../../server/dev/machines'
import { securityHeaders } from '../../server/kit/security'

const FOLDER = 'dist/dev'

/** The built pages for developers under the product's headers, without a practice behind them. */
export const serveDevPages = async (): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const app = new Hono()
  app.use('*', securityHeaders({ styles: [], scripts: [] }))
  app.route('/', kitPage(FOLDER))
  app.route('/', machinePages(FOLDER))
  app.get('/favicon.svg', (context) => context.body(null, 204))
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({
        url: `http://127.0.0.1:${port}`,
        close: () => new Promise((closed) => void server.close(() => closed())),
      }),
    )
  })
}
