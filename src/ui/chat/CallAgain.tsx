import { joinRoomPath } from '../../core/app/links'
import type { Ringable } from '../../core/call/calling.rules'
import { canJoin } from '../../core/call/call.rules'
import { useClock } from '../app/frame/useClock'
import { RingPatient } from '../call/RingPatient'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { LinkButton } from '../kit/LinkButton'

interface CallAgainProps {
  readonly visit: Ringable & { readonly bookingId: string }
  readonly isTeam: boolean
}

/** Below the last word about a call, while the visit lasts: the team rings again, the patient goes in. */
export const CallAgain = ({ visit, isTeam }: CallAgainProps) => {
  const say = useText()
  const now = useClock(5)
  if (isTeam)
    return (
      <RingPatient isOnlyNow bookingId={visit.bookingId} visit={visit} size="sm" words={say('ring.outgoing.again')} />
    )
  if (!canJoin(visit, now)) return null
  return (
    <Link href={joinRoomPath(visit.bookingId)} asChild>
      <LinkButton size="sm">{say('chat.call.join')}</LinkButton>
    </Link>
  )
}
