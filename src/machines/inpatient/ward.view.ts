import type { SnapshotFrom } from 'xstate'
import { phoneLink } from '../../core/app/brand'
import type { Bed, Room, Stay } from '../../core/inpatient/inpatient'
import { daysOfStay, isFree } from '../../core/inpatient/inpatient.rules'
import type { CalendarDay } from '../../core/kit/dates'
import { faultOf } from '../kit/fault.view'
import { hospitalOf } from './ward.setup'
import type { wardMachine } from './ward.machine'

/** A stay as its card and its tile show it. */
export const cardOf = (stay: Stay, today: CalendarDay) => ({
  id: stay.id,
  stay,
  name: stay.name,
  age: stay.age,
  gender: stay.gender,
  admittedOn: stay.admittedOn,
  dischargedOn: stay.dischargedOn,
  days: daysOfStay(stay, today),
  isDischarged: stay.status === 'discharged',
  isSummaryDue: stay.isSummaryDue,
  place: { room: stay.roomName, bed: stay.bedNumber },
  caseHistory: stay.caseHistory,
})

export type StayCard = ReturnType<typeof cardOf>

const tileOf = ({ id, number, occupant }: Bed, today: CalendarDay) => ({
  id,
  number,
  state: occupant === null ? ('free' as const) : occupant.stay === null ? ('others' as const) : ('own' as const),
  card: occupant?.stay ? cardOf(occupant.stay, today) : null,
})

export type BedTile = ReturnType<typeof tileOf>

const rowOf = (room: Room, today: CalendarDay) => ({
  id: room.id,
  name: room.name,
  type: room.type,
  free: room.beds.filter(isFree).length,
  tiles: room.beds.map((bed) => tileOf(bed, today)),
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

/** The page of in-patients, but for its list, which has a view of its own. */
export const viewWard = (snapshot: SnapshotFrom<typeof wardMachine>) => {
  const { context } = snapshot
  const {
    tab,
    today,
    hospitals,
    rooms,
    failure,
    boardFailure,
    detail,
    stayFailure,
    team,
    changedId,
    summaryUrl,
    news,
    changedBy,
  } = context
  const { stay } = detail ?? {}
  return {
    isLoading: snapshot.hasTag('loading'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    hasNoHospital: snapshot.hasTag('empty'),
    tab,
    today,
    hospitals,
    hospital: hospitalOf(context) ?? null,
    changedId,
    rooms: rowsOf(rooms, today),
    isBoardLoading: snapshot.hasTag('boardLoading'),
    boardFault: snapshot.hasTag('boardFailed') ? faultOf(boardFailure) : null,
    isChoosingHospital: snapshot.hasTag('choosingHospital'),
    isFiltering: snapshot.hasTag('filtering'),
    /** A stay stays open below what is opened from it. */
    isStayOpen: context.stayId !== null,
    stayFault: snapshot.hasTag('stayFailed') ? faultOf(stayFailure) : null,
    detail: detail &&
      stay && {
        ...detail,
        card: cardOf(stay, today),
        callRoom: stay.roomPhone === null ? null : phoneLink(stay.roomPhone),
        callPatient: phoneLink(`${stay.countryCode}${stay.phoneNumber}`),
      },
    team: team?.ok
      ? team.value.map((member) => ({ ...member, link: phoneLink(`${member.countryCode}${member.phoneNumber}`) }))
      : null,
    teamFault: team && !team.ok ? faultOf(team.failure) : null,
    summaryUrl,
    isStale: snapshot.hasTag('stale'),
    news: news.length,
    changedBy,
  }
}

/** What is opened over the in-patients, and what that is told of them. */
export const viewWardDialogs = ({ context, children }: SnapshotFrom<typeof wardMachine>) => ({
  shiftBed: children.shiftBed,
  discharge: children.discharge,
  form: children.form,
  doctorName: context.doctorName,
  rooms: context.rooms,
})

export type WardView = ReturnType<typeof viewWard>
