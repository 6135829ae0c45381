/** Addresses of the parts of the app this page has loaded so far. */
const loadedParts = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

/**
 * Registers the worker that opens the app without a network, where the browser has workers and the app is built.
 * The page that brings it loaded its parts before it: the worker is told to keep those as well.
 */
export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || ![...document.scripts].some(({ src }) => src.includes('/assets/'))) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'keep', paths: loadedParts() })
  } catch {
    // Without a worker the app works as ever, with a network.
  }
}
