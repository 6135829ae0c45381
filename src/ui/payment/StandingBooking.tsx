import { Navigation } from 'lucide-react'
import { css } from 'styled-system/css'
import { doctorPath } from '../../core/app/links'
import { isPresent, type VisitState } from '../../core/booking/appointment.status'
import type { BookingDetail } from '../../core/payment/payment'
import type { Settlement } from '../../core/payment/payment.rules'
import { CalendarLink } from '../kit/CalendarLink'
import { Preparation } from '../booking/Preparation'
import { TestDevices } from '../booking/TestDevices'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { useSpecialityName } from '../intl/useSpecialityName'
import { useMoney } from '../intl/format'
import { EmptyCalendar, Success } from '../kit/art'
import { Avatar } from '../kit/Avatar'
import { Button } from '../kit/Button'
import { Card } from '../kit/Card'
import { type KeyFact, KeyFacts } from '../kit/KeyFacts'
import { LinkButton } from '../kit/LinkButton'
import { Money } from '../kit/Money'
import { PaymentChip } from '../kit/PaymentChip'
import { StatusBadge } from '../kit/StatusBadge'
import { WaysOn } from './WaysOn'

interface StandingBookingProps {
  readonly detail: BookingDetail
  readonly standing: Exclude<Settlement, 'waiting' | 'released'>
  readonly directions: string | null
  readonly isPaying: boolean
  readonly onPay: () => void
  readonly onClose: () => void
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '24' })
const head = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '4',
  textAlign: 'center',
  '& > svg': { width: '120', height: 'auto' },
  '& > *': { margin: '0' },
})
const title = css({ textStyle: 'title' })
const muted = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })
const number = css({
  color: 'primary',
  fontSize: '48',
  fontWeight: 'semibold',
  lineHeight: 'heading',
  fontVariantNumeric: 'tabular-nums',
})
const who = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  marginBlockEnd: '16',
  '& > :last-child': { minWidth: '0' },
})
const name = css({ fontWeight: 'semibold', lineHeight: 'caption' })
const actions = css({ display: 'grid', gap: '8' })

/** The patient is there, or the time went by without them. */
const isOnOrMissed = (state: VisitState): boolean => isPresent(state) || state === 'noShow' || state === 'past'

/** The title of an appointment's page, and what of its money. */
const useHead = ({ amount, paymentStatus, state }: BookingDetail, standing: StandingBookingProps['standing']) => {
  const say = useText()
  const money = { amount: useMoney()(amount) }
  // What it was booked as is old by then.
  if (isOnOrMissed(state)) return { title: say('payment.visit'), text: null }
  switch (standing) {
    case 'settled':
      return { title: say('payment.confirmed'), text: say('payment.confirmedText') }
    case 'booked':
      return { title: say('payment.booked'), text: say('payment.bookedText', money) }
    case 'due':
      return { title: say('payment.booked'), text: `${say('payment.notReceived', money)} ${say('payment.dueText')}` }
    case 'completed':
      return { title: say('payment.completed'), text: say('payment.completedText') }
    case 'cancelled':
      return {
        title: say('payment.cancelled'),
        text: say(`payment.cancelled.${paymentStatus}`, money),
      }
  }
}

/** An appointment as the server has it: confirmed by its payment, booked, over or cancelled. */
export function StandingBooking({ detail, standing, directions, isPaying, onPay, onClose }: StandingBookingProps) {
  const say = useText()
  const nameOf = useSpecialityName()
  const when = useWhen()
  const money = useMoney()
  const { consultation, doctorName, startsAt, endsAt, clinicName, paymentStatus } = detail
  const { title: heading, text } = useHead(detail, standing)
  const isVideo = consultation === 'video'
  const isMissed = !isPresent(detail.state) && isOnOrMissed(detail.state)
  const isAhead = standing !== 'completed' && standing !== 'cancelled' && !isMissed
  const isMain = standing !== 'due'
  const slotNumber = isVideo || !isAhead ? say('payment.slotNo', { slotNo: detail.slotNo }) : null
  const facts: readonly KeyFact[] = [
    { kind: 'when', value: when.range(startsAt, endsAt), more: slotNumber },
    isVideo
      ? { kind: 'video', value: say('payment.video') }
      : { kind: 'clinic', value: clinicName ?? say('payment.inClinic') },
    ...(detail.memberName === null ? [] : [{ kind: 'who' as const, value: detail.memberName }]),
    {
      kind: 'paid',
      value: (
        <>
          <Money paise={detail.amount} /> <PaymentChip status={standing === 'booked' ? 'collect' : paymentStatus} />
        </>
      ),
    },
  ]
  const directionsLink = directions && (
    <LinkButton wide size="lg" tone={isMain ? 'primary' : 'secondary'} href={directions} target="_blank" rel="noopener">
      <Navigation size={20} aria-hidden />
      {say('booking.directions')}
    </LinkButton>
  )
  const calendar = (
    <CalendarLink
      id={detail.bookingId}
      title={say(isVideo ? 'booking.eventVideo' : 'booking.eventClinic', { name: doctorName })}
      place={isVideo ? say('payment.video') : (clinicName ?? '')}
      startsAt={startsAt}
      endsAt={endsAt}
      label={say('booking.addToCalendar')}
      tone={isMain && (isVideo || !directions) ? 'primary' : 'secondary'}
      wide
    />
  )
  return (
    <div className={stack}>
      <div className={head} role="status">
        {standing === 'cancelled' || isMissed ? <EmptyCalendar /> : <Success />}
        <h1 className={title}>{heading}</h1>
        {isOnOrMissed(detail.state) && (
          <StatusBadge status={detail.state}>{say(`orders.status.${detail.state}`)}</StatusBadge>
        )}
        {text !== null && <p className={muted}>{text}</p>}
        {!isVideo && isAhead && (
          <>
            <span className={muted}>{say('payment.slotNumber')}</span>
            <span className={number}>{detail.slotNo}</span>
          </>
        )}
      </div>
      {standing === 'due' && (
        <Button wide size="lg" disabled={isPaying} onClick={onPay}>
          {isPaying ? say('payment.retrying') : say('payment.payNow', { amount: money(detail.amount) })}
        </Button>
      )}
      {isAhead && (
        <div className={actions}>
          {isVideo ? calendar : directionsLink}
          {isVideo ? <TestDevices /> : calendar}
        </div>
      )}
      <Card>
        <div className={who}>
          <Avatar name={doctorName} src={detail.doctorPhotoUrl} size="lg" decorative />
          <div>
            <div className={name}>{doctorName}</div>
            <div className={muted}>
              {[nameOf(detail.speciality), detail.degree].filter((part) => part !== '').join(' · ')}
            </div>
            <div className={muted}>{say('payment.years', { years: detail.experienceYears })}</div>
          </div>
        </div>
        <KeyFacts facts={facts} />
      </Card>
      {isAhead && <Preparation consultation={consultation} />}
      {standing === 'cancelled' && (
        <Link href={doctorPath(detail.doctorId)} state={{ doctorId: detail.doctorId }} asChild>
          <LinkButton wide size="lg">
            {say('payment.chooseAnother')}
          </LinkButton>
        </Link>
      )}
      <WaysOn onClose={onClose} />
    </div>
  )
}
