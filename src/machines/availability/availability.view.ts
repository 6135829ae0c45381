import type { SnapshotFrom } from 'xstate'
import type { AvailabilityGroup } from '../../core/availability/availability'
import { faultBeside, faultOf } from '../kit/fault.view'
import type { availabilityMachine } from './availability.machine'
import { chosenOf, type Place, ROLES } from './availability.setup'

/** `all`, `video`, or a clinic's id: a place as a list of choices names it. */
export const placeId = (place: Place): string => (typeof place === 'string' ? place : place.clinicId)
export const placeOf = (id: string): Place => (id === 'all' || id === 'video' ? id : { clinicId: id })

const idOf = ({ clinicId }: AvailabilityGroup): string => clinicId ?? 'video'

/** What the availability panel shows: places, days, and the hours that are chosen. */
export const viewAvailability = (snapshot: SnapshotFrom<typeof availabilityMachine>) => {
  const { groups, place, filter, blocking, blockFailure, failure, today } = snapshot.context
  const chosen = chosenOf(snapshot.context)
  const wanted = placeId(place)
  const known = groups ?? []
  const roles = blocking ?? chosen?.entry.blockedRoles ?? []
  return {
    today,
    isFirstLoad: groups === null,
    isLoading: snapshot.hasTag('loading'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    place: wanted,
    places: known.map((group) => ({ id: idOf(group), name: group.clinicName, count: group.entries.length })),
    count: known.reduce((sum, { entries }) => sum + entries.length, 0),
    filter,
    mayCreate: snapshot.matches('shown'),
    isNarrowed: filter.day !== null || filter.range !== null,
    groups: known
      .filter((group) => wanted === 'all' || idOf(group) === wanted)
      .map((group) => ({ ...group, id: idOf(group) })),
    chosen: chosen && {
      ...chosen.entry,
      consultation: chosen.group.consultation,
      clinicName: chosen.group.clinicName,
      blockedRoles: roles,
    },
    roles: ROLES.map((role) => ({ role, isBlocked: roles.includes(role) })),
    isBlocking: snapshot.hasTag('blocking'),
    blockFault: faultBeside(blockFailure),
    isConfirming: snapshot.hasTag('confirming'),
    isDeleting: snapshot.hasTag('deleting'),
  }
}

export type AvailabilityView = ReturnType<typeof viewAvailability>
