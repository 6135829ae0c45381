import type { TestCategory, TestNote, TestQuestion } from '../../../src/core/diagnostics/diagnostics'

/** A test of the catalogue: its usual price in rupees, and how one prepares for it. */
export interface TestSeed {
  readonly key: string
  readonly name: string
  readonly category: TestCategory
  readonly rupees: number
  readonly also?: string
  readonly fastHours?: number
  readonly needsFood?: boolean
  readonly asks?: readonly TestQuestion[]
  readonly notes?: readonly TestNote[]
}

const MRI = { category: 'imaging', asks: ['implant', 'pregnancy'], notes: ['noMetal', 'earlierFilms'] } as const
const MRI_CONTRAST = {
  category: 'imaging',
  asks: ['implant', 'contrast', 'pregnancy'],
  fastHours: 4,
  notes: ['noMetal', 'creatinine', 'earlierFilms'],
} as const
const X_RAY = { category: 'imaging', asks: ['pregnancy'], notes: ['noMetal'] } as const
const NERVES = { category: 'electrophysiology', notes: ['noLotion', 'looseClothes'] } as const

/** Tests that neurologists and spine surgeons in India order most. */
export const testSeeds: readonly TestSeed[] = [
  { key: 'mri-brain', name: 'MRI brain, plain', also: 'mr head', rupees: 5200, ...MRI },
  {
    key: 'mri-brain-contrast',
    name: 'MRI brain with contrast',
    also: 'cemri gadolinium',
    rupees: 8400,
    ...MRI_CONTRAST,
  },
  { key: 'mri-epilepsy', name: 'MRI brain, epilepsy protocol', rupees: 6900, ...MRI },
  { key: 'mra-brain', name: 'MR angiography of the brain', also: 'mra', rupees: 6500, ...MRI },
  { key: 'mri-ls-spine', name: 'MRI lumbosacral spine', also: 'ls spine slip disc', rupees: 5600, ...MRI },
  { key: 'mri-c-spine', name: 'MRI cervical spine', also: 'neck', rupees: 5600, ...MRI },
  { key: 'mri-d-spine', name: 'MRI dorsal spine', also: 'thoracic', rupees: 5600, ...MRI },
  { key: 'mri-whole-spine', name: 'MRI whole spine screening', rupees: 9800, ...MRI },
  {
    key: 'ct-brain',
    name: 'CT brain, plain',
    also: 'ncct head',
    category: 'imaging',
    rupees: 2200,
    asks: ['pregnancy'],
    notes: ['noMetal', 'earlierFilms'],
  },
  {
    key: 'ct-brain-contrast',
    name: 'CT brain with contrast',
    also: 'cect head',
    category: 'imaging',
    rupees: 3800,
    fastHours: 4,
    asks: ['pregnancy', 'contrast'],
    notes: ['creatinine', 'noMetal', 'earlierFilms'],
  },
  {
    key: 'ct-ls-spine',
    name: 'CT lumbosacral spine',
    category: 'imaging',
    rupees: 3200,
    asks: ['pregnancy'],
    notes: ['noMetal', 'earlierFilms'],
  },
  { key: 'xray-ls-spine', name: 'X-ray LS spine, AP and lateral', also: 'lumbar', rupees: 550, ...X_RAY },
  { key: 'xray-c-spine', name: 'X-ray cervical spine, AP and lateral', also: 'neck', rupees: 550, ...X_RAY },
  { key: 'xray-flexion', name: 'X-ray LS spine, flexion and extension', rupees: 700, ...X_RAY },
  { key: 'xray-hips', name: 'X-ray pelvis with both hips, AP', rupees: 500, ...X_RAY },
  {
    key: 'carotid-doppler',
    name: 'Carotid and vertebral Doppler',
    also: 'neck vessels',
    category: 'imaging',
    rupees: 2400,
    notes: ['looseClothes'],
  },
  {
    key: 'usg-kub',
    name: 'Ultrasound KUB with residual urine',
    also: 'bladder pvr',
    category: 'imaging',
    rupees: 1300,
    notes: ['fullBladder'],
  },
  {
    key: 'dexa',
    name: 'DEXA bone density, spine and hip',
    also: 'bmd osteoporosis',
    category: 'imaging',
    rupees: 2600,
    asks: ['pregnancy'],
    notes: ['noMetal'],
  },
  {
    key: 'eeg',
    name: 'EEG, awake',
    also: 'electroencephalogram',
    category: 'electrophysiology',
    rupees: 1500,
    needsFood: true,
    notes: ['washedHair'],
  },
  {
    key: 'eeg-sleep',
    name: 'EEG after sleep deprivation',
    category: 'electrophysiology',
    rupees: 2200,
    needsFood: true,
    notes: ['washedHair', 'sleepLate', 'someoneAlong'],
  },
  {
    key: 'video-eeg',
    name: 'Video EEG, 4 hours',
    category: 'electrophysiology',
    rupees: 5400,
    needsFood: true,
    notes: ['washedHair', 'longRecording', 'someoneAlong'],
  },
  { key: 'ncv-upper', name: 'NCV, both arms', also: 'nerve conduction carpal tunnel', rupees: 2100, ...NERVES },
  { key: 'ncv-lower', name: 'NCV, both legs', also: 'nerve conduction sciatica', rupees: 2100, ...NERVES },
  { key: 'ncv-all', name: 'NCV, all four limbs', also: 'nerve conduction neuropathy', rupees: 3600, ...NERVES },
  { key: 'emg', name: 'EMG, one limb', also: 'electromyography', rupees: 2300, asks: ['side', 'bleeding'], ...NERVES },
  { key: 'rnst', name: 'Repetitive nerve stimulation', also: 'rns myasthenia', rupees: 2500, ...NERVES },
  {
    key: 'vep',
    name: 'VEP, both eyes',
    also: 'visual evoked potential',
    category: 'electrophysiology',
    rupees: 1800,
    notes: ['washedHair', 'glasses'],
  },
  {
    key: 'baer',
    name: 'BAER, both ears',
    also: 'bera brainstem evoked response hearing',
    category: 'electrophysiology',
    rupees: 1800,
    notes: ['washedHair'],
  },
  { key: 'ssep', name: 'SSEP, four limbs', also: 'somatosensory', rupees: 3100, ...NERVES },
  { key: 'cbc', name: 'Complete blood count', also: 'cbc haemogram', category: 'lab', rupees: 320 },
  { key: 'esr', name: 'ESR', also: 'erythrocyte sedimentation', category: 'lab', rupees: 120 },
  { key: 'crp', name: 'CRP, quantitative', also: 'c reactive protein', category: 'lab', rupees: 480 },
  { key: 'fbs', name: 'Blood sugar, fasting', also: 'fbs glucose', category: 'lab', rupees: 90, fastHours: 8 },
  {
    key: 'ppbs',
    name: 'Blood sugar, 2 hours after a meal',
    also: 'ppbs postprandial glucose',
    category: 'lab',
    rupees: 90,
    needsFood: true,
  },
  { key: 'hba1c', name: 'HbA1c', also: 'glycated haemoglobin diabetes', category: 'lab', rupees: 520 },
  { key: 'lipid', name: 'Lipid profile', also: 'cholesterol', category: 'lab', rupees: 620, fastHours: 12 },
  { key: 'tsh', name: 'TSH', also: 'thyroid', category: 'lab', rupees: 380, notes: ['morningSample'] },
  { key: 'b12', name: 'Vitamin B12', also: 'cobalamin', category: 'lab', rupees: 950, fastHours: 8 },
  { key: 'vitamin-d', name: 'Vitamin D, 25-OH', also: 'cholecalciferol', category: 'lab', rupees: 1250 },
  { key: 'kft', name: 'Kidney function test', also: 'kft rft creatinine urea', category: 'lab', rupees: 640 },
  { key: 'lft', name: 'Liver function test', also: 'lft sgot sgpt', category: 'lab', rupees: 680 },
  { key: 'electrolytes', name: 'Sodium and potassium', also: 'electrolytes', category: 'lab', rupees: 360 },
  {
    key: 'valproate',
    name: 'Valproate level',
    also: 'tdm epilepsy',
    category: 'lab',
    rupees: 1150,
    notes: ['morningSample'],
  },
  { key: 'ana', name: 'ANA by immunofluorescence', also: 'antinuclear', category: 'lab', rupees: 1100 },
  { key: 'hla-b27', name: 'HLA-B27 by PCR', also: 'spondylitis', category: 'lab', rupees: 2100 },
  {
    key: 'csf',
    name: 'CSF examination',
    also: 'cerebrospinal fluid',
    category: 'other',
    rupees: 1400,
    asks: ['bleeding'],
    notes: ['someoneAlong'],
  },
  { key: 'ecg', name: 'ECG, 12 leads', also: 'ekg heart', category: 'other', rupees: 250, notes: ['looseClothes'] },
  {
    key: 'sleep-study',
    name: 'Sleep study, one night',
    also: 'polysomnography',
    category: 'other',
    rupees: 9500,
    notes: ['washedHair', 'someoneAlong'],
  },
]
