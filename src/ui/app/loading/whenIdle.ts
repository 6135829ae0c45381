/** Milliseconds after which it is not put off any more: a browser that draws no frame may never call itself idle. */
const AT_MOST = 1000

/** After the first paint, when nothing else is to be done; Safari has no idle callback. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: AT_MOST })
  else setTimeout(work, 200)
}
