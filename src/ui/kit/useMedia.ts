import { createContext, use, useSyncExternalStore } from 'react'

const queries = {
  phone: '(max-width: 599.98px)',
  desktop: '(min-width: 1191px)',
} as const

/** Whether what is inside stands in a column as narrow as a phone, whatever the window is. */
export const Narrow = createContext(false)

/** Whether the window is a phone's or a desktop's; a tablet is neither. */
export const useMedia = (name: keyof typeof queries): boolean => {
  const isNarrow = use(Narrow)
  const matches = useSyncExternalStore(
    (notify) => {
      const query = matchMedia(queries[name])
      query.addEventListener('change', notify)
      return () => query.removeEventListener('change', notify)
    },
    () => matchMedia(queries[name]).matches,
    // The server draws for a width; where it is another, React renders again what differs.
    () => matchMedia(queries[name]).matches,
  )
  return isNarrow ? name === 'phone' : matches
}
