import { Building2, Clock, TriangleAlert, Users, Video } from 'lucide-react'
import { css } from 'styled-system/css'
import { statusLooks } from '../../core/booking/appointment.status'
import type { AppointmentOrderCard } from '../../machines/orders/orders.view'
import { DayRange } from '../intl/DayRange'
import { useText } from '../intl/useText'
import { useSpecialityName } from '../intl/useSpecialityName'
import { Avatar } from '../kit/Avatar'
import { Badge } from '../kit/Badge'
import { Card } from '../kit/Card'
import { CalendarLink } from '../kit/CalendarLink'
import { Money } from '../kit/Money'
import { HeldFor } from '../payment/HeldFor'
import { cardLook } from './card.styles'
import { Fact } from './Fact'
import { OrderActions, type OrderPresses } from './OrderActions'

const note = css({
  display: 'flex',
  gap: '8',
  margin: '0',
  padding: '12',
  borderRadius: '8',
  background: 'tint',
  color: 'primary.pressed',
  fontSize: '14',
  lineHeight: 'caption',
  '& > svg': { flexShrink: 0, marginBlockStart: '[2px]' },
})

const queue = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  margin: '0',
  padding: '8',
  borderRadius: '8',
  background: 'tint',
  color: 'primary.pressed',
  fontWeight: 'semibold',
  lineHeight: 'caption',
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { flexShrink: 0 },
})

interface AppointmentCardProps {
  readonly card: AppointmentOrderCard
  readonly on: OrderPresses
}

/** One appointment: when, with whom, for whom, and the one thing that makes sense now. */
export function AppointmentCard({ card, on }: AppointmentCardProps) {
  const { order, shown, payment, before, isOver, isReleased, due } = card
  const say = useText()
  const nameOf = useSpecialityName()
  const isVideo = order.consultation === 'video'
  const Icon = isVideo ? Video : Building2
  return (
    <Card className={cardLook.lazy}>
      <div className={cardLook.stack}>
        {before !== null && (
          <p className={queue} role="status">
            <Users size={20} aria-hidden />
            {say('orders.liveQueue', { n: before })}
          </p>
        )}
        <div className={cardLook.top}>
          <p className={cardLook.time}>
            <DayRange from={order.startsAt} to={order.endsAt} />
          </p>
          <Badge tone={statusLooks[shown].tone}>{say(`orders.status.${shown}`)}</Badge>
        </div>
        <div className={cardLook.who}>
          <Avatar name={order.doctorName} src={order.doctorPhotoUrl} decorative />
          <div className={cardLook.words}>
            <h3 className={cardLook.name}>{order.doctorName}</h3>
            <p className={cardLook.line}>{nameOf(order.speciality)}</p>
          </div>
        </div>
        <dl className={cardLook.facts}>
          {order.patientName !== null && <Fact term={say('orders.patient')}>{order.patientName}</Fact>}
          <Fact term={say('orders.slotNo')}>{order.slotNo}</Fact>
          <Fact term={say('orders.fee')}>
            <Money paise={order.finalAmount} />
          </Fact>
          <Fact term={say('orders.payment')}>{say(`orders.${payment}`)}</Fact>
        </dl>
        {due !== null && due.until !== null && (
          <p className={note}>
            <Clock size={16} aria-hidden />
            <HeldFor until={due.until} />
          </p>
        )}
        {isReleased && (
          <p className={note}>
            <TriangleAlert size={16} aria-hidden />
            {say('orders.released')}
          </p>
        )}
        <div className={cardLook.foot}>
          <span className={cardLook.who}>
            <Icon size={20} aria-hidden />
            <span className={`${cardLook.line} ${isVideo ? '' : cardLook.address}`}>
              {isVideo
                ? say('orders.video')
                : [order.clinicName ?? say('orders.inClinic'), order.address].filter(Boolean).join(', ')}
              {card.isAwaited && ` · ${say('orders.joinNote')}`}
            </span>
          </span>
          <span className={cardLook.actions}>
            <OrderActions order={order} buttons={card.buttons} isOver={isOver} on={on} />
            {card.isInCalendar && (
              <CalendarLink
                id={order.id}
                title={order.doctorName}
                place={isVideo ? say('orders.video') : (order.clinicName ?? '')}
                startsAt={order.startsAt}
                endsAt={order.endsAt}
                isCancelled
                label={say('orders.outOfCalendar')}
                size="sm"
              />
            )}
          </span>
        </div>
      </div>
    </Card>
  )
}
