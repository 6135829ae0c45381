import { type ErrorText, errorTextOf } from '../../core/kit/errors.rules'
import { type Failure, isDenied, type RefusedField } from '../../core/kit/outcome'

/** What is said of a failure: the server's words, else a text of ours. */
export interface Fault {
  readonly text: string | null
  readonly id: ErrorText
  /** The fields it is about, where the server names some. */
  readonly fields?: readonly RefusedField[]
}

/** `faultOf({kind: 'offline', message: ''})` is `{text: null, id: 'offline'}`. */
export const faultOf = (failure: Failure | null): Fault => ({
  text: failure && failure.message !== '' ? failure.message : null,
  id: failure ? errorTextOf(failure.kind) : 'wrong',
  ...(failure?.fields && { fields: failure.fields }),
})

/** What is said beside what was pressed: what is not allowed has a dialog of its own. */
export const faultBeside = (failure: Failure | null): Fault | null =>
  failure === null || isDenied(failure) ? null : faultOf(failure)

/** Seconds until something may be tried again, where the words of its failure do not say them. */
export const unsaidWait = ({ message, retryAfter }: Failure): number | null =>
  retryAfter === undefined || message.includes(String(retryAfter)) ? null : retryAfter

/** Why something failed, where more is known than that it did; for forms that have words of their own for that. */
export const explained = (failure: Failure | null): Fault | null => {
  const fault = faultOf(failure)
  return fault.text === null && fault.id === 'wrong' ? null : fault
}
