/** Milliseconds a page was away after which its line is looked at. */
const ASLEEP = 5000

/** What browsers say of the kind of a connection, where they do. */
interface NetworkInformation extends EventTarget {
  readonly type?: string
}

/**
 * Tells when a line may have broken without a sign of its own: the network is back or another one, or the page was away
 * for longer than five seconds. Returns its stop.
 */
export const onLineBack = (on: () => void): (() => void) => {
  const ending = new AbortController()
  const { signal } = ending
  let hiddenAt: number | null = null
  const seen = () => {
    if (document.hidden) hiddenAt = performance.now()
    else if (hiddenAt !== null && performance.now() - hiddenAt > ASLEEP) on()
  }
  addEventListener('online', on, { signal })
  document.addEventListener('visibilitychange', seen, { signal })
  if ('connection' in navigator) (navigator.connection as NetworkInformation).addEventListener('change', on, { signal })
  return () => ending.abort()
}
