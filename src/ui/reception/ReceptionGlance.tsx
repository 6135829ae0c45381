import { css, cx } from 'styled-system/css'
import { container } from 'styled-system/patterns'
import type { ReceptionActor } from '../../machines/reception/reception.machine'
import type { ReceptionView } from '../../machines/reception/reception.view'
import { useText } from '../intl/useText'
import { ActionBar } from '../kit/ActionBar'
import { Button } from '../kit/Button'
import { VisuallyHidden } from '../kit/VisuallyHidden'
import { ClinicTabs } from './ClinicTabs'
import { ColumnSection } from './ColumnSection'
import { QueueNotes } from './QueueNotes'
import { UndoBar } from './UndoBar'

const page = cx(
  container(),
  css({
    display: 'flex',
    flexDirection: 'column',
    gap: '16',
    minHeight: '[calc(100dvh - 57px - var(--below))]',
    paddingBlockStart: '16',
  }),
)
const columns = css({ display: 'grid', gap: '24', paddingBlockEnd: '24' })

interface ReceptionGlanceProps {
  readonly actor: ReceptionActor
  readonly view: ReceptionView
  readonly clinicId: string
}

/** The queue on a small screen, to read: who is seen, who is next, who is to come. The next one can be called. */
export const ReceptionGlance = ({ actor, view, clinicId }: ReceptionGlanceProps) => {
  const say = useText()
  const [next] = view.queue
  return (
    <div className={page}>
      <VisuallyHidden>
        <h1>{say('reception.title')}</h1>
      </VisuallyHidden>
      <QueueNotes actor={actor} view={view} />
      <ClinicTabs actor={actor} view={view} clinicId={clinicId}>
        <div className={columns}>
          <ColumnSection name="current" rows={view.current} />
          <ColumnSection name="queue" rows={view.queue} />
          <ColumnSection name="due" rows={view.due} />
        </div>
      </ClinicTabs>
      {view.undoable && <UndoBar undoable={view.undoable} onUndo={() => actor.send({ type: 'undo' })} />}
      <ActionBar
        facts={say('reception.next', { token: next?.entry.token ?? 'none' })}
        main={
          <Button busy={view.isBusy} onClick={() => actor.send({ type: 'next.called' })}>
            {say('reception.callNext')}
          </Button>
        }
      />
    </div>
  )
}
