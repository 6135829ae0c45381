import type { LineReading, LineStep } from './line'
import { writeSteps, writeSupply } from './lineTokens.rules'
import type { Step } from './prescription'
import { frequencyOf, type Given, whenTextOf, writeGiven, writeTaken } from './typedDose.rules'

/** A step as it is stored. */
export const storedStep = ({ strength, dose, often, days }: LineStep, unit: string): Step => ({
  strength: strength ?? '',
  whenText: whenTextOf(dose, unit),
  frequency: frequencyOf(dose, often),
  frequencyDays: days,
})

/** When it is taken and how long, as it stands in the cells. */
export const writtenCells = (
  taken: Given & Pick<LineReading, 'dose' | 'often' | 'days' | 'supply' | 'steps' | 'isStopped'>,
  unit: string | null,
  each: string | null,
): { readonly dose: string; readonly days: string } => {
  const { dose, often, days, supply, steps, isStopped } = taken
  const next = steps.map((step) => [
    step.strength?.replaceAll(' ', '') ?? '',
    dose === null ? '' : writeTaken(step.dose, step.often, unit, each),
    step.days === null ? '' : `${step.days}d`,
  ])
  const after = writeSteps([...next.map((words) => words.filter(Boolean)), ...(isStopped ? [['stop']] : [])])
  return {
    dose: [writeTaken(dose, often, unit, each), writeGiven(dose, taken, each), after].filter(Boolean).join(' '),
    days: [days === null ? '' : String(days), supply === null ? '' : writeSupply(supply)].filter(Boolean).join(' '),
  }
}
