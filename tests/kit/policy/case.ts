import type { RoomName } from '../../../server/contract'
import type { ContractRows } from '../../../src/core/app/contract'
import type { PersonName, World } from './people'

/** The fields of a call on the wire. */
export type Fields = Record<string, unknown>

/**
 * How a row is tried, and who gets through: written down here by hand, beside the policy and not from it.
 */
export interface Case {
  readonly may: readonly PersonName[]
  /** A call about the owner's record, or one that simply works. */
  readonly input: (world: World, who: PersonName) => Fields | Promise<Fields>
  /** The same about a record that does not exist. */
  readonly missing?: (world: World, who: PersonName) => Fields
  /** Who reaches the owner's record; to others it does not exist, or a list does not show it. */
  readonly reaches?: readonly PersonName[]
  /** Whether the answer shows the owner's record. */
  readonly shows?: (result: unknown, world: World) => boolean
}

/** The cases of a room, `tests/rooms/<room>/<room>.policy.ts`: a row without one does not compile. */
export type RoomCases<Room extends RoomName> = { readonly [Row in keyof ContractRows[Room]]: Case }
