/** How XState keeps `and`, `or`, `not` and `stateIn`: a function with what it is made of. */
interface Composed {
  readonly guards?: readonly unknown[]
  readonly stateValue?: unknown
  readonly check?: (snapshot: null, args: object, parts: { readonly guards: readonly unknown[] }) => boolean
}

/** A build shortens the names of functions; of no guards at all, every one is true and some is not. */
const composition = ({ guards = [], check }: Composed): string => {
  if (guards.length === 1) return 'not'
  return check?.(null, {}, { guards: [] }) ? 'and' : 'or'
}

/** `hasSlot`, `is(settled)`, `refused(…)` where the parameter comes with the event, `and(hasSlot, not(isGuest))`. */
export const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') {
    const { guards, stateValue } = guard as unknown as Composed
    if (guards) return `${composition(guard as unknown as Composed)}(${guards.map(guardName).join(', ')})`
    return stateValue === undefined ? 'condition' : `in ${JSON.stringify(stateValue).replaceAll(/["{}]/g, '')}`
  }
  const { type, params } = guard as { readonly type: string; readonly params?: unknown }
  if (params === undefined) return type
  return `${type}(${typeof params === 'function' ? '…' : JSON.stringify(params).replaceAll('"', '')})`
}

/** The name of an action; one that is written in place is called by what it does, `assign`. */
export const actionName = (action: unknown): string => {
  if (typeof action === 'string') return action
  const { type } = action as { readonly type?: string }
  return (type ?? '').replace(/^xstate\./, '') || 'action'
}

/** The name of invoked logic; logic that is written in place has none. */
export const logicName = (src: unknown): string =>
  typeof src === 'string' && !src.startsWith('xstate.') ? src : 'actor'

/** `5 s`, `300 ms`, `2 min` */
export const durationName = (milliseconds: number): string => {
  if (milliseconds >= 60_000 && milliseconds % 60_000 === 0) return `${milliseconds / 60_000} min`
  return milliseconds >= 1000 ? `${milliseconds / 1000} s` : `${milliseconds} ms`
}

/** `done loadSlots`, `after 5 s`, `always`, or the event as it is. */
export const eventName = (event: string, delay?: number): string =>
  (event || 'always')
    .replace(/^xstate\.done\.actor\.(.+)/, 'done $1')
    .replace(/^xstate\.error\.actor\.(.+)/, 'error $1')
    .replace(/^xstate\.done\.state\.(?:.*\.)?(.+)/, 'done $1')
    .replace(/^xstate\.snapshot\.(.+)/, 'snapshot $1')
    .replace(
      /^xstate\.after\.(.+?)\..*/,
      (_, name: string) => `after ${delay === undefined ? name : durationName(delay)}`,
    )
