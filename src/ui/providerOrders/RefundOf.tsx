import { css } from 'styled-system/css'
import type { OrderPanelActor } from '../../machines/providerOrders/orderPanel.machine'
import type { OrderPanelView } from '../../machines/providerOrders/orderPanel.view'
import { useTestName } from '../intl/useTestName'
import { useText } from '../intl/useText'
import { Checkbox } from '../kit/Checkbox'
import { TextField } from '../kit/TextField'

const some = css({
  display: 'grid',
  gap: '8',
  margin: '0',
  padding: '0',
  border: 'none',
  '& p': { margin: '0' },
  '& legend': { fontSize: '14', fontWeight: 'medium' },
})

/** Which tests or medicines are given back; none that is named is all that was paid. */
export const RefundOf = ({ actor, view }: { readonly actor: OrderPanelActor; readonly view: OrderPanelView }) => {
  const say = useText()
  const testName = useTestName()
  const { refundable, refunding, returnable, returning, wrongReturns, canBeMistaken, isMistaken, order } = view
  if (refundable.length === 0 && returnable.length === 0 && !canBeMistaken) return null
  const isAll = refunding.length === 0 && returnable.every(({ line }) => !returning[line]?.trim())
  return (
    <fieldset className={some}>
      <legend>{say('providerOrders.refund.which')}</legend>
      {isAll && <p>{say(order?.creditNotes.length ? 'providerOrders.refund.rest' : 'providerOrders.refund.all')}</p>}
      {refundable.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={testName(name)}
          checked={refunding.includes(id)}
          onChange={() => actor.send({ type: 'test.marked', id })}
        />
      ))}
      {canBeMistaken && (
        <Checkbox
          label={say('providerOrders.refund.mistaken')}
          checked={isMistaken}
          onChange={() => actor.send({ type: 'mistake.marked' })}
        />
      )}
      {returnable.map(({ line, name, packSize, kept }) => (
        <TextField
          key={line}
          label={say('providerOrders.refund.medicine', { name })}
          help={
            packSize > 1
              ? say('providerOrders.refund.keptPacks', { count: kept, size: packSize })
              : say('providerOrders.refund.kept', { count: kept })
          }
          numeric="digits"
          autoComplete="off"
          value={returning[line] ?? ''}
          error={wrongReturns.includes(line) ? say('providerOrders.refund.wrong', { count: kept }) : undefined}
          onChange={(text) => actor.send({ type: 'return.typed', line, text })}
        />
      ))}
    </fieldset>
  )
}
