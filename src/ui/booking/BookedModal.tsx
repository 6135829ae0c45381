import { Navigation } from 'lucide-react'
import { css } from 'styled-system/css'
import { bookedPath } from '../../core/payment/payment.rules'
import type { CheckoutView } from '../../machines/booking/checkout.view'
import { Link } from '../app/frame/Link'
import { useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Success } from '../kit/art'
import { Button } from '../kit/Button'
import { CalendarLink } from '../kit/CalendarLink'
import { type KeyFact, KeyFacts } from '../kit/KeyFacts'
import { LinkButton } from '../kit/LinkButton'
import { Modal } from '../kit/Modal'
import { Preparation } from './Preparation'
import { TestDevices } from './TestDevices'

interface BookedModalProps {
  view: CheckoutView
  doctorName: string
  onClose: () => void
}

const body = css({ display: 'flex', flexDirection: 'column', gap: '16' })
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '16',
  '& > svg': { flexShrink: 0, width: '[72px]', height: 'auto' },
})
const caption = css({ display: 'block', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const number = css({
  display: 'block',
  color: 'primary',
  fontSize: '36',
  fontWeight: 'semibold',
  lineHeight: 'heading',
  fontVariantNumeric: 'tabular-nums',
})
const sentence = css({ margin: '0', fontSize: '18', fontWeight: 'semibold', lineHeight: 'caption' })
const extras = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

/** The booking is made: the slot number large, the next step in reach, and what helps on the day. */
export function BookedModal({ view, doctorName, onClose }: BookedModalProps) {
  const say = useText()
  const when = useWhen()
  const money = useMoney()
  const { consultation, booked, bookedWords, slot, clinic, member, owed } = view
  const isVideo = consultation === 'video'
  const directions = clinic?.directions ?? null
  const calendar = slot && (
    <CalendarLink
      id={booked?.bookingId ?? slot.id}
      title={say(isVideo ? 'booking.eventVideo' : 'booking.eventClinic', { name: doctorName })}
      place={clinic ? `${clinic.name}, ${clinic.address}` : say('booking.video')}
      startsAt={slot.startsAt}
      endsAt={slot.endsAt}
      label={say('booking.addToCalendar')}
      {...(directions ? { size: 'sm' as const } : { tone: 'primary' as const })}
    />
  )
  const facts: KeyFact[] = [
    ...(slot ? [{ kind: 'when' as const, value: when.range(slot.startsAt, slot.endsAt), more: doctorName }] : []),
    ...(clinic ? [{ kind: 'clinic' as const, value: clinic.name, more: clinic.address }] : []),
    ...(member && member.name !== '' ? [{ kind: 'who' as const, value: member.name }] : []),
    ...(view.total !== null && view.total > 0
      ? [
          {
            kind: 'paid' as const,
            value: say('booking.owed', { amount: money(view.total), when: owed }),
            action: booked && owed !== 'clinic' && (
              <Link href={bookedPath(booked.bookingId)} asChild>
                <LinkButton size="sm" tone="secondary">
                  {say('booking.payNow')}
                </LinkButton>
              </Link>
            ),
          },
        ]
      : []),
  ]
  return (
    <Modal
      open={view.isBooked}
      onClose={onClose}
      title={say('booking.booked')}
      {...(bookedWords !== '' && { subtitle: bookedWords })}
      closeLabel={say('booking.goHome')}
      size="sm"
      sticky
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {say('booking.goHome')}
          </Button>
          {directions ? (
            <LinkButton href={directions} target="_blank" rel="noopener">
              <Navigation size={20} aria-hidden />
              {say('booking.directions')}
            </LinkButton>
          ) : (
            calendar
          )}
        </>
      }
    >
      <div className={body}>
        <div className={head}>
          <Success />
          {isVideo ? (
            <p className={sentence}>{say('booking.bookedVideo')}</p>
          ) : (
            <div>
              <span className={caption}>{say('booking.slotNumber')}</span>
              <span className={number}>{booked?.slotNo}</span>
            </div>
          )}
        </div>
        <KeyFacts facts={facts} />
        <div className={extras}>
          {isVideo && <TestDevices />}
          {directions && calendar}
        </div>
        <Preparation consultation={consultation} />
      </div>
    </Modal>
  )
}
