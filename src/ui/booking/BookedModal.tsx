import { Navigation } from 'lucide-react'
import { css } from 'styled-system/css'
import type { CheckoutView } from '../../machines/booking/checkout.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Success } from '../kit/art'
import { Button } from '../kit/Button'
import { CalendarLink } from '../kit/CalendarLink'
import { LinkButton } from '../kit/LinkButton'
import { Modal } from '../kit/Modal'
import { Preparation } from './Preparation'
import { TestDevices } from './TestDevices'

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
const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '16',
  rowGap: '8',
  margin: '0',
  padding: '16',
  borderRadius: '12',
  background: 'paper',
  fontSize: '14',
  lineHeight: 'caption',
  textAlign: 'start',
  '& > dt': { color: 'muted' },
  '& > dd': { margin: '0', fontWeight: 'medium', overflowWrap: 'anywhere' },
})
const actions = css({ display: 'grid', gap: '8' })

/** The booking is made: the slot number large, and what helps on the day. */
export function BookedModal({ view, doctorName, onClose }: BookedModalProps) {
  const say = useText()
  const when = useWhen()
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
        <Button tone="secondary" wide size="lg" onClick={onClose}>
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
        <dl className={facts}>
          {view.member && view.member.name !== '' && (
            <>
              <dt>{say('booking.patient')}</dt>
              <dd>{view.member.name}</dd>
            </>
          )}
          {doctorName !== '' && (
            <>
              <dt>{say('booking.doctor')}</dt>
              <dd>{doctorName}</dd>
            </>
          )}
          {slot && (
            <>
              <dt>{say('booking.dateAndTime')}</dt>
              <dd>{when.range(slot.startsAt, slot.endsAt)}</dd>
            </>
          )}
          {clinic && (
            <>
              <dt>{say('booking.clinic')}</dt>
              <dd>{`${clinic.name}, ${clinic.address}`}</dd>
            </>
          )}
        </dl>
        {isVideo && <Preparation consultation={consultation} />}
        <div className={actions}>
          {isVideo && <TestDevices />}
          {clinic?.directions && (
            <LinkButton wide size="lg" href={clinic.directions} target="_blank" rel="noopener">
              <Navigation size={20} aria-hidden />
              {say('booking.directions')}
            </LinkButton>
          )}
          {slot && (
            <CalendarLink
              id={booked?.bookingId ?? slot.id}
              title={say(isVideo ? 'booking.eventVideo' : 'booking.eventClinic', { name: doctorName })}
              place={clinic ? `${clinic.name}, ${clinic.address}` : say('booking.video')}
              startsAt={slot.startsAt}
              endsAt={slot.endsAt}
              label={say('booking.addToCalendar')}
              tone={isVideo || clinic?.directions ? 'secondary' : 'primary'}
              wide
            />
          )}
        </div>
        {!isVideo && <Preparation consultation={consultation} />}
      </div>
    </Modal>
  )
}
