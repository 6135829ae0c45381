import type { OrderPanelActor } from '../../machines/providerOrders/orderPanel.machine'
import type { OrderPanelView } from '../../machines/providerOrders/orderPanel.view'
import { useText } from '../intl/useText'
import { DatePicker } from '../kit/date-picker/DatePicker'

interface MoveToProps {
  readonly actor: OrderPanelActor
  readonly moving: NonNullable<OrderPanelView['moving']>
}

/** The day to which a visit is moved. */
export const MoveTo = ({ actor, moving: { day, from, to } }: MoveToProps) => {
  const say = useText()
  return (
    <DatePicker
      view={{
        label: say('providerOrders.move.day'),
        value: day,
        min: from,
        max: to,
        asSent: 'day',
        help: say('providerOrders.move.help'),
      }}
      on={({ day: chosen }) => actor.send({ type: 'day.chosen', day: chosen })}
    />
  )
}
