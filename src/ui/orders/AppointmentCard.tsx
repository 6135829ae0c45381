import { Building2, Clock, FileText, MapPin, Phone, TriangleAlert, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { statusLooks } from '../../core/booking/appointment.status'
import { doctorPath } from '../../core/app/links'
import { routes } from '../../core/app/routes'
import { readPrescriptionPath } from '../../core/prescription/prescription.params'
import { CASH, LATER } from '../../core/payment/payment'
import type { OrderCard } from '../../machines/orders/orders.view'
import { useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { useSpecialityName } from '../intl/useSpecialityName'
import { Avatar } from '../kit/Avatar'
import { Badge } from '../kit/Badge'
import { Button } from '../kit/Button'
import { Card } from '../kit/Card'
import { LinkButton } from '../kit/LinkButton'
import { Money } from '../kit/Money'
import { HeldFor } from '../payment/HeldFor'

const lazy = css({ contentVisibility: 'auto', containIntrinsicBlockSize: '[auto 15rem]' })
const stack = css({ display: 'flex', flexDirection: 'column', gap: '16' })
const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8',
})
const time = css({ margin: '0', fontWeight: 'semibold', lineHeight: 'caption', fontVariantNumeric: 'tabular-nums' })
const who = css({ display: 'flex', alignItems: 'center', gap: '12', minWidth: '0', '& > svg': { flexShrink: 0 } })
const words = css({ minWidth: '0', '& > *': { margin: '0' } })
const name = css({ fontSize: '16' })
const line = css({ color: 'muted', fontSize: '14', lineHeight: 'caption', overflowWrap: 'anywhere' })
const facts = css({
  display: 'grid',
  gap: '12',
  gridTemplateColumns: { base: '1fr 1fr', tablet: 'repeat(4, minmax(0, 1fr))' },
  margin: '0',
  fontSize: '14',
  lineHeight: 'caption',
  '& dt': { color: 'muted', fontSize: '12' },
  '& dd': { margin: '0', fontWeight: 'medium', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
})
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
const foot = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '8', marginInlineStart: 'auto' })

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

interface AppointmentCardProps {
  readonly card: OrderCard
  readonly onPay: (bookingId: string) => void
}

/** One appointment: when, with whom, for whom, and the one thing that makes sense now. */
export function AppointmentCard({ card, onPay }: AppointmentCardProps) {
  const { order, isOver, isReleased, directions, clinicCall, canJoin, due } = card
  const say = useText()
  const nameOf = useSpecialityName()
  const when = useWhen()
  const money = useMoney()
  const isVideo = order.consultation === 'video'
  const Icon = isVideo ? Video : Building2
  const status = isReleased ? 'cancelled' : order.status
  const payment =
    order.paymentStatus === 'UNPAID' && order.paymentMethodId === CASH && !isOver
      ? say('orders.paysCash')
      : order.paymentStatus === 'UNPAID' && order.paymentMethodId === LATER && !isOver
        ? say('orders.paysLater')
        : say(`orders.${order.paymentStatus}`)
  return (
    <Card className={lazy}>
      <div className={stack}>
        <div className={top}>
          <p className={time}>{when.range(order.startsAt, order.endsAt)}</p>
          <Badge tone={statusLooks[status].tone}>{say(`orders.status.${status}`)}</Badge>
        </div>
        <div className={who}>
          <Avatar name={order.doctorName} src={order.doctorPhotoUrl} decorative />
          <div className={words}>
            <h3 className={name}>{order.doctorName}</h3>
            <p className={line}>{nameOf(order.speciality)}</p>
          </div>
        </div>
        <dl className={facts}>
          {order.patientName !== null && <Fact term={say('orders.patient')}>{order.patientName}</Fact>}
          <Fact term={say('orders.slotNo')}>{order.slotNo}</Fact>
          <Fact term={say('orders.fee')}>
            <Money paise={order.finalAmount} />
          </Fact>
          <Fact term={say('orders.payment')}>{payment}</Fact>
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
        <div className={foot}>
          <span className={who}>
            <Icon size={20} aria-hidden />
            <span className={line}>
              {isVideo
                ? say('orders.video')
                : [order.clinicName ?? say('orders.inClinic'), order.address].filter(Boolean).join(', ')}
              {isVideo && !isOver && ` · ${say('orders.joinNote')}`}
            </span>
          </span>
          <span className={actions}>
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
                onClick={() => onPay(order.id)}
              >
                {say('orders.pay', { amount: money(due.amount) })}
              </Button>
            )}
            {(isOver || (!directions && !canJoin && due === null)) && (
              <Link href={doctorPath(order.doctorId)} state={{ doctorId: order.doctorId }} asChild>
                <LinkButton
                  tone="secondary"
                  size="sm"
                  aria-label={say(isOver ? 'orders.bookAgainNamed' : 'orders.seeDoctorNamed', {
                    name: order.doctorName,
                  })}
                >
                  {say(isOver ? 'orders.bookAgain' : 'orders.seeDoctor')}
                </LinkButton>
              </Link>
            )}
          </span>
        </div>
      </div>
    </Card>
  )
}
