import type { SnapshotFrom } from 'xstate'
import { freeBeds } from '../../core/inpatient/inpatient.rules'
import { faultBeside, faultOf } from '../kit/fault.view'
import type { shiftBedMachine } from './shiftBed.machine'

/** Choosing another bed. */
export const viewShiftBed = (snapshot: SnapshotFrom<typeof shiftBedMachine>) => {
  const { stay, rooms, roomId, bedId, failure } = snapshot.context
  const room = rooms.find(({ id }) => id === roomId)
  const bed = room?.beds.find(({ id }) => id === bedId)
  return {
    stay,
    rooms: rooms.map((each) => ({ id: each.id, name: each.name, free: freeBeds(each).length })),
    roomId,
    beds: room ? freeBeds(room) : [],
    bedId,
    isLoading: snapshot.hasTag('loading'),
    isBusy: snapshot.hasTag('busy'),
    isOver: snapshot.hasTag('over'),
    canSave: bedId !== '',
    /** Where the patient goes; null before a bed is chosen. */
    place: room && bed ? { room: room.name, bed: bed.number } : null,
    loadFault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    fault: snapshot.hasTag('failed') ? null : faultBeside(failure),
  }
}

export type ShiftBedView = ReturnType<typeof viewShiftBed>
