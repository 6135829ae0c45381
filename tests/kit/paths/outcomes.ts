import type { EventObject } from 'xstate'
import type { FailureKind } from '../../../src/core/kit/outcome'

/** `answered({id: 1})`: a call that ended well. */
export const answered = (value: unknown, message?: string) =>
  message === undefined ? { ok: true, value } : { ok: true, value, message }

/** `refused('conflict', 'This slot has just been taken', 'slotTaken')` */
export const refused = (kind: FailureKind, message = '', code?: string) => ({
  ok: false,
  failure: code === undefined ? { kind, message } : { kind, message, code },
})

export const ends = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output })

const OFFLINE = 'In the developer tools, set the network to Offline first, and back to Online after'
const LOST = 'At /dev/outcomes, let the call be lost before the server has it'
const answerWith = (status: number) => `At /dev/outcomes, let the call be answered with ${status}`

/** How a tester makes a call fail in each way. */
const failures: Readonly<Partial<Record<FailureKind, string>>> = {
  offline: OFFLINE,
  network: LOST,
  timeout: 'At /dev/outcomes, let the call be answered 20 seconds late',
  unreadable: 'Let a proxy answer the call with a page of HTML',
  badRequest: answerWith(400),
  unauthenticated: 'In the developer tools, delete the token in the session storage first',
  forbidden: answerWith(403),
  notFound: answerWith(404),
  conflict: answerWith(409),
  blocked: answerWith(422),
  tooMany: answerWith(429),
  internal: answerWith(500),
  serverDown: answerWith(502),
}

/** How a tester brings an event about, where its words alone do not say it: from how the call ends, or the wait. */
export const howOf = (event: EventObject & Record<string, unknown>): string | null => {
  if (event.type.startsWith('xstate.after.')) return 'Wait'
  const output = event['output'] as { readonly ok?: boolean; readonly failure?: { kind: FailureKind } } | undefined
  return output?.ok === false && output.failure ? (failures[output.failure.kind] ?? null) : null
}
