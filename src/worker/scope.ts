/** What happens in a service worker: its end can be put off. */
export interface Happening extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

export interface Fetching extends Happening {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}

export interface MessageEvent extends Happening {
  readonly data: unknown
}

interface Happenings {
  readonly install: Happening
  readonly activate: Happening
  readonly fetch: Fetching
  readonly message: MessageEvent
}

/** As much of a service worker's world as this one uses: the page's types do not know it. */
export interface WorkerScope {
  readonly caches: CacheStorage
  readonly location: { readonly origin: string }
  readonly clients: { readonly claim: () => Promise<void> }
  readonly skipWaiting: () => Promise<void>
  readonly fetch: typeof fetch
  readonly addEventListener: <Name extends keyof Happenings>(
    name: Name,
    handle: (event: Happenings[Name]) => void,
  ) => void
}
