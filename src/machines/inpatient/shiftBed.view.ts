import type { SnapshotFrom } from 'xstate'
import { freeBeds } from '../../core/inpatient/inpatient.rules'
import { faultBeside, faultOf } from '../kit/fault.view'
import type { shiftBedMachine } from './shiftBed.machine'

/** Choosing another bed. */
export const viewShiftBed = (snapshot: SnapshotFrom<typeof shiftBedMachine>) => {
  const { stay, rooms, roomId, bedId, failure } = snapshot.context
  const room = rooms.find(({ id }) => id === roomId)
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
    loadFault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    fault: snapshot.hasTag('failed') ? null : faultBeside(failure),
  }
}

export type ShiftBedView = ReturnType<typeof viewShiftBed>
