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
