import { useEffect, useSyncExternalStore } from 'react'

type Open = () => void

let opener: Open | null = null
const watchers = new Set<() => void>()
const put = (next: Open | null) => {
  opener = next
  for (const changed of watchers) changed()
}
const watch = (changed: () => void) => {
  watchers.add(changed)
  return () => void watchers.delete(changed)
}

/** A page that looks for something of its own says how that is opened: the lens stands in the bar above it. */
export const useOwnSearch = (open: Open): void =>
  useEffect(() => {
    put(open)
    return () => {
      if (opener === open) put(null)
    }
  }, [open])

/** How the search of the open page is opened; null where it has none. */
export const usePageSearch = (): Open | null =>
  useSyncExternalStore(
    watch,
    () => opener,
    () => null,
  )
