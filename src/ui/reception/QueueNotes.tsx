import { X } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ReceptionActor } from '../../machines/reception/reception.machine'
import type { ReceptionView } from '../../machines/reception/reception.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { IconButton } from '../kit/IconButton'

const quiet = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const note = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8',
  margin: '0',
  paddingInline: '8',
  borderRadius: '8',
  background: 'tint',
  color: 'primary.pressed',
  fontSize: '14',
})

interface QueueNotesProps {
  readonly actor: ReceptionActor
  readonly view: ReceptionView
}

/** That the queue may be old, and that somebody else had called before. */
export const QueueNotes = ({ actor, view }: QueueNotesProps) => {
  const say = useText()
  return (
    <>
      {view.isStale && (
        <p className={quiet}>
          <span role="status">{say('reception.stale')}</span>
          <Button size="sm" tone="quiet" onClick={() => actor.send({ type: 'retry' })}>
            {say('app.retry')}
          </Button>
        </p>
      )}
      {view.overtakenBy && (
        <div className={note}>
          <span role="status">
            {view.overtakenBy.entry === null
              ? say('reception.overtakenNobody')
              : say('reception.overtaken', { slotNo: view.overtakenBy.entry.slotNo })}
          </span>
          <IconButton
            label={say('app.close')}
            icon={<X size={20} aria-hidden />}
            onClick={() => actor.send({ type: 'dismiss' })}
          />
        </div>
      )}
    </>
  )
}
