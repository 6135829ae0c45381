import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { brand, phoneLink } from '../../core/app/brand'
import type { ConsultationType } from '../../core/booking/booking'
import { useText } from '../intl/useText'
import { EmptyCalendar } from '../kit/art'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { LinkButton } from '../kit/LinkButton'

interface NoSlotsProps {
  absence: 'everywhere' | 'here'
  consultation: ConsultationType
  /** Says when there are slots again, where the doctor has none at all. */
  alert: ReactNode
  onChoose: (consultation: ConsultationType) => void
}

/** No free slots: with this way of consulting, or at all; either way somebody can be called. */
export function NoSlots({ absence, consultation, alert, onChoose }: NoSlotsProps) {
  const say = useText()
  const { helpline } = brand
  const other = consultation === 'video' ? 'inClinic' : 'video'
  const call = helpline !== '' && (
    <LinkButton tone="secondary" href={phoneLink(helpline)}>
      <Phone size={20} aria-hidden />
      {say('booking.call', { number: helpline })}
    </LinkButton>
  )
  if (absence === 'everywhere')
    return (
      <EmptyState
        drawing={<EmptyCalendar />}
        title={say(helpline === '' ? 'booking.noSlotsTitle' : 'booking.noSlotsCall')}
        action={
          <>
            {alert}
            {call}
          </>
        }
      />
    )
  return (
    <EmptyState
      drawing={<EmptyCalendar />}
      title={say('booking.talkToSupport')}
      text={say('booking.otherHas', { consultation: say(`booking.${other}`) })}
      action={
        <>
          <Button onClick={() => onChoose(other)}>
            {say('booking.showOther', { consultation: say(`booking.${other}`) })}
          </Button>
          {call}
        </>
      }
    />
  )
}
