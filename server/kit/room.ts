import type { Hono } from 'hono'
import type { AnyEndpoint, Contract, OwnCodeOf } from '../../src/core/kit/endpoint'
import type { CallerOf, Database, Handler, Handlers, RowHandler } from './handlers'
import type { Registration } from './hook'
import type { Job, RunnableTask } from './jobs'
import type { Mount } from './mount'
import type { Rule } from './policy'
import type { CommonText, RoomTexts, Text } from './texts'

// oxlint-disable-next-line typescript/no-explicit-any -- rows of every input and output stand in one list; each handler was checked against its row by its room
export type AnyHandler = Handler<any, any, string, string>

/** A row of the contract with all that its call needs. */
export interface Row {
  /** `booking.book` */
  readonly name: string
  readonly endpoint: AnyEndpoint
  readonly handle: AnyHandler
  /** The messages of its room. */
  readonly texts: RoomTexts
}

export type Mounts = Readonly<Record<`/${string}`, Mount>>

/** The refusals of a room that no common message words. */
type OwnRefusals<Api extends Contract> = Exclude<OwnCodeOf<Api[keyof Api]>, CommonText>

/** The handlers of a room's rows, each for those whom the row's rule lets through. */
export type RuledHandlers<Api extends Contract, Text extends string, Rules extends RulesOf<Api>> = {
  readonly [K in keyof Api]: RowHandler<Api[K], Text, CallerOf<RolesOf<Rules[K]>>>
}
type RolesOf<R> = R extends Rule<infer Named> ? Named : never
/** Who may call each row of a contract. */
export type RulesOf<Api extends Contract> = { readonly [K in keyof Api]: Rule }

/** What a room is on the server. A row without a handler or a rule, or a refusal without a message, does not compile. */
export interface ServerRoom<Api extends Contract, Texts extends RoomTexts, Platform, Running extends Platform> {
  readonly handlers: Handlers<Api, keyof Texts & string> | ((platform: Platform) => Handlers<Api, keyof Texts & string>)
  /** Who may call each row, and which records it may touch. */
  readonly policy: RulesOf<Api>
  readonly texts: Texts & Readonly<Record<OwnRefusals<Api>, Text>>
  /** What the server repeats by itself for this room. */
  readonly jobs?: readonly Job[] | ((platform: Platform) => readonly Job[])
  /** What the room answers when rooms below it ask or announce something. */
  readonly listens?: readonly Registration[]
  /** What handlers of this room enqueue, with what does it after the commit. */
  readonly tasks?: (platform: Platform) => readonly RunnableTask[]
  /** What the room answers outside the contract. */
  readonly mounts?: (running: Running) => Mounts
  /** Pages below `/dev`, which a production server does not have. */
  readonly devPages?: readonly ((db: Database) => Hono)[]
}
