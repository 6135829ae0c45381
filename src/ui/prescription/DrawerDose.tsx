import { css } from 'styled-system/css'
import { sentenceCase } from '../../core/kit/text'
import type { MealTime, PrescriptionConfig } from '../../core/prescription/prescription'
import { TOUCHED_AMOUNTS, type TouchedDose } from '../../core/prescription/touched.rules'
import { useText } from '../intl/useText'
import { Chip } from '../kit/Chip'
import { SelectField } from '../kit/SelectField'

const look = css({ display: 'grid', gap: '8', minWidth: '0' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })
const fractions: Readonly<Record<number, string>> = { 0.5: '½', 1.5: '1½' }

interface DrawerDoseProps {
  readonly mealTimes: PrescriptionConfig['mealTimes']
  readonly dose: TouchedDose
  readonly onChange: (dose: TouchedDose) => void
}

const toggled = (times: readonly MealTime[], time: MealTime): readonly MealTime[] =>
  times.includes(time) ? times.filter((each) => each !== time) : [...times, time]

/** At which times how much is taken, by touch. */
export const DrawerDose = ({ mealTimes, dose, onChange }: DrawerDoseProps) => {
  const say = useText()
  const { times, amount } = dose
  return (
    <div className={look}>
      <div className={chips}>
        {mealTimes.map(({ id, name }) => (
          <Chip key={id} chosen={times.includes(id)} onChange={() => onChange({ ...dose, times: toggled(times, id) })}>
            {sentenceCase(name)}
          </Chip>
        ))}
      </div>
      <SelectField
        label={say('prescription.amountEach')}
        value={String(amount)}
        options={TOUCHED_AMOUNTS.map((each) => ({ id: String(each), name: fractions[each] ?? String(each) }))}
        onChange={(chosen) => onChange({ ...dose, amount: Number(chosen) })}
      />
    </div>
  )
}
