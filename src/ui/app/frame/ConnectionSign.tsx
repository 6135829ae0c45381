import { CalendarClock, Wifi, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { css, cx } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import type { connectionMachine } from '../../../machines/app/connection.machine'
import { viewConnection } from '../../../machines/app/platform.view'
import type { backgroundBookingMachine } from '../../../machines/booking/backgroundBooking.machine'
import { viewBackgroundBooking } from '../../../machines/booking/backgroundBooking.view'
import { useText } from '../../intl/useText'
import { useView } from '../../kit/useView'
import { useContent } from '../loading/useSlot'

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
  paddingInline: '16',
  paddingBlock: '8',
  borderRadius: 'full',
  color: 'surface',
  fontSize: '14',
  fontWeight: 'medium',
  lineHeight: 'caption',
  boxShadow: 'overlay',
  '& > svg': { flexShrink: '0' },
  '& > p': { margin: '0' },
})
const again = css({
  minHeight: '44',
  marginBlock: '[-8px]',
  paddingInline: '8',
  border: 'none',
  background: 'transparent',
  color: 'surface',
  font: 'inherit',
  fontWeight: 'semibold',
  textDecoration: 'underline',
  cursor: 'pointer',
  pointerEvents: 'auto',
  whiteSpace: 'nowrap',
})
const looks = { offline: css({ background: 'ink' }), back: css({ background: 'good' }) }

/** On the root of the document while the sign is shown. */
const CONNECTION_SHOWN = 'data-connection'

/** Says that the network is gone, for a moment that it is back, and that a booking goes on whose ticket was left. */
export const ConnectionSign = ({ actor }: { readonly actor: ActorRefFrom<typeof connectionMachine> }) => {
  const say = useText()
  const state = useView(actor, viewConnection)
  const background = useContent<typeof backgroundBookingMachine>('session.backgroundBooking')
  const booking = useView(background, viewBackgroundBooking)
  const isOffline = state === 'offline'
  const isShown = state !== null || booking !== null
  // Toasts stand below it: a style that looked for the sign itself would be reckoned anew with whatever else changes.
  useEffect(() => {
    const { documentElement: root } = document
    root.toggleAttribute(CONNECTION_SHOWN, isShown)
    return () => root.removeAttribute(CONNECTION_SHOWN)
  }, [isShown])
  return (
    <div role="status" className={place}>
      {isShown && (
        <div className={cx(sign, state === 'back' && booking === null ? looks.back : looks.offline)}>
          {isOffline ? (
            <WifiOff size={20} aria-hidden />
          ) : booking ? (
            <CalendarClock size={20} aria-hidden />
          ) : (
            <Wifi size={20} aria-hidden />
          )}
          <p>
            {say(
              booking ? `errors.booking.${isOffline ? 'offline' : booking}` : `errors.connection.${state ?? 'back'}`,
            )}
          </p>
          {booking === 'waiting' && !isOffline && (
            <button type="button" className={again} onClick={() => background?.send({ type: 'retry' })}>
              {say('errors.booking.retry')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
