import type { Failure, FailureKind } from './outcome'

/** Our own words for a failure the server said nothing about. */
export type ErrorText = 'wrong' | 'offline' | 'serverDown' | 'denied'

const texts: Partial<Record<FailureKind, ErrorText>> = {
  offline: 'offline',
  forbidden: 'denied',
  notAccessible: 'denied',
  serverDown: 'serverDown',
  gatewayTimeout: 'serverDown',
}

/** What is said of a failure: the server's words, else which of ours. */
export const failureText = ({
  kind,
  message,
}: Failure): { readonly text: string | null; readonly id: ErrorText | null } =>
  message === '' ? { text: null, id: texts[kind] ?? 'wrong' } : { text: message, id: null }
