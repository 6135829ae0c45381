import { css } from 'styled-system/css'
import type { MedicineLine } from '../../core/prescription/prescription'
import { useText } from '../intl/useText'
import { lineWords } from './lineWords'

const card = css({
  display: 'grid',
  gap: '4',
  padding: '12',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  lineHeight: 'caption',
  '& > strong': { overflowWrap: 'anywhere' },
  '& > span': { overflowWrap: 'anywhere' },
})
const quiet = css({ color: 'muted', fontSize: '14' })

/** A medicine as its patient takes it. */
export const MedicineCard = ({ line }: { readonly line: MedicineLine }) => {
  const say = useText()
  const { name, note } = line
  return (
    <li className={card}>
      <strong>{name}</strong>
      <span>{lineWords(say, line)}</span>
      {note !== '' && <span className={quiet}>{note}</span>}
    </li>
  )
}
