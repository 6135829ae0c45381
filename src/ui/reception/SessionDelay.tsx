import { Hourglass } from 'lucide-react'
import type { Session } from '../../core/reception/reception'
import { useApp } from '../app/frame/AppContext'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'

interface SessionDelayProps {
  readonly session: Session
  /** Whose hours they are, where several doctors have some. */
  readonly doctor?: string
}

/** How late hours of today run, and the way to say so. */
export const SessionDelay = ({
  session: { scheduleId, startsAt, endsAt, delayMinutes },
  doctor,
}: SessionDelayProps) => {
  const say = useText()
  const dates = useDates()
  const { app } = useApp()
  const delay =
    delayMinutes === null ? say('reception.delay.none') : say('reception.delay.is', { minutes: delayMinutes })
  const hours = [doctor, dates.range(startsAt, endsAt)].filter(Boolean).join(' · ')
  return (
    <Button
      size="sm"
      tone={delayMinutes === null ? 'quiet' : 'secondary'}
      onClick={() =>
        app.send({ type: 'open', feature: { id: 'overlay.stateDelay', at: `${scheduleId} ${delayMinutes ?? ''}` } })
      }
    >
      <Hourglass size={16} aria-hidden />
      {say('reception.delay.of', { delay, hours })}
    </Button>
  )
}
