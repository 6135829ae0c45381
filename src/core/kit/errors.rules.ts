import type { Failure, FailureKind } from './outcome'

/** Our own words for a failure the server said nothing about. */
export type ErrorText = 'wrong' | 'offline' | 'serverDown' | 'denied' | 'tooMany' | 'late'

const texts: Partial<Record<FailureKind, ErrorText>> = {
  offline: 'offline',
  forbidden: 'denied',
  notAccessible: 'denied',
  serverDown: 'serverDown',
  gatewayTimeout: 'serverDown',
  tooMany: 'tooMany',
  timeout: 'late',
}

/** Which of our words a kind of failure has: the one table that toasts, fields, pages and dialogs read. */
export const errorTextOf = (kind: FailureKind): ErrorText => texts[kind] ?? 'wrong'

/** What is said of a failure: the server's words, else which of ours. */
export const failureText = ({
  kind,
  message,
}: Failure): { readonly text: string | null; readonly id: ErrorText | null } =>
  message === '' ? { text: null, id: errorTextOf(kind) } : { text: message, id: null }
