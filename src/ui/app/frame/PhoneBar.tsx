import { ArrowLeft } from 'lucide-react'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'
import { useText } from '../../intl/useText'
import { IconButton } from '../../kit/IconButton'

const bar = css({
  position: 'sticky',
  zIndex: 'header',
  insetBlockStart: '0',
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  minHeight: '56',
  marginInline: { base: '-16', tablet: '-24' },
  marginBlockStart: '-16',
  paddingInline: '8',
  borderBlockEnd: 'line',
  background: 'surface',
})
const title = css({
  margin: '0',
  fontWeight: 'semibold',
  lineHeight: 'heading',
  lineClamp: '1',
})

interface PhoneBarProps {
  readonly title: string
  /** Where back leads for whoever came by a link. */
  readonly above: string
}

/** The bar of a page that has none of the frame's: where it leads back to, and what it shows. */
export function PhoneBar({ title: words, above }: PhoneBarProps) {
  const say = useText()
  const [, go] = useLocation()
  const back = () => (history.length > 1 ? history.back() : go(above))
  return (
    <div className={bar}>
      <IconButton label={say('app.back')} icon={<ArrowLeft size={24} aria-hidden />} onClick={back} />
      <p className={title}>{words}</p>
    </div>
  )
}
