import type { DiagnosticTest } from '../../../src/core/prescription/medicine'

const named: Readonly<Record<DiagnosticTest['kind'], string>> = {
  imaging:
    'MRI brain plain; MRI brain with contrast; MRI brain epilepsy protocol; MRI brain with angiography; MR venography; MRI cervical spine; MRI dorsal spine; MRI lumbosacral spine; MRI whole spine screening; MRI brachial plexus; MRI sacroiliac joints; CT head plain; CT head with contrast; CT angiography brain and neck; CT perfusion brain; CT cervical spine; CT lumbar spine; CT myelogram; X-ray cervical spine AP and lateral; X-ray lumbosacral spine AP and lateral; X-ray lumbar spine flexion and extension; X-ray chest PA; X-ray dorsal spine AP and lateral; Carotid and vertebral Doppler; Transcranial Doppler; Digital subtraction angiography; PET CT brain; DaTSCAN; DEXA bone density; Bone scan; Ultrasound abdomen; Ultrasound kidneys and bladder with residual urine; 2D echocardiography; Nerve ultrasound',
  electrophysiology:
    'EEG routine; EEG sleep deprived; Video EEG; Ambulatory EEG 24 hours; Nerve conduction study upper limbs; Nerve conduction study lower limbs; Nerve conduction study all limbs; Electromyography; Repetitive nerve stimulation; Single fibre EMG; Visual evoked potentials; Brainstem auditory evoked potentials; Somatosensory evoked potentials; Motor evoked potentials; Blink reflex; Autonomic function tests; Polysomnography; Multiple sleep latency test; Tilt table test; Holter monitoring 24 hours; ECG; Vestibular function tests; Audiometry; Perimetry',
  lab: 'Complete blood count; ESR; CRP; Fasting blood sugar; Post meal blood sugar; HbA1c; Creatinine with eGFR; Blood urea; Liver function tests; Kidney function tests; Sodium, potassium, chloride; Calcium; Magnesium; Ammonia; Lipid profile; Thyroid profile; Vitamin B12; Vitamin D 25-hydroxy; Folate; Homocysteine; Ferritin; Uric acid; CPK total; Lactate; Prothrombin time with INR; aPTT; D-dimer; Protein C and S; Antithrombin III; Factor V Leiden; Antiphospholipid antibodies; ANA; ANA profile; Anti dsDNA; ANCA; Rheumatoid factor; Anti CCP; HLA B27; HLA-B*1502; Serum ACE; HIV 1 and 2; HBsAg; Anti HCV; VDRL; Urine routine; Urine culture; Urine for porphobilinogen; Valproate level; Phenytoin level; Carbamazepine level; Phenobarbitone level; Lithium level; Acetylcholine receptor antibodies; Anti MuSK antibodies; Anti NMDA receptor antibodies; Autoimmune encephalitis panel; Paraneoplastic antibody panel; Anti aquaporin 4 antibodies; Anti MOG antibodies; Ganglioside antibodies; Serum protein electrophoresis; Copper and ceruloplasmin; 24 hour urine copper; Heavy metal screen; CSF routine and biochemistry; CSF oligoclonal bands; CSF culture; CSF CBNAAT; CSF viral PCR panel; CSF cytology; CSF opening pressure; Mantoux test; Dengue serology; Malaria antigen; Blood culture; Genetic panel epilepsy; Genetic panel neuropathy; Genetic panel ataxia; Huntington gene test; Dystrophin gene test; SMN1 gene test; Prolactin; Cortisol morning; PTH; Pregnancy test',
  other:
    'Lumbar puncture; Muscle biopsy; Nerve biopsy; Neuropsychological assessment; MoCA; MMSE; Speech and swallow assessment; Fundus examination; Physiotherapy assessment; Urodynamic study; Pulmonary function tests; Bedside swallow test; Epidural steroid injection; Facet joint block; Selective nerve root block; Vertebroplasty assessment; Pre-anaesthetic check',
}

const slugOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** The tests a neurology and spine practice asks for most. */
export const usualTests: readonly DiagnosticTest[] = Object.entries(named).flatMap(([kind, names]) =>
  names
    .split(';')
    .map((name) => name.trim())
    // The keys of the record are the kinds.
    .map((name) => ({ id: slugOf(name), name, kind: kind as DiagnosticTest['kind'] })),
)
