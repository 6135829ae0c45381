import { PhoneOff, Video, X } from 'lucide-react'
import type { OutgoingCallActor } from '../../machines/call/outgoingCall.machine'
import { viewOutgoingCall } from '../../machines/call/outgoingCall.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { IconButton } from '../kit/IconButton'
import { useView } from '../kit/useView'
import { callCard, callWords } from './callCard.styles'

/** A call that goes out, beside whatever page is open: that it rings, and what to do when nobody took it. */
export const OutgoingCall = ({ actor }: { readonly actor: OutgoingCallActor }) => {
  const say = useText()
  const shown = useView(actor, viewOutgoingCall)
  if (shown === null) return null
  const { patient, stage } = shown
  const isOn = stage === 'calling' || stage === 'ringing'
  return (
    <div className={callCard} role="status">
      <p className={callWords}>{say(`ring.outgoing.${stage}`, { patient })}</p>
      {isOn ? (
        <Button size="sm" tone="quietDanger" onClick={() => actor.send({ type: 'cancel' })}>
          <PhoneOff size={20} aria-hidden />
          {say('ring.outgoing.stop')}
        </Button>
      ) : (
        <>
          <Button size="sm" tone="secondary" onClick={() => actor.send({ type: 'again' })}>
            <Video size={20} aria-hidden />
            {say('ring.outgoing.again')}
          </Button>
          <IconButton
            label={say('ring.outgoing.close')}
            icon={<X size={20} aria-hidden />}
            onClick={() => actor.send({ type: 'close' })}
          />
        </>
      )}
    </div>
  )
}
