import type { SnapshotFrom } from 'xstate'
import type { Bed, Room } from '../../core/inpatient/inpatient'
import { isFree } from '../../core/inpatient/inpatient.rules'
import type { CalendarDay } from '../../core/kit/dates'
import { faultOf } from '../kit/fault.view'
import type { boardMachine } from './board.machine'
import { cardOf } from './stayCard.view'

const tileOf = ({ id, number, occupant }: Bed, today: CalendarDay) => ({
  id,
  number,
  state: occupant?.stay ? ('own' as const) : ('others' as const),
  card: occupant?.stay ? cardOf(occupant.stay, today) : null,
})

export type BedTile = ReturnType<typeof tileOf>

/** Words of a room's name that say of which kind it is. */
const KINDS = /\b(?:ICU|HDU|CCU|ward)\b/i

const rowOf = (room: Room, today: CalendarDay) => ({
  id: room.id,
  name: room.name,
  type: room.type,
  /** The name leaves open which kind of room it is. */
  isTypeOpen: !KINDS.test(room.name),
  count: room.beds.length,
  free: room.beds.filter(isFree).map(({ id, number }) => ({ id, number })),
  tiles: room.beds.filter((bed) => !isFree(bed)).map((bed) => tileOf(bed, today)),
})

export type RoomRow = ReturnType<typeof rowOf>

const drawn = new WeakMap<readonly Room[], { readonly today: CalendarDay; readonly rows: readonly RoomRow[] }>()

/** The same rows for as long as the rooms are the same. */
const rowsOf = (rooms: readonly Room[], today: CalendarDay): readonly RoomRow[] => {
  const known = drawn.get(rooms)
  if (known?.today === today) return known.rows
  const rows = rooms.map((room) => rowOf(room, today))
  drawn.set(rooms, { today, rows })
  return rows
}

/** The rooms of a hospital with who lies in their beds. */
export const viewBoard = (snapshot: SnapshotFrom<typeof boardMachine>) => {
  const { rooms, failure, today } = snapshot.context
  return {
    /** As they were loaded. */
    rooms,
    rows: rowsOf(rooms, today),
    isLoading: snapshot.hasTag('loading'),
    isStale: snapshot.hasTag('stale'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
  }
}

export type BoardView = ReturnType<typeof viewBoard>
