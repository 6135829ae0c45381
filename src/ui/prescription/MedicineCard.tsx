import { css } from 'styled-system/css'
import type { MedicineLine } from '../../core/prescription/prescription'
import { mealOf } from '../../core/prescription/prescriptionForm.rules'
import { storedDose } from '../../core/prescription/typedDose.rules'
import { useText } from '../intl/useText'
import { mealWords, whenWords } from './lineWords'

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
  const { name, mealType, frequencyDays, note } = line
  const how = [
    whenWords(say, { dose: storedDose(line) }),
    mealType === null ? '' : mealWords(say, mealOf(mealType)),
    frequencyDays === null ? '' : say('prescription.days', { count: frequencyDays }),
  ].filter(Boolean)
  return (
    <li className={card}>
      <strong>{name}</strong>
      <span>{how.join(' · ')}</span>
      {note !== '' && <span className={quiet}>{note}</span>}
    </li>
  )
}
