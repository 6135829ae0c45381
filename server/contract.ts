import { contract } from '../src/core/app/contract'
import type { AnyEndpoint } from '../src/core/kit/endpoint'

type Contract = typeof contract
export type RoomName = keyof Contract

/** `room.endpoint` of every row. */
export type RowName = { [R in RoomName]: `${R}.${keyof Contract[R] & string}` }[RoomName]

/** A row of the contract and its name. */
export interface ContractRow {
  readonly room: RoomName
  readonly name: RowName
  readonly endpoint: AnyEndpoint
}

/** Every row of the contract by name. */
export const contractRows: readonly ContractRow[] = Object.entries(contract).flatMap(([room, rows]) =>
  Object.entries(rows).map(([row, endpoint]: [string, AnyEndpoint]) => ({
    // The names come from the contract itself.
    room: room as RoomName,
    name: `${room}.${row}` as RowName,
    endpoint,
  })),
)
