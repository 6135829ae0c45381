import { css } from 'styled-system/css'
import type { Undoable } from '../../machines/reception/reception.setup'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'

const bar = css({
  position: 'sticky',
  bottom: '16',
  display: 'flex',
  alignItems: 'center',
  gap: '16',
  width: '[fit-content]',
  marginInline: 'auto',
  paddingBlock: '8',
  paddingInline: '16',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  boxShadow: 'card',
  fontSize: '14',
})

/** The last step, which can be taken back for a moment. */
export const UndoBar = ({ undoable, onUndo }: { readonly undoable: Undoable; readonly onUndo: () => void }) => {
  const say = useText()
  return (
    <div className={bar}>
      <span role="status">{say('reception.taken', { step: undoable.step, slotNo: undoable.slotNo })}</span>
      <Button size="sm" tone="secondary" onClick={onUndo}>
        {say('reception.undo')}
      </Button>
    </div>
  )
}
