import { useSyncExternalStore } from 'react'

let open = 0
const listeners = new Set<() => void>()

const change = (by: number): void => {
  open += by
  document.documentElement.toggleAttribute('data-dialogs', open > 0)
  for (const notify of listeners) notify()
}

/** A dialog opened; what is returned says that it closed. */
export const dialogOpened = (): (() => void) => {
  change(1)
  return () => change(-1)
}

/** How many dialogs are open over the page. */
export const useOpenDialogs = (): number =>
  useSyncExternalStore(
    (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    () => open,
    () => 0,
  )
