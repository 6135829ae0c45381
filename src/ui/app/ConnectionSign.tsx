import { useSelector } from '@xstate/react'
import { Wifi, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { css, cx } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import type { connectionMachine } from '../../machines/app/connection.machine'
import { viewConnection } from '../../machines/app/platform.view'
import { useText } from '../intl/useText'

const place = css({
  position: 'fixed',
  zIndex: 'toast',
  insetInline: '16',
  insetBlockStart: '[calc(64px + env(safe-area-inset-top))]',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
})
const sign = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  margin: '0',
  paddingInline: '16',
  paddingBlock: '8',
  borderRadius: 'full',
  color: 'surface',
  fontSize: '14',
  fontWeight: 'medium',
  lineHeight: 'caption',
  boxShadow: 'overlay',
  '& > svg': { flexShrink: '0' },
})
const looks = { offline: css({ background: 'ink' }), back: css({ background: 'good' }) }

/** On the root of the document while the sign is shown. */
const CONNECTION_SHOWN = 'data-connection'

/** Says that the network is gone, and for a moment that it is back. */
export const ConnectionSign = ({ actor }: { readonly actor: ActorRefFrom<typeof connectionMachine> }) => {
  const say = useText()
  const state = useSelector(actor, viewConnection)
  const isShown = state !== null
  // Toasts stand below it: a style that looked for the sign itself would be reckoned anew with whatever else changes.
  useEffect(() => {
    const { documentElement: root } = document
    root.toggleAttribute(CONNECTION_SHOWN, isShown)
    return () => root.removeAttribute(CONNECTION_SHOWN)
  }, [isShown])
  return (
    <div role="status" className={place}>
      {state && (
        <p className={cx(sign, looks[state])}>
          {state === 'offline' ? <WifiOff size={20} aria-hidden /> : <Wifi size={20} aria-hidden />}
          {say(`errors.connection.${state}`)}
        </p>
      )}
    </div>
  )
}
