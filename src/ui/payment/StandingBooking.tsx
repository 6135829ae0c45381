import { Navigation } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { doctorPath } from '../../core/app/links'
import type { BookingDetail } from '../../core/payment/payment'
import type { Settlement } from '../../core/payment/payment.rules'
import { CalendarLink } from '../kit/CalendarLink'
import { Preparation } from '../booking/Preparation'
import { TestDevices } from '../booking/TestDevices'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { useSpecialityName } from '../intl/useSpecialityName'
import { useMoney } from '../intl/format'
import { EmptyCalendar, Success } from '../kit/art'
import { Button } from '../kit/Button'
import { Card } from '../kit/Card'
import { LinkButton } from '../kit/LinkButton'
import { Money } from '../kit/Money'
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
const facts = css({
  display: 'grid',
  gap: '16',
  gridTemplateColumns: { base: '1fr 1fr', tablet: '1fr 1fr 1fr' },
  margin: '0',
  '& dt': { color: 'muted', fontSize: '12', lineHeight: 'caption' },
  '& dd': { margin: '0', fontWeight: 'medium', lineHeight: 'caption', fontVariantNumeric: 'tabular-nums' },
})
const wholeLine = css({ gridColumn: '1 / -1' })
const actions = css({ display: 'grid', gap: '8' })

const Fact = ({ term, children, className }: { term: string; children: ReactNode; className?: string }) => (
  <div className={className}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

/** The title of an appointment's page, and what of its money. */
const useHead = ({ amount, paymentStatus }: BookingDetail, standing: StandingBookingProps['standing']) => {
  const say = useText()
  const money = { amount: useMoney()(amount) }
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
  const isAhead = standing !== 'completed' && standing !== 'cancelled'
  return (
    <div className={stack}>
      <div className={head} role="status">
        {standing === 'cancelled' ? <EmptyCalendar /> : <Success />}
        <h1 className={title}>{heading}</h1>
        <p className={muted}>{text}</p>
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
      <Card>
        <dl className={facts}>
          <Fact term={say('payment.doctor')} className={wholeLine}>
            {doctorName}
            <div className={muted}>
              {[nameOf(detail.speciality), detail.degree].filter((part) => part !== '').join(' · ')}
            </div>
            <div className={muted}>{say('payment.years', { years: detail.experienceYears })}</div>
          </Fact>
          {detail.memberName !== null && <Fact term={say('payment.patient')}>{detail.memberName}</Fact>}
          <Fact term={say('payment.consultation')}>{say(`payment.${consultation}`)}</Fact>
          <Fact term={say('payment.time')} className={wholeLine}>
            {when.range(startsAt, endsAt)}
          </Fact>
          {(isVideo || !isAhead) && <Fact term={say('payment.slotNumber')}>{detail.slotNo}</Fact>}
          <Fact term={say(paymentStatus === 'PAID' ? 'payment.paid' : 'payment.fee')}>
            <Money paise={detail.amount} />
          </Fact>
          {clinicName !== null && !isVideo && <Fact term={say('payment.clinic')}>{clinicName}</Fact>}
        </dl>
      </Card>
      {isAhead && (
        <>
          <div className={actions}>
            {isVideo && <TestDevices />}
            {!isVideo && directions && (
              <LinkButton wide href={directions} target="_blank" rel="noopener">
                <Navigation size={20} aria-hidden />
                {say('booking.directions')}
              </LinkButton>
            )}
            <CalendarLink
              id={detail.bookingId}
              title={say(isVideo ? 'booking.eventVideo' : 'booking.eventClinic', { name: doctorName })}
              place={isVideo ? say('payment.video') : (clinicName ?? '')}
              startsAt={startsAt}
              endsAt={endsAt}
              label={say('booking.addToCalendar')}
              tone={isVideo || directions ? 'secondary' : 'primary'}
              wide
            />
          </div>
          <Preparation consultation={consultation} />
        </>
      )}
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
