import { PhoneOff, Video, X } from 'lucide-react'
import { css } from 'styled-system/css'
import type { OutgoingCallActor } from '../../machines/call/outgoingCall.machine'
import { viewOutgoingCall } from '../../machines/call/outgoingCall.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { IconButton } from '../kit/IconButton'
import { useView } from '../kit/useView'

const card = css({
  position: 'fixed',
  zIndex: 'toast',
  insetBlockStart: '[calc(72px + env(safe-area-inset-top))]',
  insetInlineStart: { base: '16', tablet: '[auto]' },
  insetInlineEnd: { base: '16', tablet: '24' },
  // There its heading stands where it is elsewhere.
  ':root[data-lobby] &': { desktop: { insetBlockStart: '[auto]', insetBlockEnd: '24', insetInlineEnd: '12' } },
  // The words and what stops it stand in one row.
  width: { tablet: '[400px]' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8',
  padding: '12',
  paddingInlineStart: '16',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: '12',
  background: 'surface',
  boxShadow: 'overlay',
})
const words = css({ flex: '1', margin: '0', minWidth: '[10rem]', fontWeight: 'medium', overflowWrap: 'anywhere' })

/** A call that goes out, beside whatever page is open: that it rings, and what to do when nobody took it. */
export const OutgoingCall = ({ actor }: { readonly actor: OutgoingCallActor }) => {
  const say = useText()
  const shown = useView(actor, viewOutgoingCall)
  if (shown === null) return null
  const { patient, stage } = shown
  const isOn = stage === 'calling' || stage === 'ringing'
  return (
    <div className={card} role="status">
      <p className={words}>{say(`ring.outgoing.${stage}`, { patient })}</p>
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
