import type { PrescriptionContent } from '../../core/prescription/prescription'
import type { Say } from '../intl/useText'

const names = (chips: readonly { readonly name: string }[]) => chips.map(({ name }) => name).join(', ')

/** What was measured, in one line; empty where nothing was. */
export const measuredIn = (say: Say, { vitals }: Pick<PrescriptionContent, 'vitals'>): string =>
  [
    vitals.systolic === null
      ? ''
      : say('prescription.measured.bp', { value: `${vitals.systolic}/${vitals.diastolic}` }),
    vitals.pulse === null ? '' : say('prescription.measured.pulse', { value: vitals.pulse }),
    vitals.temperature === null ? '' : say('prescription.measured.temperature', { value: vitals.temperature }),
    vitals.weight === null ? '' : say('prescription.measured.weight', { value: vitals.weight }),
    vitals.bmi === null ? '' : say('prescription.measured.bmi', { value: vitals.bmi.toFixed(2) }),
  ]
    .filter(Boolean)
    .join(' · ')

type Chips = Pick<PrescriptionContent, 'complaint' | 'diagnosis' | 'otherHealthProblems'>

/** What was found, in the order of a visit; a field without a chip is left out. */
export const findingsIn = (content: Chips) =>
  (['complaint', 'diagnosis', 'otherHealthProblems'] as const)
    .map((field) => ({ field, text: names(content[field]) }))
    .filter(({ text }) => text !== '')
