import type { PushBrowser } from './firebase'
import type { HubParts } from './streamHub'

/** What of this browser push messaging depends on. */
export const pushBrowser = (): PushBrowser => ({
  origin: location,
  notifications: 'Notification' in globalThis ? Notification : undefined,
  workers: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
})

/** What of this browser the backend's stream depends on. */
export const streamBrowser = (
  fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init),
): Omit<HubParts, 'headers'> => ({
  fetch,
  locks: () => ('locks' in navigator ? navigator.locks : undefined),
  isHidden: () => document.hidden,
})
