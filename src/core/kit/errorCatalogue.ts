import { type ErrorText, failureText } from './errors.rules'
import { type Failure, type FailureKind, statusOf } from './outcome'

/** Where a failure is told: beside the field it is about, in a toast, in a dialog, or as a page of its own. */
export type ErrorPlace = 'field' | 'toast' | 'dialog' | 'page'

const places: Readonly<Record<FailureKind, ErrorPlace>> = {
  badRequest: 'toast',
  /** The person verifies their number again and goes on where they were. */
  unauthenticated: 'dialog',
  forbidden: 'dialog',
  notFound: 'toast',
  notAccessible: 'toast',
  conflict: 'toast',
  blocked: 'toast',
  tooMany: 'field',
  internal: 'toast',
  serverDown: 'page',
  gatewayTimeout: 'toast',
  offline: 'toast',
  network: 'toast',
  timeout: 'toast',
  unreadable: 'toast',
}

/** A failed call as the error catalogue has it. */
export interface ErrorResult {
  /** 500 for what reached nobody. */
  readonly statusCode: number
  /** The server's words; null where `errorText` names ours. */
  readonly message: string | null
  readonly errorText: ErrorText | null
  readonly place: ErrorPlace
}

const statuses: Partial<Record<FailureKind, number>> = statusOf

/** `errorResult({kind: 'network', message: ''})` counts as 500 and reads `Something went wrong` in a toast. */
export const errorResult = (failure: Failure): ErrorResult => {
  const { text, id } = failureText(failure)
  const { kind } = failure
  return { statusCode: statuses[kind] ?? statusOf.internal, message: text, errorText: id, place: places[kind] }
}
