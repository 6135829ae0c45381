import 'temporal-polyfill/global'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer as createVite } from 'vite'
import { configurationOf } from '../server/config/configuration'
import { startServer } from '../server/main'

const root = fileURLToPath(new URL('..', import.meta.url))
const OURS = /^\/(?:user-service|doctor-service|booking-service|media|gateway|dev\/outbox|healthz)(?:[/.?]|$)/

/** The backend and Vite's development server at one origin. */
const server = await startServer({
  ...configurationOf({ ...process.env, NODE_ENV: 'development' }, { dataDir: join(root, '.data') }),
  notify: (step) => console.log(step),
  before: async (backend, http) => {
    const vite = await createVite({ root, appType: 'spa', server: { middlewareMode: true, hmr: { server: http } } })
    return (request, response) =>
      OURS.test(request.url ?? '/') ? backend(request, response) : vite.middlewares(request, response)
  },
})
const stop = async (): Promise<void> => {
  await server.close()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
console.log(`Ready at ${server.url}, login codes at ${server.url}/dev/outbox`)
