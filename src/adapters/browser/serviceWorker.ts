/** Addresses of the parts of the app among what was loaded. */
const partsOf = (loaded: readonly PerformanceEntry[]): readonly string[] =>
  loaded
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

/**
 * Registers the worker that opens the app without a network, where the browser has workers and the app is built.
 * The page that brings it loads parts before it and while it takes over: the worker is told to keep those as well.
 */
export const registerServiceWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || ![...document.scripts].some(({ src }) => src.includes('/assets/'))) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    const keep = (loaded: PerformanceObserverEntryList) =>
      active?.postMessage({ type: 'keep', paths: partsOf(loaded.getEntries()) })
    new PerformanceObserver(keep).observe({ type: 'resource', buffered: true })
  } catch {
    // Without a worker the app works as ever, with a network.
  }
}
