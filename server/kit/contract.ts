import { contract } from '../../src/core/app/contract'
import type { AnyEndpoint } from '../../src/core/kit/endpoint'
import type { Handler, Handlers } from './handlers'

type Rooms = typeof contract

/** `room.endpoint` of every row. */
export type RowName = { [R in keyof Rooms]: `${R}.${keyof Rooms[R] & string}` }[keyof Rooms]

/** The handlers of every room: a row without one does not compile. */
export type RoomHandlers = { readonly [R in keyof Rooms]: Handlers<Rooms[R]> }

// oxlint-disable-next-line typescript/no-explicit-any -- rows of every input and output stand in one list; each pair was checked by `RoomHandlers`
export type AnyHandler = Handler<any, any, string>

export interface Row {
  readonly name: RowName
  readonly endpoint: AnyEndpoint
  readonly handle: AnyHandler
}

/** Every row of the contract with the handler that answers it. */
export const rowsOf = (handlers: RoomHandlers): readonly Row[] => {
  const rooms: Readonly<Record<string, Readonly<Record<string, AnyHandler>>>> = handlers
  return contractRows.map(({ name, endpoint }) => {
    const [room = '', row = ''] = name.split('.')
    const handle = rooms[room]?.[row]
    if (!handle) throw new Error(`No handler answers ${name}`)
    return { name, endpoint, handle }
  })
}

/** Every row of the contract by name. */
export const contractRows: readonly Omit<Row, 'handle'>[] = Object.entries(contract).flatMap(([room, rows]) =>
  Object.entries(rows).map(([row, endpoint]: [string, AnyEndpoint]) => ({
    // The names come from the contract itself.
    name: `${room}.${row}` as RowName,
    endpoint,
  })),
)
