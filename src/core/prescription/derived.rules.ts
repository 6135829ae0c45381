import { timesOf, doseOf } from './dose.rules'
import { contentOf, type MedicineLine, type PrescriptionContent } from './prescription'
import { frequencyTextOf } from './prescriptionForm.rules'
import { measuredBmi } from './vitals.rules'

/** A line with the times and words that follow from its dose, days and frequency, whatever came with them. */
export const derivedLine = (line: MedicineLine): MedicineLine => {
  const dose = doseOf(line.whenText)
  const mealTypeTime = dose?.kind === 'pattern' ? timesOf(dose.doses).map(({ time }) => time) : []
  return { ...line, mealTypeTime, frequencyText: frequencyTextOf(line) }
}

/** A content with all that follows from what was written: the body mass index, times and words of each line. */
export const derivedContent = (of: PrescriptionContent): PrescriptionContent => {
  const content = contentOf(of)
  return {
    ...content,
    vitals: { ...content.vitals, bmi: measuredBmi(content.vitals) },
    medicines: content.medicines.map(derivedLine),
  }
}
