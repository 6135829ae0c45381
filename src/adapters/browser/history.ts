import { navigate } from 'wouter/use-browser-location'

/** An address of the browser and the state that travels with it. */
export interface Address {
  readonly pathname: string
  readonly search: string
  readonly state: unknown
}

/** The address of now. */
export const here = (): Address => ({
  pathname: location.pathname,
  search: location.search,
  state: history.state as unknown,
})

export type AddressChange = 'stay' | 'push' | 'replace' | 'traverse'

// wouter makes the history announce its pushes and replaces as events of these names
const changes = { popstate: 'traverse', pushState: 'push', replaceState: 'replace' } as const

/** Listens to the address: now, and at every push, replace and step back or forward. Returns its stop. */
export const onAddress = (on: (address: Address, how: AddressChange) => void): (() => void) => {
  const stops = Object.entries(changes).map(([event, how]) => {
    const notify = () => on(here(), how)
    addEventListener(event, notify)
    return () => removeEventListener(event, notify)
  })
  on(here(), 'stay')
  return () => stops.forEach((stop) => stop())
}

/** Goes to an address of the app; going where one already is, without anything new to tell, does nothing. */
export const goTo = (to: string, options: { state?: object; replace?: boolean }): void => {
  if (options.state === undefined && to === location.pathname + location.search) return
  navigate(to, { state: options.state ?? null, replace: options.replace ?? false })
}

/** An entry of the history: the names of its query that are set or, where they are null, taken out, and its state. */
export interface Entry {
  readonly query: Readonly<Record<string, string | null>>
  readonly state: object
}

const pathWith = (query: Entry['query']): string => {
  const params = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === '') params.delete(name)
    else params.set(name, value)
  }
  const text = params.toString()
  return text === '' ? location.pathname : `${location.pathname}?${text}`
}

/**
 * Writes an entry of the history for the page that is open; false where there is nothing new to write. The prototype's
 * methods are called, because wouter announces calls of the history's own as navigation, and this is none.
 */
export const writeEntry = ({ query, state }: Entry, how: 'push' | 'replace'): boolean => {
  const path = pathWith(query)
  const isWritten = path === location.pathname + location.search && isSame(state, history.state)
  if (how === 'replace' && isWritten) return false
  const write = how === 'push' ? History.prototype.pushState : History.prototype.replaceState
  write.call(history, state, '', path)
  return true
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Milliseconds after which going back counts as over, where the browser does not say so. */
const GOES_BACK = 1000

/** Goes back over so many entries. Ends when the browser is there. */
export const goBack = (entries: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(late)
      removeEventListener('popstate', end)
      resolve()
    }
    const late = setTimeout(end, GOES_BACK)
    addEventListener('popstate', end)
    history.go(-entries)
  })
