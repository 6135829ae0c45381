import { startOfDay } from '../../core/kit/dates'
import type { StayOrderCard as Card } from '../../machines/orders/orders.view'
import { useDates } from '../intl/format'
import { useRoomName } from '../intl/useRoomName'
import { useText } from '../intl/useText'
import { Avatar } from '../kit/Avatar'
import { Card as Frame } from '../kit/Card'
import { KeyFacts } from '../kit/KeyFacts'
import { StatusBadge } from '../kit/StatusBadge'
import { cardLook } from './card.styles'
import { OrderActions, type OrderPresses } from './OrderActions'

interface StayOrderCardProps {
  readonly card: Card
  readonly on: OrderPresses
}

/** A stay in hospital: who, where, since when, whom to call, how it goes on. */
export const StayOrderCard = ({ card, on }: StayOrderCardProps) => {
  const { order, isOver, days } = card
  const say = useText()
  const roomName = useRoomName()
  const dates = useDates()
  const day = (of: string) => dates.dayAndMonth(startOfDay(of))
  return (
    <Frame className={cardLook.lazy}>
      <div className={cardLook.stack}>
        <div className={cardLook.top}>
          <p className={cardLook.time}>
            {order.dischargedOn === null
              ? say('orders.stay.since', { day: day(order.admittedOn), days })
              : say('orders.stay.span', { from: day(order.admittedOn), to: day(order.dischargedOn), days })}
          </p>
          <StatusBadge status={order.status}>{say(`orders.status.${order.status}`)}</StatusBadge>
        </div>
        <div className={cardLook.who}>
          <Avatar name={order.doctorName} src={order.doctorPhotoUrl || undefined} decorative />
          <div className={cardLook.words}>
            <h3 className={cardLook.name}>{order.hospitalName}</h3>
            <p className={cardLook.line}>{say('orders.stay.under', { name: order.doctorName })}</p>
          </div>
        </div>
        <KeyFacts
          layout="line"
          facts={[
            {
              kind: 'where',
              value: isOver
                ? order.address
                : say('orders.stay.place', { room: roomName(order.roomName), bed: order.bedNumber }),
              more: !isOver && order.address,
            },
            { kind: 'who', value: order.patientName },
          ]}
        />
        <div className={cardLook.foot}>
          <span className={cardLook.actions}>
            <OrderActions order={order} buttons={card.buttons} isOver={isOver} on={on} />
          </span>
        </div>
      </div>
    </Frame>
  )
}
