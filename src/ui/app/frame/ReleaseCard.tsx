import { Sparkles } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import { viewRelease } from '../../../machines/app/platform.view'
import type { releaseMachine } from '../../../machines/app/release.machine'
import type { callRoomMachine } from '../../../machines/call/callRoom.machine'
import { useContent } from '../loading/useSlot'
import { useText } from '../../intl/useText'
import { Button } from '../../kit/Button'
import { useView } from '../../kit/useView'

const card = css({
  position: 'fixed',
  zIndex: 'toast',
  insetInline: '16',
  insetBlockStart: '[calc(64px + env(safe-area-inset-top))]',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12',
  maxWidth: '[32rem]',
  marginInline: 'auto',
  paddingInline: '16',
  paddingBlock: '12',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  boxShadow: 'overlay',
  '& > svg': { flexShrink: '0', color: 'calm' },
})
const words = css({ flex: '[1 1 12rem]', margin: '0', fontSize: '14', lineHeight: 'caption' })
const actions = css({ display: 'flex', gap: '8' })

/** A newer version can be had; what was typed comes along. Nobody is asked in the middle of a call. */
export const ReleaseCard = ({ actor }: { readonly actor: ActorRefFrom<typeof releaseMachine> }) => {
  const say = useText()
  const { isWaiting, isBusy } = useView(actor, viewRelease)
  const isInCall = useView(useContent<typeof callRoomMachine>('session.callRoom'), (room) => room?.hasTag('inside'))
  if (!isWaiting || isInCall) return null
  return (
    <div role="status" className={card}>
      <Sparkles size={20} aria-hidden />
      <p className={words}>{say('errors.release.waiting')}</p>
      <span className={actions}>
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
