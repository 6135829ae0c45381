import type { SnapshotFrom } from 'xstate'
import type { MedicalRecord } from '../../core/records/records'
import { isOwnRecord, isPdf, type RecordView } from '../../core/records/records.rules'
import { faultOf } from '../kit/fault.view'
import type { recordsMachine } from './records.machine'

/** Who brought a record: of the family, the doctor who signed it, the centre that reported, with the doctor it was for. */
const fromOf = ({ source, uploaderBy, doctorName }: MedicalRecord): string | null => {
  switch (source) {
    case 'upload':
      return uploaderBy
    case 'prescription':
    case 'summary':
      return doctorName
    case 'report':
      return [uploaderBy, doctorName].filter(Boolean).join(' · ') || null
  }
}

/** What a tile or a row shows of a record. */
export const recordCard = (record: MedicalRecord) => ({
  id: record.id,
  title: record.title,
  type: record.type,
  source: record.source,
  date: record.documentDate,
  category: record.healthCategory,
  member: record.memberName ?? '',
  from: fromOf(record),
  thumbnail: record.thumbnailUrl ?? (record.url !== null && !isPdf(record.url) ? record.url : null),
  isOwn: isOwnRecord(record),
  sharedWith: record.sharedWith,
})
export type RecordCard = ReturnType<typeof recordCard>

/** The records as they stand: tiles and rows in order; a timeline has its months. */
export const viewRecords = (snapshot: SnapshotFrom<typeof recordsMachine>) => {
  const { items, hasMore, failure, query } = snapshot.context
  const isLoading = snapshot.hasTag('loading')
  return {
    query,
    records: items.map(recordCard),
    isArriving: isLoading && items.length === 0,
    isLoadingMore: isLoading && items.length > 0,
    isEmpty: snapshot.hasTag('empty'),
    /** Nothing was asked for that there could be more without. */
    isUnfiltered: query.memberId === null && query.type === null && query.search.trim() === '',
    hasMore,
    isAtEnd: !isLoading && !hasMore && items.length > 0,
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
  }
}

/** The year of a record, and its month. */
export const yearOf = ({ date }: RecordCard): string => date.slice(0, 4)
const monthOf = ({ date }: RecordCard): string => date.slice(0, 7)

/** Entries of a list of records: before those of a year it says the year, a timeline each month instead. */
export type RecordEntry =
  | { readonly kind: 'month' | 'year'; readonly id: string }
  | { readonly kind: 'record'; readonly id: string; readonly card: RecordCard }

export const entriesOf = (cards: readonly RecordCard[], view: RecordView): readonly RecordEntry[] => {
  const [kind, groupOf] = view === 'timeline' ? (['month', monthOf] as const) : (['year', yearOf] as const)
  return cards.flatMap((card, index): readonly RecordEntry[] => {
    const before = cards[index - 1]
    const entry = { kind: 'record', id: card.id, card } as const
    const isFirst = before === undefined || groupOf(before) !== groupOf(card)
    return isFirst ? [{ kind, id: groupOf(card) }, entry] : [entry]
  })
}
