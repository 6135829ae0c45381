import type { DoctorKind } from './specialities'

export type Degree = { degree_name: string; years: number }
export type QualificationPath = Degree[]

const mbbs: Degree = { degree_name: 'MBBS', years: 6 }
const medicine: Degree = { degree_name: 'MD (General Medicine)', years: 3 }
const paediatrics: Degree = { degree_name: 'MD (Paediatrics)', years: 3 }
const surgery: Degree = { degree_name: 'MS (General Surgery)', years: 3 }
const orthopaedics: Degree = { degree_name: 'MS (Orthopaedics)', years: 3 }
const anaesthesia: Degree = { degree_name: 'MD (Anaesthesiology)', years: 3 }
const dmNeurology: Degree = { degree_name: 'DM (Neurology)', years: 3 }
const dnbNeurology: Degree = { degree_name: 'DrNB (Neurology)', years: 3 }
const mchNeurosurgery: Degree = { degree_name: 'MCh (Neurosurgery)', years: 3 }
const dnbNeurosurgery: Degree = { degree_name: 'DrNB (Neurosurgery)', years: 3 }

/** Each path is one believable training history, earliest degree first, with the years each took. */
export const qualificationPaths: Record<DoctorKind, QualificationPath[]> = {
  neurologist: [
    [mbbs, medicine, dmNeurology],
    [mbbs, medicine, dnbNeurology],
    [mbbs, medicine, dmNeurology, { degree_name: 'Fellowship in Epilepsy', years: 1 }],
    [mbbs, medicine, dmNeurology, { degree_name: 'Fellowship in Stroke Medicine', years: 1 }],
    [mbbs, medicine, dnbNeurology, { degree_name: 'Fellowship in Movement Disorders', years: 1 }],
    [mbbs, medicine, dmNeurology, { degree_name: 'Fellowship in Headache Medicine', years: 1 }],
    [mbbs, paediatrics, dmNeurology],
    [mbbs, paediatrics, { degree_name: 'DM (Paediatric Neurology)', years: 3 }],
  ],
  neurosurgeon: [
    [mbbs, surgery, mchNeurosurgery],
    [mbbs, surgery, dnbNeurosurgery],
    [mbbs, { degree_name: 'MCh (Neurosurgery, six-year course)', years: 6 }],
    [mbbs, surgery, mchNeurosurgery, { degree_name: 'Fellowship in Neuro-oncology', years: 1 }],
    [mbbs, surgery, mchNeurosurgery, { degree_name: 'Fellowship in Skull Base Surgery', years: 1 }],
    [mbbs, surgery, dnbNeurosurgery, { degree_name: 'Fellowship in Endoscopic Neurosurgery', years: 1 }],
  ],
  'spine specialist': [
    [mbbs, orthopaedics, { degree_name: 'Fellowship in Spine Surgery', years: 2 }],
    [mbbs, orthopaedics, { degree_name: 'FNB (Spine Surgery)', years: 2 }],
    [mbbs, { degree_name: 'DNB (Orthopaedics)', years: 3 }, { degree_name: 'FNB (Spine Surgery)', years: 2 }],
    [mbbs, surgery, mchNeurosurgery, { degree_name: 'Fellowship in Minimally Invasive Spine', years: 1 }],
    [mbbs, anaesthesia, { degree_name: 'Fellowship in Interventional Pain', years: 1 }],
    [mbbs, anaesthesia, { degree_name: 'FNB (Pain Medicine)', years: 2 }],
  ],
}

/** Invented teaching institutes for the degree lines, so no real college is claimed. */
export const institutesByState: Record<string, string[]> = {
  'Uttar Pradesh': ['Awadh Institute of Medical Sciences, Lucknow', 'Yamuna Medical College, Noida'],
  Maharashtra: ['Sahyadri Coast Medical College, Mumbai', 'Mula-Mutha Institute of Medicine, Pune'],
  Karnataka: ['Cauvery Institute of Neurosciences, Bengaluru', 'Nandi Hills Medical College, Bengaluru'],
  Gujarat: ['Sabarmati Medical College, Ahmedabad', 'Tapi Institute of Health Sciences, Surat'],
  'West Bengal': ['Hooghly Medical College and Hospital, Kolkata', 'Damodar Medical College, Durgapur'],
  Telangana: ['Golconda Institute of Medical Sciences, Hyderabad', 'Musi Medical College, Hyderabad'],
  'Tamil Nadu': ['Coromandel Medical College, Chennai', 'Adyar River Institute of Neurology, Chennai'],
  Rajasthan: ['Aravalli Medical College, Jaipur', 'Amber Institute of Health Sciences, Jaipur'],
}

/** A registration number is the prefix followed by exactly `digits` digits, the first of them not zero. */
export type RegistrationCouncil = { state: string; council: string; prefix: string; digits: number }

export const councils: RegistrationCouncil[] = [
  { state: 'Uttar Pradesh', council: 'Uttar Pradesh Medical Council', prefix: 'UPMC-', digits: 5 },
  { state: 'Delhi', council: 'Delhi Medical Council', prefix: 'DMC/R/', digits: 5 },
  { state: 'Maharashtra', council: 'Maharashtra Medical Council', prefix: 'MMC-', digits: 10 },
  { state: 'Karnataka', council: 'Karnataka Medical Council', prefix: 'KMC-', digits: 6 },
  { state: 'Gujarat', council: 'Gujarat Medical Council', prefix: 'G-', digits: 5 },
  { state: 'West Bengal', council: 'West Bengal Medical Council', prefix: 'WBMC-', digits: 5 },
  { state: 'Telangana', council: 'Telangana State Medical Council', prefix: 'TSMC/FMR/', digits: 5 },
  { state: 'Tamil Nadu', council: 'Tamil Nadu Medical Council', prefix: 'TNMC-', digits: 6 },
  { state: 'Rajasthan', council: 'Rajasthan Medical Council', prefix: 'RMC-', digits: 5 },
]
