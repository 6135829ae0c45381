import { usualMedicines } from '../../server/prescription/catalogue/medicines'
import { EMPTY_CONTENT, type MedicineLine, type PrescriptionContent } from '../../src/core/prescription/prescription'
import type { CheckedLine, CheckedPatient } from '../../src/core/prescription/warning'
import { checkedAbout, refusedByVideo, warningsOf } from '../../src/core/prescription/warnings.rules'

/** `levetiracetam-500-mg-tablet 1-0-1`, or own words before a colon: `Tab Dolo 650: 1-1-1`; then how often. */
const line = (written: string): CheckedLine => {
  const isOwn = written.includes(': ')
  const [name = '', dose = '', often = 'daily'] = isOwn ? written.split(': ') : written.split(' ')
  const medicine = isOwn ? null : usualMedicines.find(({ id }) => id === name)
  if (medicine === undefined) throw new Error(`There is no ${name}`)
  return {
    medicine,
    line: {
      name: medicine === null ? name : `${medicine.generic} ${medicine.strength} ${medicine.form}`,
      medicineId: medicine?.id ?? null,
      note: '',
      mealType: null,
      mealTypeTime: [],
      whenText: `${dose} ${medicine?.doseUnit ?? ''}`.trim(),
      frequency: (/^\d/.test(dose) ? [often] : []) as unknown as MedicineLine['frequency'],
      frequencyDays: 14,
      frequencyText: '',
    },
  }
}

type Known = Partial<Omit<CheckedPatient, 'weight' | 'tests'>>
export const person = (known: Known = {}, content: Partial<PrescriptionContent> = {}): CheckedPatient =>
  checkedAbout(
    {
      age: 40,
      gender: 'Male',
      allergies: null,
      conditions: null,
      egfr: null,
      stated: [],
      consultation: 'video',
      isFirstVisit: false,
      currentMedicines: [],
      prescribedBefore: [],
      ...known,
    },
    { ...EMPTY_CONTENT, ...content },
  )
export const chips = (...names: readonly string[]) => names.map((name) => ({ id: null, name }))
export const found = (lines: readonly string[], patient = person()) => {
  const checked = lines.map(line)
  return [
    ...refusedByVideo(checked, patient, EMPTY_CONTENT).map((name) => `refused: ${name}`),
    ...warningsOf(checked, patient).map(({ ruleId, level }) => `${ruleId} ${level}`),
  ]
}
