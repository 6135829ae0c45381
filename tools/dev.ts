import 'temporal-polyfill/global'
import { fileURLToPath } from 'node:url'
import { createServer as createVite, type Plugin } from 'vite'
import { configurationOf } from '../server/config/configuration'
import { devLayer } from '../server/dev/dev'
import { startFirestore } from '../server/dev/firestore/standIn'
import { startServer } from '../server/main'
import { buildDevPages, DEV_PAGES } from './buildDevPages'
import { readUsage } from './usage.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const OURS = /^\/(?:user-service|doctor-service|booking-service|media|gateway|dev|healthz)(?:[/.?]|$)/

/** The hook of `/dev/machines` is put into every page and decides itself whether the tab is inspected. */
const withHook: Plugin = {
  name: 'hook',
  transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/dev/hook.js' }, injectTo: 'head-prepend' }],
}

const FIRESTORE = '--firestore'
readUsage(
  `npm run dev [-- ${FIRESTORE}]

Starts the backend with Vite's development server in front of it, with the variables of npm start. With ${FIRESTORE} chats
are copied into a stand-in for Firebase on this machine, to which clients listen as they do in production.`,
  (argument) => argument === FIRESTORE,
)
process.chdir(root)
await buildDevPages()

const google = process.argv.includes(FIRESTORE) ? await startFirestore() : null

/** The backend and Vite's development server at one origin. */
const server = await startServer({
  ...configurationOf({ ...process.env, NODE_ENV: 'development' }),
  ...(google !== null && { firebase: google.firebase, firebaseAccount: google.account }),
  notify: (step) => console.log(step),
  dev: devLayer(DEV_PAGES),
  before: async (backend, http) => {
    const vite = await createVite({
      root,
      appType: 'spa',
      plugins: [withHook],
      server: { middlewareMode: true, hmr: { server: http } },
    })
    return (request, response) =>
      OURS.test(request.url ?? '/') ? backend(request, response) : vite.middlewares(request, response)
  },
})
const stop = async (): Promise<void> => {
  await server.close()
  await google?.close()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
console.log(`Ready at ${server.url}, login codes at ${server.url}/dev/outbox`)
