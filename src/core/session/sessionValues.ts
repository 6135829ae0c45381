import * as Schema from 'effect/Schema'
import { RememberedIntent } from './intent'
import { LoginResult } from './session'

/** What the browser session keeps of who is here; the token lives nowhere else. */
export const SessionValues = Schema.Struct({
  login: Schema.NullOr(LoginResult),
  remembered: Schema.NullOr(RememberedIntent),
})
export type SessionValues = typeof SessionValues.Type
