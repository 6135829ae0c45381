import type { SnapshotFrom } from 'xstate'
import { faultOf } from '../kit/fault.view'
import type { medicinesMachine, pharmacyListMachine } from './medicines.machine'

export const viewPharmacies = (snapshot: SnapshotFrom<typeof pharmacyListMachine>) => {
  const { query, items, hasMore, failure } = snapshot.context
  const isLoading = snapshot.hasTag('loading')
  const isArriving = isLoading && items.length === 0
  return {
    query,
    pharmacies: items,
    isArriving,
    isLoadingMore: isLoading && !isArriving,
    isEmpty: snapshot.hasTag('empty'),
    hasMore: hasMore && !isLoading,
    isAtEnd: !isLoading && !hasMore && items.length > 0,
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
  }
}

/** What stands over the list: why the last pharmacy could not take the request. */
export const viewMedicines = (snapshot: SnapshotFrom<typeof medicinesMachine>) => ({
  isOrdering: snapshot.hasTag('ordering'),
  fault: snapshot.context.failure === null ? null : faultOf(snapshot.context.failure),
})
