import { fileURLToPath } from 'node:url'
import { Window } from 'happy-dom'
import type { ChatSdk } from '../../src/adapters/firestore/chatStore'

/** The browser's build of the database's library: Node's own speaks another protocol. */
const BROWSER_BUILD = fileURLToPath(
  new URL('../../node_modules/@firebase/firestore/dist/index.esm.js', import.meta.url),
)

/** Firebase's libraries as a browser has them, in Node. */
export const chatSdkInNode = async (): Promise<ChatSdk> => {
  const world = globalThis as { XMLHttpRequest?: unknown }
  world.XMLHttpRequest ??= new Window({ url: 'http://127.0.0.1/' }).XMLHttpRequest
  const [app, auth, store] = await Promise.all([
    import('firebase/app'),
    import('firebase/auth'),
    import(/* @vite-ignore */ BROWSER_BUILD) as Promise<typeof import('firebase/firestore')>,
  ])
  store.setLogLevel('silent')
  return { ...app, ...auth, ...store }
}
