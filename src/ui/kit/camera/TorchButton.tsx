import { Flashlight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { css } from 'styled-system/css'
import { useText } from '../../intl/useText'
import { torchOf } from './torch'

const look = css({
  position: 'absolute',
  insetBlockStart: '12',
  insetInlineEnd: '12',
  display: 'grid',
  placeContent: 'center',
  width: '48',
  height: '48',
  border: '[1px solid rgba(255, 255, 255, 0.85)]',
  borderRadius: 'full',
  background: '[rgba(20, 17, 15, 0.75)]',
  color: '[#F7F1EB]',
  cursor: 'pointer',
  _pressed: {
    background: '[#F7F1EB]',
    color: '[#14110F]',
    _highContrast: { outline: '[2px solid Highlight]' },
  },
})

/** The light of a phone over a paper; nothing where the camera has none. */
export const TorchButton = ({ stream }: { readonly stream: MediaStream }) => {
  const say = useText()
  const turn = useMemo(() => torchOf(stream), [stream])
  const [isOn, setOn] = useState(false)
  if (turn === null) return null
  return (
    <button
      type="button"
      className={look}
      aria-label={say('kit.camera.light')}
      title={say('kit.camera.light')}
      aria-pressed={isOn}
      onClick={() => void turn(!isOn).then(setOn)}
    >
      <Flashlight size={24} aria-hidden />
    </button>
  )
}
