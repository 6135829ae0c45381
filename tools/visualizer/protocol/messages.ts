import * as Schema from 'effect/Schema'
import type { MachineDefinition } from '../definition/definition'
import type { VERSION } from './channel'
import type { Shape } from './shape'

const ShapeSchema: Schema.Codec<Shape> = Schema.suspend(() =>
  Schema.Union([
    Schema.String,
    Schema.Struct({ '=': Schema.Union([Schema.String, Schema.Finite, Schema.Boolean, Schema.Null]) }),
    Schema.Record(Schema.String, ShapeSchema),
  ]),
)

const numbered = { seq: Schema.Int, at: Schema.Finite }

const ActorMessage = Schema.Struct({
  ...numbered,
  kind: Schema.Literal('actor'),
  /** The session id of the actor, unlike any other of its tab. */
  actor: Schema.String,
  /** What its parent calls it. */
  name: Schema.String,
  parent: Schema.NullOr(Schema.String),
  /** Id and hash of its machine; null for other logic. */
  machine: Schema.NullOr(Schema.Struct({ id: Schema.String, hash: Schema.String })),
})

const EventMessage = Schema.Struct({
  ...numbered,
  kind: Schema.Literal('event'),
  actor: Schema.String,
  source: Schema.NullOr(Schema.String),
  event: Schema.String,
  payload: ShapeSchema,
})

const TookMessage = Schema.Struct({
  ...numbered,
  kind: Schema.Literal('took'),
  actor: Schema.String,
  event: Schema.String,
  taken: Schema.Array(Schema.String),
})

const MovedMessage = Schema.Struct({
  ...numbered,
  kind: Schema.Literal('moved'),
  actor: Schema.String,
  value: Schema.Json,
  tags: Schema.Array(Schema.String),
  status: Schema.Literals(['active', 'done', 'error', 'stopped']),
  /** Of several moves within a frame the last carries the context. */
  context: Schema.optionalKey(ShapeSchema),
  changed: Schema.optionalKey(Schema.Array(Schema.String)),
})

const StoppedMessage = Schema.Struct({ ...numbered, kind: Schema.Literal('stopped'), actor: Schema.String })

/** What a tab reports of one actor, numbered without gaps. */
export const Message = Schema.Union([ActorMessage, EventMessage, TookMessage, MovedMessage, StoppedMessage])
export type Message = typeof Message.Type
export type Moved = typeof MovedMessage.Type
export type ActorAppeared = typeof ActorMessage.Type

/** Messages as the tab posts them; `base` stands for what its ring no longer holds. */
export interface Batch {
  readonly v: typeof VERSION
  readonly type: 'batch'
  readonly tab: string
  /** Another with each load of the page. */
  readonly epoch: string
  /** The viewer it answers; without one, all of them. */
  readonly to?: string
  readonly base?: readonly Message[]
  readonly messages: readonly Message[]
  readonly definitions: readonly MachineDefinition[]
}

/** A tab that can be watched. */
export interface Present {
  readonly v: typeof VERSION
  readonly type: 'present'
  readonly tab: string
  readonly epoch: string
  /** Pathname of its page. */
  readonly page: string
  readonly version: string
}

/** What would happen if an event was sent: taken, refused by its guards, or a guard threw. */
export type Can = 'yes' | 'no' | 'threw'

export interface Answered {
  readonly v: typeof VERSION
  readonly type: 'answered'
  readonly tab: string
  readonly to: string
  readonly id: number
  readonly can: readonly Can[]
}

export type FromTab = Batch | Present | Answered

/** An event to send; `fill` names fields that the tab fills from its own state. */
export interface Wanted {
  readonly event: { readonly type: string; readonly [field: string]: unknown }
  readonly fill?: Readonly<Record<string, string>>
}

/** Asks for what came after the last message a viewer has; repeated, it is the viewer's sign of life. */
export interface Hello {
  readonly v: typeof VERSION
  readonly type: 'hello'
  readonly viewer: string
  readonly tab: string
  readonly epoch: string | null
  readonly lastSeq: number
  /** For a viewer that drives the tab: it is posted to at once and until the end, whatever its clock shows. */
  readonly isDriver?: boolean
}

/** What a viewer asks of tabs. */
export type FromViewer =
  | { readonly v: typeof VERSION; readonly type: 'look'; readonly viewer: string }
  | Hello
  | ({ readonly v: typeof VERSION; readonly type: 'send'; readonly tab: string; readonly actor: string } & Wanted)
  | {
      readonly v: typeof VERSION
      readonly type: 'can'
      readonly viewer: string
      readonly tab: string
      readonly id: number
      readonly actor: string
      readonly events: readonly Wanted['event'][]
    }

/** Anything that is posted on the channel. */
export type Posted = FromTab | FromViewer
