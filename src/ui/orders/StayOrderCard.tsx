import { BedDouble, FileText, MapPin, Phone } from 'lucide-react'
import { startOfDay } from '../../core/kit/dates'
import type { StayOrderCard as Card } from '../../machines/orders/orders.view'
import { useApp } from '../app/frame/AppContext'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'
import { Avatar } from '../kit/Avatar'
import { Badge } from '../kit/Badge'
import { Button } from '../kit/Button'
import { Card as Frame } from '../kit/Card'
import { LinkButton } from '../kit/LinkButton'
import { cardLook } from './card.styles'
import { Fact } from './Fact'

/** A stay in hospital: who, where, since when, whom to call, how it goes on. */
export const StayOrderCard = ({ card }: { readonly card: Card }) => {
  const { order, isOver, days, directions, call } = card
  const say = useText()
  const dates = useDates()
  const { app } = useApp()
  const day = (of: string) => dates.dayAndMonth(startOfDay(of))
  const open = () => app.send({ type: 'open', feature: { id: 'overlay.ownStay', at: order.id } })
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
            {call && (
              <LinkButton size="sm" tone="secondary" href={call}>
                <Phone size={16} aria-hidden />
                {say(isOver ? 'orders.stay.followUp' : 'orders.stay.callWard')}
              </LinkButton>
            )}
            {directions && (
              <LinkButton
                size="sm"
                tone="secondary"
                href={directions}
                target="_blank"
                rel="noopener"
                aria-label={say('orders.directionsNamed', { name: order.hospitalName })}
              >
                <MapPin size={16} aria-hidden />
                {say('orders.directions')}
              </LinkButton>
            )}
            <Button size="sm" onClick={open}>
              {order.hasSummary && <FileText size={16} aria-hidden />}
              {say(order.hasSummary ? 'orders.stay.summary' : 'orders.stay.update')}
            </Button>
          </span>
        </div>
      </div>
    </Frame>
  )
}
