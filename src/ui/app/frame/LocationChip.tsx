import { ChevronDown, MapPin } from 'lucide-react'
import { css } from 'styled-system/css'
import { cutText, TEXT_CUT } from '../../../core/kit/text'
import type { FrameView } from '../../../machines/app/frame.view'
import { useText } from '../../intl/useText'
import { useApp } from './AppContext'

const chip = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4',
  maxWidth: 'full',
  padding: '0',
  border: 'none',
  borderRadius: '8',
  background: 'transparent',
  lineHeight: 'caption',
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { color: 'primary', flexShrink: '0' },
  _hover: { color: 'primary.pressed' },
})
/** On one line: beside the tools of a phone there is room for little more than a town's name. */
const words = css({ minWidth: '0', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' })
const looks = {
  desktop: css({ minHeight: '44', color: 'ink', fontSize: '14', fontWeight: 'medium' }),
  // The whole bar beside the buttons answers a tap, title included.
  small: css({
    color: 'muted',
    fontSize: '12',
    _after: { content: '""', position: 'absolute', insetInline: '-8', insetBlock: '[-28px -8px]' },
  }),
}

interface LocationChipProps {
  view: Pick<FrameView, 'isPlaced' | 'placeName'>
  at: 'desktop' | 'small'
}

/** Where doctors are looked for; pressed, it is changed. */
export const LocationChip = ({ view: { isPlaced, placeName }, at }: LocationChipProps) => {
  const { app } = useApp()
  const say = useText()
  const name = placeName ?? say(isPlaced ? 'app.location.here' : 'app.location.none')
  return (
    <button
      type="button"
      className={`${chip} ${looks[at]}`}
      aria-haspopup="dialog"
      aria-label={isPlaced ? say('app.location.change', { place: name }) : undefined}
      onClick={() => app.send({ type: 'open', feature: { id: 'overlay.locationPicker' } })}
    >
      <MapPin size={at === 'desktop' ? 16 : 12} aria-hidden />
      <span className={words} data-beginning>
        {cutText(name, at === 'desktop' ? TEXT_CUT.locationChip : TEXT_CUT.locationSubtext)}
      </span>
      {at === 'desktop' && <ChevronDown size={16} aria-hidden />}
    </button>
  )
}
