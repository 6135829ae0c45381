import { Undo2 } from 'lucide-react'
import { css } from 'styled-system/css'
import type { RecordDeskActor } from '../../machines/records/recordDesk.machine'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'

const look = css({
  position: 'sticky',
  insetBlockEnd: { base: '[5rem]', desktop: '16' },
  zIndex: '[2]',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12',
  padding: '12',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  boxShadow: 'card',
  '& > p': { margin: '0', lineHeight: 'caption', overflowWrap: 'anywhere' },
})

interface RemovedProps {
  readonly desk: RecordDeskActor
  readonly title: string
  readonly isBusy: boolean
}

/** What was just taken away, and the way to have it back. */
export const Removed = ({ desk, title, isBusy }: RemovedProps) => {
  const say = useText()
  return (
    <div className={look} role="status">
      <p>{say('records.removed', { title: title === '' ? say('records.one') : title })}</p>
      <Button size="sm" tone="secondary" busy={isBusy} onClick={() => desk.send({ type: 'undo' })}>
        <Undo2 size={20} aria-hidden />
        {say('records.undo')}
      </Button>
    </div>
  )
}
