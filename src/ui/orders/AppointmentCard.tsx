import { Building2, Clock, FileText, MapPin, Phone, TriangleAlert, Users, Video } from 'lucide-react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { statusLooks } from '../../core/booking/appointment.status'
import { doctorPath } from '../../core/app/links'
import { routes } from '../../core/app/routes'
import { readPrescriptionPath } from '../../core/prescription/prescription.params'
import type { AppointmentOrder } from '../../core/orders/orders'
import type { AppointmentOrderCard } from '../../machines/orders/orders.view'
import { DayRange } from '../intl/DayRange'
import { useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { useSpecialityName } from '../intl/useSpecialityName'
import { Avatar } from '../kit/Avatar'
import { Badge } from '../kit/Badge'
import { Button } from '../kit/Button'
import { Card } from '../kit/Card'
import { CalendarLink } from '../kit/CalendarLink'
import { LinkButton } from '../kit/LinkButton'
import { Money } from '../kit/Money'
import { HeldFor } from '../payment/HeldFor'
import { cardLook } from './card.styles'
import { Fact } from './Fact'

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

/** What a press on a card begins. */
export interface CardActions {
  readonly pay: (bookingId: string) => void
  readonly cancel: (order: AppointmentOrder) => void
  readonly move: (order: AppointmentOrder) => void
}

interface AppointmentCardProps {
  readonly card: AppointmentOrderCard
  readonly on: CardActions
}

/** One appointment: when, with whom, for whom, and the one thing that makes sense now. */
export function AppointmentCard({ card, on }: AppointmentCardProps) {
  const { order, shown, payment, before, isOver, isReleased, directions, clinicCall, canJoin, due, doctor } = card
  const say = useText()
  const nameOf = useSpecialityName()
  const money = useMoney()
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
            {directions && (
              <LinkButton
                size="sm"
                tone={isOver || due !== null ? 'secondary' : 'primary'}
                href={directions}
                target="_blank"
                rel="noopener"
                aria-label={say('orders.directionsNamed', { name: order.clinicName ?? order.doctorName })}
              >
                <MapPin size={16} aria-hidden />
                {say('orders.directions')}
              </LinkButton>
            )}
            {clinicCall && (
              <LinkButton
                size="sm"
                tone="secondary"
                href={clinicCall}
                aria-label={say('orders.callClinicNamed', { name: order.clinicName ?? order.doctorName })}
              >
                <Phone size={16} aria-hidden />
                {say('orders.callClinic')}
              </LinkButton>
            )}
            {order.activePrescription !== null && (
              <Link href={readPrescriptionPath(order.activePrescription)} asChild>
                <LinkButton
                  size="sm"
                  tone="secondary"
                  aria-label={say('orders.prescriptionNamed', { name: order.doctorName })}
                >
                  <FileText size={16} aria-hidden />
                  {say('orders.prescription')}
                </LinkButton>
              </Link>
            )}
            {canJoin && (
              <Link href={routes.joinRoom.path} state={{ bookingId: order.id }} asChild>
                <LinkButton size="sm">
                  <Video size={16} aria-hidden />
                  {say('orders.join')}
                </LinkButton>
              </Link>
            )}
            {due !== null && (
              <Button
                size="sm"
                tone={due.until === null ? 'secondary' : 'primary'}
                aria-label={say('orders.payNamed', { amount: money(due.amount), name: order.doctorName })}
                onClick={() => on.pay(order.id)}
              >
                {say('orders.pay', { amount: money(due.amount) })}
              </Button>
            )}
            {card.actions.map((action) => (
              <Button
                key={action}
                size="sm"
                tone={action === 'cancel' ? 'quiet' : 'secondary'}
                aria-label={say(`orders.${action}Named`, { name: order.doctorName })}
                onClick={() => (action === 'cancel' ? on.cancel(order) : on.move(order))}
              >
                {say(`orders.${action}`)}
              </Button>
            ))}
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
            {doctor !== null && (
              <Link href={doctorPath(order.doctorId)} state={{ doctorId: order.doctorId }} asChild>
                <LinkButton
                  tone="secondary"
                  size="sm"
                  aria-label={say(`orders.${doctor}Named`, { name: order.doctorName })}
                >
                  {say(`orders.${doctor}`)}
                </LinkButton>
              </Link>
            )}
          </span>
        </div>
      </div>
    </Card>
  )
}
