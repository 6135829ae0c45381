import type { SnapshotFrom } from 'xstate'
import type { StayQuery, stayListMachine } from './ward.setup'

/** The list of in-patients. Its stays are as they were loaded: of thousands those that are seen alone become cards. */
export const viewStayList = (snapshot: SnapshotFrom<typeof stayListMachine>) => {
  const { query, items, hasMore, failure } = snapshot.context
  const { startDate, endDate, roomId, bedId } = query
  const filters = [startDate, endDate, roomId, bedId].filter((each) => each !== undefined).length
  const isLoading = snapshot.hasTag('loading')
  const hasFailed = snapshot.hasTag('failed')
  return {
    query,
    stays: items,
    /** How many are chosen besides the one of discharge. */
    filters,
    isNarrowed: (query.keyword ?? '').trim() !== '' || query.isDischarged !== undefined || filters > 0,
    isArriving: isLoading && items.length === 0,
    isLoadingMore: isLoading && items.length > 0,
    isEmpty: snapshot.hasTag('empty'),
    hasMore: hasMore && !isLoading && !hasFailed && items.length > 0,
    isAtEnd: !hasMore && !isLoading && items.length > 0,
    failure: hasFailed ? failure : null,
  }
}

/** The query with words instead of a filter: one of them is sent. */
export const byKeyword = ({ isDischarged: _, ...query }: StayQuery, keyword: string): StayQuery => ({
  ...query,
  keyword,
})
