import { MapPin } from 'lucide-react'
import { css } from 'styled-system/css'
import type { CheckoutView } from '../../machines/booking/checkout.view'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'
import { Success } from '../kit/art'
import { Button } from '../kit/Button'
import { LinkButton } from '../kit/LinkButton'
import { Modal } from '../kit/Modal'
import { CalendarLink } from './CalendarLink'
import { Preparation } from './Preparation'

interface BookedModalProps {
  view: CheckoutView
  doctorName: string
  onClose: () => void
}

const body = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '16',
  textAlign: 'center',
  '& > svg': { width: '120', height: 'auto', alignSelf: 'center' },
})
const numberBox = css({ display: 'flex', flexDirection: 'column', alignItems: 'center' })
const caption = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const number = css({
  color: 'primary',
  fontSize: '48',
  fontWeight: 'semibold',
  lineHeight: 'heading',
  fontVariantNumeric: 'tabular-nums',
})
const sentence = css({ margin: '0', fontSize: '18', fontWeight: 'semibold', lineHeight: 'caption' })
const when = css({ margin: '0', fontWeight: 'medium', lineHeight: 'caption' })
const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8' })

/** The booking is made: the slot number large, and what helps on the day. */
export function BookedModal({ view, doctorName, onClose }: BookedModalProps) {
  const say = useText()
  const dates = useDates()
  const { consultation, booked, slot, clinic } = view
  const isVideo = consultation === 'video'
  return (
    <Modal
      open={view.isBooked}
      onClose={onClose}
      title={say('booking.booked')}
      closeLabel={say('booking.goHome')}
      size="sm"
      sticky
      footer={
        <Button wide size="lg" onClick={onClose}>
          {say('booking.goHome')}
        </Button>
      }
    >
      <div className={body}>
        <Success />
        {isVideo ? (
          <p className={sentence}>{say('booking.bookedVideo')}</p>
        ) : (
          <div className={numberBox}>
            <span className={caption}>{say('booking.slotNumber')}</span>
            <span className={number}>{booked?.slotNo}</span>
          </div>
        )}
        <div>
          {view.member && view.member.name !== '' && (
            <p className={when}>{say('booking.bookedFor', { name: view.member.name })}</p>
          )}
          {slot && (
            <p className={when}>
              {dates.longDay(slot.startsAt)}, {dates.time(slot.startsAt)}
            </p>
          )}
          {doctorName !== '' && <p className={caption}>{say('booking.bookedWith', { name: doctorName })}</p>}
          {clinic && <p className={caption}>{`${clinic.name}, ${clinic.address}`}</p>}
        </div>
        <div className={actions}>
          {slot && (
            <CalendarLink
              id={booked?.bookingId ?? slot.id}
              title={say(isVideo ? 'booking.eventVideo' : 'booking.eventClinic', { name: doctorName })}
              place={clinic ? `${clinic.name}, ${clinic.address}` : say('booking.video')}
              startsAt={slot.startsAt}
              endsAt={slot.endsAt}
            />
          )}
          {clinic?.directions && (
            <LinkButton tone="secondary" href={clinic.directions} target="_blank" rel="noopener">
              <MapPin size={20} aria-hidden />
              {say('booking.directions')}
            </LinkButton>
          )}
        </div>
        <Preparation consultation={consultation} />
      </div>
    </Modal>
  )
}
