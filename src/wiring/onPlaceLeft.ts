import type { App } from './ports'

/** Tells, once, that the person went to another place, whatever way; steps of a page are not another. Returns its stop. */
export const onPlaceLeft = (app: App, left: () => void): (() => void) => {
  const key = app.getSnapshot().context.place?.key
  const watching = app.subscribe(({ context: { place } }) => {
    if (place?.key === key) return
    watching.unsubscribe()
    left()
  })
  return () => watching.unsubscribe()
}
