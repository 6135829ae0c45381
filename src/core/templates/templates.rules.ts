import { type Chip, contentOf, type PrescriptionContent } from '../prescription/prescription'

export type TemplateMode = 'add' | 'replace'

interface Named {
  readonly name: string
}

const nameKey = ({ name }: Named): string => name.trim().toLowerCase()
/** A medicine is the same in another strength: `Levetiracetam 500 mg tablet` by `levetiracetam`. */
const medicineKey = ({ name }: Named): string => nameKey({ name: name.split(/\d/)[0] || name })

const united = <A extends Named>(own: readonly A[], added: readonly A[], keyOf = nameKey): readonly A[] => {
  const known = new Set(own.map(keyOf))
  return [...own, ...added.filter((each) => !known.has(keyOf(each)))]
}

/** A text with another below it, which is not written twice. */
const appended = (own: string, added: string): string => {
  const [before, after] = [own.trim(), added.trim()]
  if (after === '' || before.includes(after)) return own
  return before === '' ? added : `${before}\n${after}`
}

/**
 * A template put into what was written. *Add*: chips and lines are united, of the same medicine the doctor's own line
 * stays, texts are appended. *Replace*: the template alone. What was measured stays either way; the undo is the
 * content as it was.
 */
export const applyTemplate = (
  own: PrescriptionContent,
  template: PrescriptionContent,
  mode: TemplateMode,
): PrescriptionContent => {
  const { nextVisitType, nextVisitNo } = own.nextVisitNo > 0 && mode === 'add' ? own : template
  const vitals = measured(own) ? own.vitals : template.vitals
  if (mode === 'replace') return { ...contentOf(template), vitals }
  const chips = (field: 'complaint' | 'diagnosis' | 'tags' | 'otherHealthProblems'): readonly Chip[] =>
    united(own[field], template[field])
  return {
    vitals,
    complaint: chips('complaint'),
    diagnosis: chips('diagnosis'),
    tags: chips('tags'),
    otherHealthProblems: chips('otherHealthProblems'),
    medicines: united(own.medicines, template.medicines, medicineKey),
    tests: united(own.tests, template.tests),
    dietAndExercise: appended(own.dietAndExercise, template.dietAndExercise),
    note: appended(own.note, template.note),
    nextVisitType,
    nextVisitNo,
  }
}

const measured = ({ vitals: { heightUnit: _, ...vitals } }: PrescriptionContent): boolean =>
  Object.values(vitals).some((value) => value !== null)

/** `Migraine (copy)`, then `Migraine (copy 2)`: a name that none of the others has. */
export const copyNameOf = (name: string, others: readonly string[]): string => {
  const taken = new Set(others.map((each) => each.trim().toLowerCase()))
  const candidates = Array.from({ length: others.length + 1 }, (_, index) =>
    index === 0 ? `${name} (copy)` : `${name} (copy ${index + 1})`,
  )
  return candidates.find((each) => !taken.has(each.toLowerCase())) ?? name
}
