import type { AttributeType } from '../../../src/core/prescription/prescription'

const named: Readonly<Record<AttributeType, string>> = {
  complaint:
    'Headache; Headache on one side; Headache with nausea; Headache on waking; Seizure; Jerks on waking; Loss of awareness; Blackout; Dizziness; Spinning; Unsteadiness; Falls; Tremor at rest; Tremor of both hands; Slowness; Stiffness; Shuffling gait; Forgetfulness; Confusion; Change of behaviour; Slurred speech; Difficulty finding words; Difficulty swallowing; Facial droop; Weakness of one side; Weakness of legs; Weakness of arms; Weakness worse in the evening; Drooping eyelid; Double vision; Loss of vision in one eye; Blurred vision; Numbness of hands; Numbness of feet; Burning feet; Tingling; Electric shock pain in the face; Neck pain; Neck pain into the arm; Low back pain; Low back pain into the leg; Leg pain on walking; Pain at night; Difficulty passing urine; Urgency; Constipation; Poor sleep; Daytime sleepiness; Snoring; Low mood; Anxiety; Muscle cramps; Twitching; Fever; Weight loss',
  diagnosis:
    'Migraine without aura; Migraine with aura; Chronic migraine; Tension-type headache; Cluster headache; Medication overuse headache; Idiopathic intracranial hypertension; Trigeminal neuralgia; Focal epilepsy; Generalised epilepsy; Juvenile myoclonic epilepsy; First unprovoked seizure; Drug-resistant epilepsy; Status epilepticus; Functional seizures; Ischaemic stroke; Transient ischaemic attack; Intracerebral haemorrhage; Subarachnoid haemorrhage; Cerebral venous thrombosis; Parkinson disease; Essential tremor; Dystonia; Restless legs syndrome; Huntington disease; Alzheimer disease; Vascular dementia; Mild cognitive impairment; Multiple sclerosis; Neuromyelitis optica spectrum disorder; Optic neuritis; Transverse myelitis; Guillain-Barre syndrome; CIDP; Diabetic neuropathy; Carpal tunnel syndrome; Bell palsy; Myasthenia gravis; Motor neurone disease; Polymyositis; Muscular dystrophy; Neurotuberculosis; Neurocysticercosis; Viral encephalitis; Bacterial meningitis; Benign paroxysmal positional vertigo; Vestibular neuritis; Cervical radiculopathy; Cervical myelopathy; Lumbar disc prolapse; Sciatica; Lumbar canal stenosis; Spondylolisthesis; Ankylosing spondylitis; Mechanical low back pain; Failed back surgery syndrome; Vertebral compression fracture; Spinal tuberculosis; Syringomyelia; Normal pressure hydrocephalus; Brain tumour; Insomnia; Obstructive sleep apnoea; Vitamin B12 deficiency',
  tag: 'Follow-up; First visit; Second opinion; Urgent review; Needs surgery opinion; Physiotherapy; Post-operative; Driving advice; Pregnancy planned; Pregnant; Breastfeeding; Lives alone; Fall risk; Seizure diary; Headache diary; Blood tests pending; MRI pending; Stable; Worse; Better; Insurance papers; Disability certificate; Work leave; Caregiver present; Telephone review',
  otherHealthProblem:
    'Hypertension; Diabetes type 2; Diabetes type 1; High cholesterol; Hypothyroidism; Hyperthyroidism; Coronary artery disease; Atrial fibrillation; Heart failure; Asthma; COPD; Chronic kidney disease; Kidney stones; Chronic liver disease; Gastric reflux; Peptic ulcer; Irritable bowel; Osteoporosis; Osteoarthritis; Rheumatoid arthritis; Gout; Anaemia; Vitamin D deficiency; Depression; Anxiety disorder; Bipolar disorder; Glaucoma; Cataract; Prostate enlargement; Obesity; Smoking; Alcohol use; Tuberculosis in the past; HIV; Hepatitis B; Cancer in the past; Pregnancy; Previous stroke; Head injury in the past; Spine surgery in the past',
}

/** The chips that are offered; anything else is written in the doctor's own words. */
export const attributes: readonly { readonly id: string; readonly type: AttributeType; readonly name: string }[] =
  Object.entries(named).flatMap(([type, names]) =>
    names
      .split(';')
      .map((name) => name.trim())
      // The keys of the record are the types.
      .map((name, place) => ({ id: `${type}-${place + 1}`, type: type as AttributeType, name })),
  )
