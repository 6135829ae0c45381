import { Navigation } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import type { BookingDetail } from '../../core/payment/payment'
import { CalendarLink } from '../kit/CalendarLink'
import { Preparation } from '../booking/Preparation'
import { TestDevices } from '../booking/TestDevices'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { useSpecialityName } from '../intl/useSpecialityName'
import { Success } from '../kit/art'
import { Card } from '../kit/Card'
import { LinkButton } from '../kit/LinkButton'
import { Money } from '../kit/Money'
import { WaysOn } from './WaysOn'

interface ConfirmedBookingProps {
  detail: BookingDetail
  directions: string | null
  onClose: () => void
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

/** The booking as the server confirmed it, after an online payment. */
export function ConfirmedBooking({ detail, directions, onClose }: ConfirmedBookingProps) {
  const say = useText()
  const nameOf = useSpecialityName()
  const when = useWhen()
  const { consultation, doctorName, startsAt, endsAt, clinicName } = detail
  const isVideo = consultation === 'video'
  return (
    <div className={stack}>
      <div className={head} role="status">
        <Success />
        <h1 className={title}>{say('payment.confirmed')}</h1>
        <p className={muted}>{say('payment.confirmedText')}</p>
        {!isVideo && (
          <>
            <span className={muted}>{say('payment.slotNumber')}</span>
            <span className={number}>{detail.slotNo}</span>
          </>
        )}
      </div>
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
          {isVideo && <Fact term={say('payment.slotNumber')}>{detail.slotNo}</Fact>}
          <Fact term={say('payment.paid')}>
            <Money paise={detail.amount} />
          </Fact>
          {clinicName !== null && !isVideo && <Fact term={say('payment.clinic')}>{clinicName}</Fact>}
        </dl>
      </Card>
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
      <WaysOn onClose={onClose} />
    </div>
  )
}
