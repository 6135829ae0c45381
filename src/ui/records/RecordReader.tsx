import type { ReactNode } from 'react'
import type { RecordViewerActor } from '../../machines/records/recordViewer.machine'
import { viewRecordViewer } from '../../machines/records/recordViewer.view'
import { useText } from '../intl/useText'
import { DocumentViewer } from '../kit/document-viewer/DocumentViewer'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { Modal } from '../kit/Modal'
import { Skeleton } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { useRecordWords } from './recordWords'

interface RecordReaderProps {
  readonly actor: RecordViewerActor
  readonly onClose: () => void
  /** What can be done with the record. */
  readonly footer?: ReactNode
}

/** A record that is read: what it is, whose and of which day, and its document. */
export const RecordReader = ({ actor, onClose, footer }: RecordReaderProps) => {
  const say = useText()
  const { titleOf, kindOf, dayOf, sharedWithOf } = useRecordWords()
  const view = useView(actor, viewRecordViewer)
  const { record, url, fault } = view
  const retry = () => actor.send({ type: 'retry' })
  const about = record && [
    kindOf(record),
    dayOf(record.date),
    record.member,
    record.from === record.member ? null : record.from,
    sharedWithOf(record),
  ]
  return (
    <Modal
      open
      size="record"
      sheet="full"
      title={record ? titleOf(record) : say('records.one')}
      subtitle={about ? about.filter(Boolean).join(' · ') : ''}
      closeLabel={say('app.close')}
      onClose={onClose}
      footer={footer}
    >
      {fault ? (
        <ErrorState message={say.fault(fault)} retryLabel={say('app.retry')} onRetry={retry} />
      ) : view.isGone ? (
        <EmptyState title={say('records.gone')} />
      ) : view.isLost ? (
        <ErrorState message={say('records.lost')} retryLabel={say('app.retry')} onRetry={retry} />
      ) : view.isOverdue ? (
        <ErrorState message={say('records.late')} retryLabel={say('app.retry')} onRetry={retry} />
      ) : record && url !== null ? (
        <DocumentViewer
          view={{
            title: titleOf(record),
            url,
            kind: view.isPdf ? 'pdf' : 'image',
            pages: view.pages,
            count: view.count,
            isWhole: view.isWhole,
          }}
        />
      ) : record ? (
        <p role="status">{say('records.making')}</p>
      ) : (
        <Skeleton shape="block" />
      )}
    </Modal>
  )
}
