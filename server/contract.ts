import { contract, type ContractRows } from '../src/core/app/contract'
import type { AnyEndpoint } from '../src/core/kit/endpoint'

export type RoomName = keyof ContractRows

/** `room.endpoint` of every row. */
export type RowName = { [R in RoomName]: `${R}.${keyof ContractRows[R] & string}` }[RoomName]

/** A row of the contract and its name. */
export interface ContractRow {
  readonly room: RoomName
  readonly name: RowName
  readonly endpoint: AnyEndpoint
}

const rowsByRoom = await Promise.all(
  Object.entries(contract).map(async ([room, rows]) => [room, await rows()] as const),
)

/** Every row of the contract by name. */
export const contractRows: readonly ContractRow[] = rowsByRoom.flatMap(([room, rows]) =>
  Object.entries(rows).map(([row, endpoint]: [string, AnyEndpoint]) => ({
    // The names come from the contract itself.
    room: room as RoomName,
    name: `${room}.${row}` as RowName,
    endpoint,
  })),
)
