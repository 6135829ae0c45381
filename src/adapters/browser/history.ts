import { navigate } from 'wouter/use-browser-location'

/** An address of the browser and the state that travels with it. */
export interface Address {
  readonly pathname: string
  readonly search: string
  readonly state: unknown
}

const here = (): Address => ({
  pathname: location.pathname,
  search: location.search,
  state: history.state as unknown,
})

/** Listens to the address: now, and at every push, replace and step back. Returns its stop. */
export const onAddress = (on: (address: Address) => void): (() => void) => {
  const notify = () => on(here())
  // wouter makes the history announce its pushes and replaces as events of these names
  const events = ['popstate', 'pushState', 'replaceState'] as const
  for (const event of events) addEventListener(event, notify)
  notify()
  return () => events.forEach((event) => removeEventListener(event, notify))
}

/** Goes to an address of the app; going where one already is, without anything new to tell, does nothing. */
export const goTo = (to: string, options: { state?: object; replace?: boolean }): void => {
  if (options.state === undefined && to === location.pathname + location.search) return
  navigate(to, { state: options.state ?? null, replace: options.replace ?? false })
}
