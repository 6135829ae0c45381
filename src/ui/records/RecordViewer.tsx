import { Pencil, Share2, Trash2 } from 'lucide-react'
import type { RecordDeskActor } from '../../machines/records/recordDesk.machine'
import type { RecordViewerActor } from '../../machines/records/recordViewer.machine'
import { viewRecordViewer } from '../../machines/records/recordViewer.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { DocumentViewer } from '../kit/document-viewer/DocumentViewer'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { Modal } from '../kit/Modal'
import { Skeleton } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { useRecordWords } from './recordWords'

interface RecordViewerProps {
  readonly actor: RecordViewerActor
  readonly desk: RecordDeskActor
  readonly isBusy: boolean
}

/** A record that is read; it can be shared, and what the family brought changed and taken away. */
export const RecordViewer = ({ actor, desk, isBusy }: RecordViewerProps) => {
  const say = useText()
  const { titleOf, kindOf, dayOf, sharedWithOf } = useRecordWords()
  const view = useView(actor, viewRecordViewer)
  const { record, opened, url, fault } = view
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
      onClose={() => desk.send({ type: 'close' })}
      footer={
        record &&
        opened && (
          <>
            {record.isOwn && (
              <>
                <Button tone="quietDanger" busy={isBusy} onClick={() => desk.send({ type: 'remove', record: opened })}>
                  <Trash2 size={20} aria-hidden />
                  {say('records.remove')}
                </Button>
                <Button tone="secondary" onClick={() => desk.send({ type: 'edit', record: opened })}>
                  <Pencil size={20} aria-hidden />
                  {say('records.edit')}
                </Button>
              </>
            )}
            {url !== null && (
              <Button tone="secondary" onClick={() => desk.send({ type: 'share', record: opened })}>
                <Share2 size={20} aria-hidden />
                {say('records.share')}
              </Button>
            )}
          </>
        )
      }
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
