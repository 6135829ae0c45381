import type { SnapshotFrom } from 'xstate'
import { filtersOn } from '../../core/doctors/doctors.rules'
import { faultOf } from '../kit/fault.view'
import { namedDoctor, summaryOf } from './doctorSummary.view'
import type { doctorListMachine, findDoctorMachine } from './findDoctor.machine'

export const viewFindDoctor = (snapshot: SnapshotFrom<typeof findDoctorMachine>) => {
  const { tab, specialities, specialitiesFailure, picked, resumed } = snapshot.context
  const hasFailed = snapshot.hasTag('specialitiesFailed')
  return {
    tab,
    specialities,
    specialitiesFailure: hasFailed ? specialitiesFailure : null,
    picked,
    resumed,
    isFiltering: snapshot.hasTag('filtering'),
    isBooking: snapshot.hasTag('booking'),
  }
}

export const viewDoctorList = (snapshot: SnapshotFrom<typeof doctorListMachine>) => {
  const { query, items, hasMore, failure } = snapshot.context
  const isLoading = snapshot.hasTag('loading')
  return {
    query,
    doctors: items,
    filterCount: filtersOn(query),
    isArriving: isLoading && items.length === 0,
    isLoadingMore: isLoading && items.length > 0,
    isEmpty: snapshot.hasTag('empty'),
    /** What was typed names no doctor: it may be a test, which is chosen at a centre (S2-329). */
    testSearch: snapshot.hasTag('empty') && query.search.trim() !== '' ? query.search.trim() : null,
    hasMore,
    isAtEnd: !isLoading && !hasMore && items.length > 0,
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
  }
}

/** The doctor who is being booked, as far as the list knows them. */
export const viewPickedDoctor = (
  picked: ReturnType<typeof viewFindDoctor>['picked'],
  doctors: ReturnType<typeof viewDoctorList>['doctors'],
  resumed: ReturnType<typeof viewFindDoctor>['resumed'],
) => {
  const card = doctors.find(({ id }) => id === picked?.doctorId) ?? resumed
  return card ? summaryOf(card) : namedDoctor(picked?.doctorId ?? '', picked?.doctorName ?? '')
}
