import { Plus, X } from 'lucide-react'
import { css } from 'styled-system/css'
import type { PrescriptionConfig } from '../../core/prescription/prescription'
import { canAddStep, nextStep, type TouchedDose, type TouchedStep } from '../../core/prescription/touched.rules'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Checkbox } from '../kit/Checkbox'
import { IconButton } from '../kit/IconButton'
import { NumberStepper } from '../kit/NumberStepper'
import { DrawerDose } from './DrawerDose'
import { formLook } from './form.styles'

const group = css({ display: 'grid', gap: '12', margin: '0', padding: '12', border: 'line', borderRadius: '12' })
const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8' })

export interface TouchedCourse {
  readonly steps: readonly TouchedStep[]
  readonly isStopped: boolean
}

interface DrawerStepsProps {
  readonly mealTimes: PrescriptionConfig['mealTimes']
  /** What is taken before the first step. */
  readonly first: TouchedDose
  readonly course: TouchedCourse
  /** The fewest and the most days of a step. */
  readonly range: readonly [least: number, most: number]
  readonly incomplete: readonly boolean[]
  readonly onChange: (course: TouchedCourse) => void
}

/** What is taken after the first dose, step by step, by touch. */
export const DrawerSteps = ({ mealTimes, first, course, range, incomplete, onChange }: DrawerStepsProps) => {
  const say = useText()
  const { steps, isStopped } = course
  const change = (place: number, step: TouchedStep) => onChange({ ...course, steps: steps.with(place, step) })
  const remove = (place: number) => {
    const left = steps.filter((_, each) => each !== place)
    onChange({ steps: left, isStopped: isStopped && left.length > 0 })
  }
  return (
    <div className={formLook.section}>
      <h3 className={formLook.title}>{say('prescription.steps')}</h3>
      {steps.map((step, place) => {
        const name = say('prescription.steps.one', { number: place + 1 })
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a step is its place
          <div key={place} className={group} role="group" aria-label={name}>
            <div className={head}>
              <span className={formLook.title}>{name}</span>
              <IconButton
                size="sm"
                label={say('prescription.steps.remove', { number: place + 1 })}
                icon={<X size={20} aria-hidden />}
                onClick={() => remove(place)}
              />
            </div>
            <DrawerDose mealTimes={mealTimes} dose={step} onChange={(dose) => change(place, { ...step, ...dose })} />
            <NumberStepper
              label={say('prescription.cell.days')}
              unit={say('prescription.days.unit')}
              value={step.days}
              min={range[0]}
              max={range[1]}
              error={incomplete[place] ? say('prescription.steps.incomplete') : undefined}
              onChange={(days) => change(place, { ...step, days })}
            />
          </div>
        )
      })}
      {canAddStep(steps) && (
        <Button
          size="sm"
          tone="secondary"
          onClick={() => onChange({ ...course, steps: [...steps, nextStep(steps.at(-1) ?? first)] })}
        >
          <Plus size={20} aria-hidden />
          {say('prescription.steps.add')}
        </Button>
      )}
      {steps.length > 0 && (
        <Checkbox
          label={say('prescription.thenStop')}
          checked={isStopped}
          onChange={(stops) => onChange({ ...course, isStopped: stops })}
        />
      )}
    </div>
  )
}
