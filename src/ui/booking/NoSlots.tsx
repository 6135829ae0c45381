import { Phone } from 'lucide-react'
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
  onChoose: (consultation: ConsultationType) => void
}

/** No free slots: with this way of consulting, or at all; either way somebody can be called. */
export function NoSlots({ absence, consultation, onChoose }: NoSlotsProps) {
  const say = useText()
  const { helpline } = brand
  const other = consultation === 'video' ? 'inClinic' : 'video'
  const call = helpline !== '' && (
    <LinkButton tone={absence === 'everywhere' ? 'primary' : 'secondary'} href={phoneLink(helpline)}>
      <Phone size={20} aria-hidden />
      {say('booking.call', { number: helpline })}
    </LinkButton>
  )
  if (absence === 'everywhere')
    return (
      <EmptyState
        drawing={<EmptyCalendar />}
        title={say(helpline === '' ? 'booking.noSlotsTitle' : 'booking.noSlotsCall')}
        action={call}
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
