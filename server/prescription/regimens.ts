import { timesOf } from '../../src/core/prescription/dose.rules'
import {
  EMPTY_CONTENT,
  type Chip,
  type MealType,
  type MedicineLine,
  type PrescriptionContent,
} from '../../src/core/prescription/prescription'
import type { HealthCategoryId } from '../../src/core/prescription/categories'
import { attributes } from './catalogue/attributes'
import { usualMedicines } from './catalogue/medicines'
import { usualTests } from './catalogue/tests'

/** A line of the demonstration: a product of the catalogue by its id, `1-0-1`, the meal, days. */
const line = (id: string, pattern: string, mealType: MealType | null, days: number | null, note = ''): MedicineLine => {
  const medicine = usualMedicines.find((each) => each.id === id)
  if (medicine === undefined) throw new Error(`There is no medicine ${id}`)
  const { generic, strength, form, doseUnit } = medicine
  const isPattern = pattern.includes('-')
  return {
    name: `${generic} ${strength} ${form}`,
    medicineId: id,
    note,
    mealType,
    mealTypeTime: isPattern ? timesOf(pattern.split('-').map(Number)).map(({ time }) => time) : [],
    whenText: `${pattern} ${doseUnit}`,
    frequency: isPattern ? ['daily'] : [],
    frequencyDays: days,
    frequencyText: days === null ? '' : `Daily for ${days} days`,
  }
}

const chips = (...names: readonly string[]): readonly Chip[] =>
  names.map((name) => ({ id: attributes.find((each) => each.name === name)?.id ?? null, name }))

const tests = (...names: readonly string[]): PrescriptionContent['tests'] =>
  names.map((name) => ({ name, testId: usualTests.find((test) => test.name === name)?.id ?? null, note: '' }))

export interface Regimen {
  readonly name: string
  readonly category: HealthCategoryId
  readonly content: PrescriptionContent
}

const regimen = (name: string, category: HealthCategoryId, content: Partial<PrescriptionContent>): Regimen => ({
  name,
  category,
  content: { ...EMPTY_CONTENT, ...content },
})

/** What a neurology and spine practice writes again and again: templates, and past prescriptions of the demonstration. */
export const regimens: readonly Regimen[] = [
  regimen('Migraine prevention', 'headache', {
    complaint: chips('Headache on one side', 'Headache with nausea'),
    diagnosis: chips('Migraine without aura'),
    tags: chips('Headache diary'),
    medicines: [
      line('propranolol-40-mg-tablet', '1-0-1', 'afterFood', 30),
      line('naproxen-500-mg-tablet', 'SOS', 'afterFood', 10, 'At the start of a headache, at most 2 days a week'),
      line('domperidone-10-mg-tablet', 'SOS', 'beforeFood', 10),
    ],
    dietAndExercise: 'Regular meals and sleep. Walk 30 minutes a day. Less screen light in the evening.',
    note: 'Keep the headache diary and bring it.',
    nextVisitType: 'weeks',
    nextVisitNo: 4,
  }),
  regimen('Epilepsy, levetiracetam', 'epilepsy', {
    complaint: chips('Seizure'),
    diagnosis: chips('Focal epilepsy'),
    tags: chips('Seizure diary', 'Driving advice'),
    medicines: [
      line('levetiracetam-500-mg-tablet', '1-0-1', 'afterFood', 30),
      line('clobazam-10-mg-tablet', '0-0-1', 'afterFood', 30),
      line('folic-acid-5-mg-tablet', '1-0-0', 'afterFood', 30),
    ],
    tests: tests('Video EEG', 'MRI brain epilepsy protocol', 'Creatinine with eGFR'),
    dietAndExercise: 'No missed nights. No swimming or climbing alone.',
    note: 'Never stop the tablets suddenly. Come at once if a seizure lasts longer than 5 minutes.',
    nextVisitType: 'months',
    nextVisitNo: 1,
  }),
  regimen('Sciatica, first month', 'spine', {
    complaint: chips('Low back pain into the leg', 'Tingling'),
    diagnosis: chips('Sciatica', 'Lumbar disc prolapse'),
    tags: chips('Physiotherapy'),
    medicines: [
      line('pregabalin-75-mg-capsule', '0-0-1', 'afterFood', 15),
      line('aceclofenac-100-mg-tablet', '1-0-1', 'afterFood', 7),
      line('pantoprazole-40-mg-tablet', '1-0-0', 'emptyStomach', 7),
      line('methylcobalamin-1500-mcg-tablet', '0-1-0', 'afterFood', 30),
    ],
    tests: tests('MRI lumbosacral spine'),
    dietAndExercise: 'Walk as far as it is comfortable. No lifting above 5 kg for 3 weeks.',
    note: 'Come at once with weakness of the leg, numbness between the legs or trouble passing urine.',
    nextVisitType: 'weeks',
    nextVisitNo: 2,
  }),
  regimen('Stroke prevention', 'stroke', {
    diagnosis: chips('Ischaemic stroke'),
    otherHealthProblems: chips('Hypertension', 'High cholesterol'),
    medicines: [
      line('aspirin-75-mg-tablet', '0-1-0', 'afterFood', 90),
      line('atorvastatin-40-mg-tablet', '0-0-1', 'afterFood', 90),
      line('telmisartan-40-mg-tablet', '1-0-0', 'beforeFood', 90),
    ],
    tests: tests('Lipid profile', 'HbA1c', 'Carotid and vertebral Doppler', 'Holter monitoring 24 hours'),
    dietAndExercise: 'Less salt. Walk 30 minutes on 5 days a week. No tobacco.',
    note: 'Face, arm or speech suddenly worse: call an ambulance at once.',
    nextVisitType: 'months',
    nextVisitNo: 3,
  }),
  regimen('Parkinson disease, start', 'movement', {
    complaint: chips('Tremor at rest', 'Slowness'),
    diagnosis: chips('Parkinson disease'),
    medicines: [
      line('levodopa-carbidopa-100-25-mg-tablet', '1-1-1', 'emptyStomach', 30),
      line('domperidone-10-mg-tablet', '1-1-1', 'beforeFood', 10),
    ],
    dietAndExercise: 'Take the tablets half an hour before food. Stretch and walk every day.',
    nextVisitType: 'weeks',
    nextVisitNo: 6,
  }),
  regimen('Diabetic neuropathy', 'nerve', {
    complaint: chips('Burning feet', 'Numbness of feet'),
    diagnosis: chips('Diabetic neuropathy'),
    otherHealthProblems: chips('Diabetes type 2'),
    medicines: [
      line('duloxetine-30-mg-capsule', '1-0-0', 'afterFood', 30),
      line('methylcobalamin-1500-mcg-tablet', '0-1-0', 'afterFood', 30),
      line('alpha-lipoic-acid-300-mg-tablet', '1-0-0', 'beforeFood', 30),
    ],
    tests: tests('HbA1c', 'Vitamin B12', 'Nerve conduction study lower limbs'),
    dietAndExercise: 'Look at your feet every evening. No bare feet outside.',
    nextVisitType: 'months',
    nextVisitNo: 1,
  }),
  regimen('Vertigo of position', 'other', {
    complaint: chips('Spinning'),
    diagnosis: chips('Benign paroxysmal positional vertigo'),
    medicines: [line('betahistine-16-mg-tablet', '1-0-1', 'afterFood', 7)],
    dietAndExercise: 'Epley manoeuvre at home as shown, once a day for a week.',
    nextVisitType: 'weeks',
    nextVisitNo: 2,
  }),
]
