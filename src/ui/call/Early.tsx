import type { ReactNode } from 'react'
import { HOUR, type UnixSeconds } from '../../core/kit/dates'
import { useClock } from '../app/frame/useClock'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Countdown } from '../kit/Countdown'
import { EmptyState } from '../kit/EmptyState'

interface EarlyProps {
  readonly opensAt: UnixSeconds
  /** The way out. */
  readonly away: ReactNode
}

/** A call before its room opens: the day and time while that is far, what is left when it is near. */
export const Early = ({ opensAt, away }: EarlyProps) => {
  const say = useText()
  const when = useWhen()
  const now = useClock(1)
  const isFar = opensAt - now > HOUR
  return (
    <EmptyState
      isPage
      title={
        isFar
          ? say('call.early.far', { when: when.within.at(opensAt) })
          : say('call.early.title', { time: when.time(opensAt) })
      }
      text={
        isFar ? (
          say('call.early.itself')
        ) : (
          <Countdown deadline={opensAt} now={now} words={(time) => say('call.early.text', { time })} />
        )
      }
      action={away}
    />
  )
}
