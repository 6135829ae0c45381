import { Sparkles } from 'lucide-react'
import type { ActorRefFrom } from 'xstate'
import { viewRelease } from '../../../machines/app/platform.view'
import type { releaseMachine } from '../../../machines/app/release.machine'
import type { callRoomMachine } from '../../../machines/call/callRoom.machine'
import { useContent } from '../loading/useSlot'
import { useText } from '../../intl/useText'
import { Button } from '../../kit/Button'
import { useView } from '../../kit/useView'
import { platformCard } from './platformCard.styles'

/** A newer version can be had; what was typed comes along. Nobody is asked in the middle of a call. */
export const ReleaseCard = ({ actor }: { readonly actor: ActorRefFrom<typeof releaseMachine> }) => {
  const say = useText()
  const { isWaiting, isBusy } = useView(actor, viewRelease)
  const isInCall = useView(useContent<typeof callRoomMachine>('session.callRoom'), (room) => room?.hasTag('inside'))
  if (!isWaiting || isInCall) return null
  return (
    <div role="status" className={platformCard.card}>
      <Sparkles size={20} aria-hidden />
      <p className={platformCard.words}>{say('errors.release.waiting')}</p>
      <span className={platformCard.actions}>
        <Button size="sm" tone="quiet" onClick={() => actor.send({ type: 'later' })}>
          {say('errors.release.later')}
        </Button>
        <Button size="sm" busy={isBusy} onClick={() => actor.send({ type: 'reload' })}>
          {say('errors.release.reload')}
        </Button>
      </span>
    </div>
  )
}
