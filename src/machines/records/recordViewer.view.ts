import type { SnapshotFrom } from 'xstate'
import { isPdf, pagePictures } from '../../core/records/records.rules'
import { faultOf } from '../kit/fault.view'
import { recordCard } from './records.view'
import type { recordViewerMachine } from './recordViewer.machine'

/** What is shown of a record that is read. */
export const viewRecordViewer = (snapshot: SnapshotFrom<typeof recordViewerMachine>) => {
  const { value, failure } = snapshot.context
  return {
    record: value === null ? null : recordCard(value),
    /** As its family changes it. */
    opened: value,
    url: value?.url ?? null,
    isPdf: value?.url != null && isPdf(value.url),
    pages: value?.url != null && isPdf(value.url) ? pagePictures(value.url, value.pages) : [],
    /** Pages of its document, more than are drawn where there are many; null where nobody counted them. */
    count: value?.pages ?? null,
    /** All pages are known. */
    isWhole: value !== null && (value.url === null || !isPdf(value.url) || value.pages !== null),
    isLoading: snapshot.hasTag('loading'),
    isGone: snapshot.hasTag('empty'),
    isAwaited: snapshot.hasTag('awaited'),
    isOverdue: snapshot.hasTag('overdue'),
    /** Its file is not there. */
    isLost: snapshot.matches('shown') && value !== null && value.url === null,
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
  }
}
