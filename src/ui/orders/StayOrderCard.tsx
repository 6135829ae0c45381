import { BedDouble } from 'lucide-react'
import { startOfDay } from '../../core/kit/dates'
import type { StayOrderCard as Card } from '../../machines/orders/orders.view'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'
import { Avatar } from '../kit/Avatar'
import { Badge } from '../kit/Badge'
import { Card as Frame } from '../kit/Card'
import { cardLook } from './card.styles'
import { Fact } from './Fact'
import { OrderActions, type OrderPresses } from './OrderActions'

interface StayOrderCardProps {
  readonly card: Card
  readonly on: OrderPresses
}

/** A stay in hospital: who, where, since when, whom to call, how it goes on. */
export const StayOrderCard = ({ card, on }: StayOrderCardProps) => {
  const { order, isOver, days } = card
  const say = useText()
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
          <Badge tone={isOver ? 'neutral' : 'calm'}>{say(`orders.status.${order.status}`)}</Badge>
        </div>
        <div className={cardLook.who}>
          <Avatar name={order.doctorName} src={order.doctorPhotoUrl || undefined} decorative />
          <div className={cardLook.words}>
            <h3 className={cardLook.name}>{order.hospitalName}</h3>
            <p className={cardLook.line}>{say('orders.stay.under', { name: order.doctorName })}</p>
          </div>
        </div>
        <dl className={cardLook.facts}>
          <Fact term={say('orders.patient')}>{order.patientName}</Fact>
          {!isOver && (
            <Fact term={say('orders.stay.bed')}>
              {say('orders.stay.place', { room: order.roomName, bed: order.bedNumber })}
            </Fact>
          )}
        </dl>
        <div className={cardLook.foot}>
          <span className={cardLook.who}>
            <BedDouble size={20} aria-hidden />
            <span className={`${cardLook.line} ${cardLook.address}`}>{order.address}</span>
          </span>
          <span className={cardLook.actions}>
            <OrderActions order={order} buttons={card.buttons} isOver={isOver} on={on} />
          </span>
        </div>
      </div>
    </Frame>
  )
}
