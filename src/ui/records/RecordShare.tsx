import { Link2 } from 'lucide-react'
import { css } from 'styled-system/css'
import { LONGEST_RECEIVER } from '../../core/records/recordLinks.limits'
import type { RecordShareActor } from '../../machines/records/recordShare.machine'
import { viewRecordShare } from '../../machines/records/recordShare.view'
import { useApp } from '../app/frame/AppContext'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Checkbox } from '../kit/Checkbox'
import { ErrorState } from '../kit/ErrorState'
import { InlineNotice } from '../kit/InlineNotice'
import { Modal } from '../kit/Modal'
import { SkeletonText } from '../kit/Skeleton'
import { TextField } from '../kit/TextField'
import { useView } from '../kit/useView'
import { MadeLink } from './MadeLink'
import { RecordLinks } from './RecordLinks'
import { useRecordWords } from './recordWords'

const root = css({ display: 'grid', gap: '24', '& > *': { minWidth: '0' } })
const form = css({ display: 'grid', gap: '12', justifyItems: 'start', '& > :first-child': { width: 'full' } })

/** A record is shared with somebody outside: links for each, who opened them, and their end. */
export const RecordShare = ({ actor }: { readonly actor: RecordShareActor }) => {
  const say = useText()
  const { now } = useApp()
  const { titleOf, dayOf } = useRecordWords()
  const view = useView(actor, (snapshot) => viewRecordShare(snapshot, now()))
  const { record, draft } = view
  return (
    <Modal
      open
      size="record"
      sheet="full"
      title={say('records.share.title')}
      subtitle={record ? [titleOf(record), dayOf(record.date), record.member].filter(Boolean).join(' · ') : undefined}
      closeLabel={say('app.close')}
      onClose={() => actor.send({ type: 'close' })}
    >
      {view.loadFault ? (
        <ErrorState
          message={say.fault(view.loadFault)}
          retryLabel={say('app.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      ) : view.isLoading ? (
        <SkeletonText lines={5} />
      ) : (
        <div className={root}>
          <form
            className={form}
            onSubmit={(event) => {
              event.preventDefault()
              actor.send({ type: 'make' })
            }}
          >
            <TextField
              label={say('records.share.for')}
              help={say('records.share.forHelp')}
              value={draft.name}
              maxLength={LONGEST_RECEIVER}
              asSent="name"
              onChange={(name) => actor.send({ type: 'draft.changed', change: { name } })}
            />
            <Checkbox
              label={say('records.share.askCode')}
              help={say('records.share.askCodeHelp')}
              checked={draft.hasCode}
              onChange={(hasCode) => actor.send({ type: 'draft.changed', change: { hasCode } })}
            />
            {view.fault && <InlineNotice tone="bad">{say.fault(view.fault)}</InlineNotice>}
            <Button
              type="submit"
              busy={view.isMaking}
              disabled={!view.canMake && !view.isMaking}
              reason={draft.name.trim() === '' ? say('records.share.nameFirst') : undefined}
            >
              <Link2 size={20} aria-hidden />
              {say('records.share.make')}
            </Button>
          </form>
          {view.made && <MadeLink key={view.made.url} made={view.made} />}
          <RecordLinks
            links={view.links}
            isBusy={view.isRevoking}
            onRevoke={(linkId) => actor.send({ type: 'revoke', linkId })}
          />
        </div>
      )}
    </Modal>
  )
}
