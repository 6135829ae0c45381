import { isInApp } from '../core/app/routes'
import type { WorkerScope } from './scope'

/** Written by the build: which version this is, and what it needs to open without a network. */
export interface Shell {
  readonly version: string
  readonly paths: readonly string[]
}

const PREFIX = 'spine-care-'
/** The page that opens any address of the app. */
export const SHELL_PAGE = '/shell.html'
/** Milliseconds a page may keep a person waiting who could have the app at once. */
const shellTimeoutMs = 8000

/**
 * Opens the app without a network. Pages come from the network whenever it answers, so the app is never old;
 * parts of the app carry their version in their name and come from the cache. Answers of the server are never kept.
 */
export const keepShell = (scope: WorkerScope, { version, paths }: Shell): void => {
  const { caches } = scope
  const mine = () => caches.open(`${PREFIX}${version}`)
  const isPart = ({ origin, pathname }: URL) => origin === scope.location.origin && pathname.startsWith('/assets/')

  /** The parts of this version and, for tabs that still run it, of the one before. */
  const forgetOldVersions = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
    const old = names.filter((name) => name !== `${PREFIX}${version}`).slice(0, -1)
    await Promise.all(old.map((name) => caches.delete(name)))
  }

  const part = async (request: Request): Promise<Response> => {
    const kept = await caches.match(request)
    if (kept) return kept
    const response = await scope.fetch(request)
    if (response.ok) await (await mine()).put(request, response.clone())
    return response
  }

  const late = (shell: Response): Promise<Response> =>
    new Promise((resolve) => {
      setTimeout(() => resolve(shell.clone()), shellTimeoutMs)
    })

  const page = async (request: Request): Promise<Response> => {
    const shell = await (await mine()).match(SHELL_PAGE)
    if (!shell) return scope.fetch(request)
    return Promise.race([scope.fetch(request).catch(() => shell.clone()), late(shell)])
  }

  scope.addEventListener('install', (event) => {
    const keep = async () => {
      await (await mine()).addAll([SHELL_PAGE, ...paths])
      await scope.skipWaiting()
    }
    event.waitUntil(keep())
  })
  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([forgetOldVersions(), scope.clients.claim()]))
  })
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const url = new URL(request.url)
    if (request.method !== 'GET') return
    if (isPart(url)) event.respondWith(part(request))
    else if (request.mode === 'navigate' && isInApp(url.pathname)) event.respondWith(page(request))
  })
  scope.addEventListener('message', (event) => {
    const { type, paths: loaded } = event.data as { readonly type?: unknown; readonly paths?: unknown }
    if (type !== 'keep' || !Array.isArray(loaded)) return
    const parts = loaded.filter((path): path is string => typeof path === 'string' && path.startsWith('/assets/'))
    const keep = async () => {
      const cache = await mine()
      // Each by itself, once: `addAll` keeps nothing of a list that names a part twice, or one that is gone.
      await Promise.allSettled([...new Set(parts)].map(async (path) => (await cache.match(path)) ?? cache.add(path)))
    }
    event.waitUntil(keep())
  })
}
