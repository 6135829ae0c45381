import { Hourglass } from 'lucide-react'
import { useText } from '../intl/useText'
import { Waiting } from './Waiting'
import { WaysOn } from './WaysOn'

/** The bank's final word takes long: it is still asked for, and nobody has to wait here for it. */
export function LateAnswer({ onClose }: { readonly onClose: () => void }) {
  const say = useText()
  return (
    <Waiting sign={<Hourglass size={40} aria-hidden />} title={say('payment.late')} text={say('payment.lateText')}>
      <WaysOn onClose={onClose} />
    </Waiting>
  )
}
