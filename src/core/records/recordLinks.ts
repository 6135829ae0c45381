import * as Schema from 'effect/Schema'
import { UnixSeconds } from '../kit/dates'
import { Line } from '../kit/written'
import { LONGEST_RECEIVER } from './recordLinks.limits'

/** The kind of device on which a link was opened: no more can be known of who opened it. */
export const LinkDevice = Schema.Literals(['phone', 'tablet', 'computer'])
export type LinkDevice = typeof LinkDevice.Type

/** For whom a link is made, as the family calls them. */
export const Receiver = Line(LONGEST_RECEIVER)

/** A link to a record, made for somebody outside. Its address is known when it is made and never again. */
export const RecordLink = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  createdAt: UnixSeconds,
  expiresAt: UnixSeconds,
  /** Null while nobody ended it. */
  endedAt: Schema.NullOr(UnixSeconds),
  /** Whoever opens it is asked for a code. */
  hasCode: Schema.Boolean,
  /** So many wrong codes were tried that it lets nobody in any more. */
  isLocked: Schema.Boolean,
  opened: Schema.Int,
  /** The latest openings, newest first. */
  openings: Schema.Array(Schema.Struct({ at: UnixSeconds, device: LinkDevice })),
})
export type RecordLink = typeof RecordLink.Type

/** A link as its maker sees it once, with where it leads and the code to say on another way. */
export const MadeLink = Schema.Struct({
  link: RecordLink,
  url: Schema.String,
  code: Schema.NullOr(Schema.String),
})
export type MadeLink = typeof MadeLink.Type
