import * as Schema from 'effect/Schema'
import { UnixSeconds } from './dates'

/** A document that the server lays out by itself: an address of it for a while, or that it is being written. */
export const DocumentLink = Schema.Union([
  Schema.Struct({ state: Schema.Literal('ready'), url: Schema.String, expiresAt: UnixSeconds }),
  Schema.Struct({ state: Schema.Literal('notReady') }),
])
export type DocumentLink = typeof DocumentLink.Type
