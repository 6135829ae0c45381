import { useSyncExternalStore } from 'react'
import { markRoot } from './markRoot'

let open = 0
const listeners = new Set<() => void>()

const change = (by: number): void => {
  open += by
  for (const notify of listeners) notify()
}

/** A dialog opened; what is returned says that it closed. */
export const dialogOpened = (): (() => void) => {
  const unmark = markRoot('data-dialogs')
  change(1)
  return () => {
    unmark()
    change(-1)
  }
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
