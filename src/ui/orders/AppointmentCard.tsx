import { Users } from 'lucide-react'
import { css } from 'styled-system/css'
import type { AppointmentOrderCard } from '../../machines/orders/orders.view'
import { DayRange } from '../intl/DayRange'
import { useText } from '../intl/useText'
import { useSpecialityName } from '../intl/useSpecialityName'
import { useWhen } from '../intl/useWhen'
import { Avatar } from '../kit/Avatar'
import { Card } from '../kit/Card'
import { CalendarLink } from '../kit/CalendarLink'
import { InlineNotice } from '../kit/InlineNotice'
import { KeyFacts } from '../kit/KeyFacts'
import { Money } from '../kit/Money'
import { StatusBadge } from '../kit/StatusBadge'
import { HeldFor } from '../payment/HeldFor'
import { cardLook } from './card.styles'
import { OrderActions, type OrderPresses } from './OrderActions'

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
  const { order, shown, payment, amount, before, late, wait, delay, isOver, isReleased, due } = card
  const say = useText()
  const nameOf = useSpecialityName()
  const when = useWhen()
  const isVideo = order.consultation === 'video'
  return (
    <Card className={cardLook.lazy}>
      <div className={cardLook.stack}>
        {before !== null && (
          <p className={queue} role="status">
            <Users size={20} aria-hidden />
            {say('orders.liveQueue', { n: before })}
            {late !== null && ` · ${say('orders.queueLate', { minutes: late })}`}
            {wait !== null && ` · ${say('orders.queueWait', wait)}`}
          </p>
        )}
        {delay !== null && (
          <InlineNotice tone="warm">
            {say('orders.delay', { minutes: delay.minutes, time: when.time(delay.expectedAt) })}
          </InlineNotice>
        )}
        <div className={cardLook.top}>
          <p className={cardLook.time}>
            <DayRange from={order.startsAt} to={order.endsAt} />
          </p>
          <StatusBadge status={shown}>{say(`orders.status.${shown}`)}</StatusBadge>
        </div>
        <div className={cardLook.who}>
          <Avatar name={order.doctorName} src={order.doctorPhotoUrl} decorative />
          <div className={cardLook.words}>
            <h3 className={cardLook.name}>{order.doctorName}</h3>
            <p className={cardLook.line}>{nameOf(order.speciality)}</p>
          </div>
        </div>
        <KeyFacts
          layout="line"
          facts={[
            isVideo
              ? {
                  kind: 'video',
                  value: [say('orders.video'), card.isAwaited && say('orders.joinNote')].filter(Boolean).join(' · '),
                }
              : {
                  kind: 'clinic',
                  value: order.clinicName ?? say('orders.inClinic'),
                  more: <span className={cardLook.address}>{order.address}</span>,
                },
            {
              kind: 'who',
              value:
                order.patientName === null
                  ? say('orders.slotNo', { slotNo: order.slotNo })
                  : say('orders.for', { name: order.patientName, slotNo: order.slotNo }),
            },
            ...(amount === null
              ? []
              : [
                  {
                    kind: 'paid' as const,
                    value: (
                      <>
                        {payment !== 'UNPAID' && say(`orders.${payment}`, { consultation: order.consultation })}{' '}
                        <Money paise={amount} />
                      </>
                    ),
                  },
                ]),
          ]}
        />
        {due !== null && due.until !== null && (
          <InlineNotice tone="held">
            <HeldFor until={due.until} isShort />
          </InlineNotice>
        )}
        {isReleased && <InlineNotice tone="warm">{say('orders.released')}</InlineNotice>}
        <div className={cardLook.foot}>
          <span className={cardLook.actions}>
            <OrderActions
              order={order}
              buttons={card.buttons}
              isOver={isOver}
              on={on}
              further={
                card.isInCalendar && (
                  <CalendarLink
                    key="calendar"
                    id={order.id}
                    title={order.doctorName}
                    place={isVideo ? say('orders.video') : (order.clinicName ?? '')}
                    startsAt={order.startsAt}
                    endsAt={order.endsAt}
                    isCancelled
                    label={say('orders.outOfCalendar')}
                    size="sm"
                  />
                )
              }
            />
          </span>
        </div>
      </div>
    </Card>
  )
}
