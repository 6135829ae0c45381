import type { DischargeMedicine, SummaryText } from '../../src/core/inpatient/summary'
import { derivedLine } from '../../src/core/prescription/derived.rules'
import { EMPTY_SUMMARY } from '../../src/core/inpatient/summary.rules'

/** Invented stays of the demonstration: why somebody came, and since how many days. */
export const seededCases: readonly { readonly history: string; readonly days: number; readonly room: number }[] = [
  { history: 'Right MCA infarct, thrombolysed at 2 h 40. Left arm power 3/5, speech returning.', days: 2, room: 0 },
  { history: 'Status epilepticus, controlled on levetiracetam. EEG monitoring for 24 hours.', days: 1, room: 0 },
  { history: 'Guillain-Barré syndrome, day 3 of IVIg. Vital capacity 1.9 litres, watched closely.', days: 4, room: 0 },
  { history: 'Subarachnoid haemorrhage, coiled anterior communicating aneurysm. Nimodipine.', days: 6, room: 1 },
  { history: 'L4–L5 disc prolapse with foot drop, microdiscectomy on day 1. Walking with support.', days: 3, room: 2 },
  { history: 'Cervical myelopathy, C5–C6 fusion. Drain out, collar on, grip improving.', days: 5, room: 2 },
  { history: 'Parkinson’s disease with freezing, dose titration and gait training.', days: 2, room: 2 },
  { history: 'Migraine with prolonged aura; infarct excluded on MRI. Hydration and prophylaxis.', days: 0, room: 3 },
  { history: 'Myasthenia gravis, exertional weakness; pyridostigmine restarted, CT chest planned.', days: 1, room: 3 },
  { history: 'Lumbar canal stenosis, decompression L3–L5. Physiotherapy twice a day.', days: 7, room: 3 },
  { history: 'Multiple sclerosis relapse, methylprednisolone day 2 of 5. Vision 6/24, was 6/60.', days: 2, room: 4 },
  { history: 'Trigeminal neuralgia, microvascular decompression. Pain free since day 1.', days: 4, room: 5 },
]

const seededMedicine = (
  medicineId: string,
  name: string,
  pattern: string,
  frequencyDays: number,
): DischargeMedicine => ({
  ...derivedLine({
    name,
    medicineId,
    note: '',
    mealType: 'afterFood',
    mealTypeTime: [],
    whenText: `${pattern} tablet`,
    frequency: ['daily'],
    frequencyDays,
    frequencyText: '',
  }),
  change: 'new',
})

/** Stays that are over: from how many days ago, for how many days. */
export const seededDischarges: readonly {
  readonly history: string
  readonly ago: number
  readonly days: number
  readonly room: number
  readonly summary: SummaryText | null
}[] = [
  {
    history: 'Transient ischaemic attack, carotid Doppler clear. Started on antiplatelet and statin.',
    ago: 9,
    days: 3,
    room: 3,
    summary: {
      ...EMPTY_SUMMARY,
      diagnosis: 'Transient ischaemic attack, left hemisphere. Hypertension.',
      course:
        'Right arm weakness for 40 minutes. MRI without diffusion restriction, carotid Doppler and echocardiogram normal. No further events in hospital.',
      medicines: [
        seededMedicine('aspirin-75-mg-tablet', 'Aspirin 75 mg tablet', '0-1-0', 90),
        seededMedicine('atorvastatin-40-mg-tablet', 'Atorvastatin 40 mg tablet', '0-0-1', 90),
        seededMedicine('telmisartan-40-mg-tablet', 'Telmisartan 40 mg tablet', '1-0-0', 30),
      ],
      adviceLanguage: 'hin',
      standardAdvice: ['medicinesDaily', 'strokeSigns', 'walk'],
      followUp: 'Neurology clinic with a blood pressure diary',
    },
  },
  {
    history: 'First generalised seizure, MRI normal. Counselled on driving and sleep.',
    ago: 6,
    days: 2,
    room: 4,
    summary: {
      ...EMPTY_SUMMARY,
      diagnosis: 'First unprovoked generalised seizure.',
      course: 'One seizure of two minutes. EEG and MRI normal. Observed for 36 hours without another.',
      medicines: [seededMedicine('levetiracetam-500-mg-tablet', 'Levetiracetam 500 mg tablet', '1-0-1', 60)],
      adviceLanguage: 'eng',
      standardAdvice: ['medicinesDaily', 'seizureSafety', 'sleep'],
      followUp: 'Epilepsy clinic',
    },
  },
  {
    history: 'Acute low back pain with sciatica, settled on rest and nerve root block.',
    ago: 4,
    days: 2,
    room: 2,
    summary: null,
  },
]
