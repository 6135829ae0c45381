import { Pencil, Share2, Trash2 } from 'lucide-react'
import type { RecordDeskActor } from '../../machines/records/recordDesk.machine'
import type { RecordViewerActor } from '../../machines/records/recordViewer.machine'
import { viewRecordViewer } from '../../machines/records/recordViewer.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { useView } from '../kit/useView'
import { RecordReader } from './RecordReader'

interface RecordViewerProps {
  readonly actor: RecordViewerActor
  readonly desk: RecordDeskActor
  readonly isBusy: boolean
}

/** A record that its family reads: it can be shared, and what the family brought changed and taken away. */
export const RecordViewer = ({ actor, desk, isBusy }: RecordViewerProps) => {
  const say = useText()
  const { record, opened, url } = useView(actor, viewRecordViewer)
  return (
    <RecordReader
      actor={actor}
      onClose={() => desk.send({ type: 'close' })}
      footer={
        record &&
        opened &&
        (record.isOwn || url !== null) && (
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
    />
  )
}
