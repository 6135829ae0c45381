import { Video } from 'lucide-react'
import { type Ringable, ringFault } from '../../core/call/calling.rules'
import { joinsFrom } from '../../core/call/call.rules'
import { roleOf } from '../../machines/app/app.view'
import { useApp } from '../app/frame/AppContext'
import { useClock } from '../app/frame/useClock'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Button, type ButtonProps } from '../kit/Button'
import { useView } from '../kit/useView'
import { useVideoCall } from './useVideoCall'

interface RingPatientProps extends Pick<ButtonProps, 'tone' | 'size'> {
  readonly bookingId: string
  readonly visit: Ringable
  /** What stands on it; a video call unless said otherwise. */
  readonly words?: string
  /** It is there only while a press rings: where it stands is no room to say why not. */
  readonly isOnlyNow?: boolean
}

/** Rings the patient of a visit by video, wherever that visit is shown: when it may be, else it says from when on. */
export const RingPatient = ({ bookingId, visit, words, isOnlyNow = false, tone, size }: RingPatientProps) => {
  const say = useText()
  const when = useWhen()
  const { app } = useApp()
  const role = useView(app, roleOf)
  const fault = ringFault(visit, role, useClock(5))
  const ring = useVideoCall()
  const reasons = {
    callTooEarly: say('ring.patient.from', { time: when.at(joinsFrom(visit)) }),
    callOver: say('ring.patient.over'),
    notFound: say('ring.patient.unsure'),
  } as const
  if (fault === 'forbidden' || (isOnlyNow && fault !== null)) return null
  return (
    <Button
      tone={tone}
      size={size}
      disabled={fault !== null}
      reason={fault === null ? undefined : reasons[fault]}
      onClick={() => ring(bookingId)}
    >
      <Video size={20} aria-hidden />
      {words ?? say('ring.patient.video')}
    </Button>
  )
}
