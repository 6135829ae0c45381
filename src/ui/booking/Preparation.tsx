import { Check } from 'lucide-react'
import { css } from 'styled-system/css'
import type { ConsultationType } from '../../core/booking/booking'
import type { TextId } from '../intl/texts'
import { useText } from '../intl/useText'

const box = css({ padding: '16', borderRadius: '12', background: 'calm.tint', textAlign: 'start' })
const heading = css({ margin: '0', marginBlockEnd: '8', fontSize: '14', color: 'calm' })
const list = css({
  display: 'grid',
  gap: '8',
  margin: '0',
  padding: '0',
  listStyle: 'none',
  fontSize: '14',
  lineHeight: 'caption',
})
const item = css({
  display: 'flex',
  gap: '8',
  '& > svg': { flexShrink: 0, marginBlockStart: '[2px]', color: 'calm' },
})

const hints: Record<ConsultationType, { title: TextId; items: readonly TextId[] }> = {
  inClinic: {
    title: 'booking.bring',
    items: ['booking.bring.records', 'booking.bring.medicines', 'booking.bring.early'],
  },
  video: { title: 'booking.device', items: ['booking.device.camera', 'booking.device.join', 'booking.device.records'] },
}

/** What to bring to the clinic, or to check before the call. */
export function Preparation({ consultation }: { consultation: ConsultationType }) {
  const say = useText()
  const { title, items } = hints[consultation]
  return (
    <section className={box}>
      <h2 className={heading}>{say(title)}</h2>
      <ul className={list}>
        {items.map((hint) => (
          <li key={hint} className={item}>
            <Check size={16} aria-hidden />
            {say(hint)}
          </li>
        ))}
      </ul>
    </section>
  )
}
