import type { EventObject } from 'xstate'
import type { Notice } from '../../../src/machines/kit/appEvent'

const KEY = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** A value as JSON in which the keys of attempts, made anew each time, are written `<key>`. */
export const withoutKeys = (value: unknown): unknown =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value).replaceAll(KEY, '<key>')) as unknown)

const rest = ({ type: _, ...more }: EventObject): string =>
  Object.keys(more).length === 0 ? '' : ` ${JSON.stringify(withoutKeys(more))}`

/**
 * What a machine said, in one line: `go /home`, `notice bad: Closed`, `verification.required {"intent":…}`; to another
 * actor `session ← skip`.
 */
export const effectOf = (event: EventObject, to?: string): string => {
  const prefix = to === undefined ? '' : `${to} ← `
  if (event.type === 'go') {
    const { to: path, state, replace, atOnce } = event as EventObject & Record<string, unknown>
    return `${prefix}go ${String(path)}${rest({ type: '', state, replace, atOnce } as EventObject).replace(' {}', '')}`
  }
  if (event.type === 'notice') {
    const { tone, title, text, id, leadsTo } = (event as unknown as { notice: Notice }).notice
    const words = [title, text ?? id].filter((each) => each !== undefined).join(' / ')
    return `${prefix}notice ${tone}: ${words}${leadsTo ? ` → ${leadsTo.to}` : ''}`
  }
  return `${prefix}${event.type}${rest(event)}`
}
