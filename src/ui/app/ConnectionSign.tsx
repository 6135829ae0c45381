import { Wifi, WifiOff } from 'lucide-react'
import { css, cx } from 'styled-system/css'
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
  borderRadius: '20',
  color: 'surface',
  fontSize: '14',
  fontWeight: 'medium',
  lineHeight: 'caption',
  boxShadow: 'overlay',
  '& > svg': { flexShrink: '0' },
})
const looks = { offline: css({ background: 'ink' }), back: css({ background: 'good' }) }
const icons = { offline: WifiOff, back: Wifi }

/** Says that the network is gone, and for a moment that it is back. */
export const ConnectionSign = ({ emitted }: { readonly emitted: 'offline' | 'back' | null }) => {
  const say = useText()
  const Icon = emitted && icons[emitted]
  return (
    <div role="status" className={place}>
      {emitted && Icon && (
        <p className={cx(sign, looks[emitted])}>
          <Icon size={20} aria-hidden />
          {say(`errors.connection.${emitted}`)}
        </p>
      )}
    </div>
  )
}
