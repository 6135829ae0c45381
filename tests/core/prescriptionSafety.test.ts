import { describe, expect, test } from 'vitest'
import { usualMedicines } from '../../server/prescription/catalogue/medicines'
import { usualTests } from '../../server/prescription/catalogue/tests'
import { HLA_TEST } from '../../src/core/prescription/personWarnings.rules'
import { EMPTY_CONTENT } from '../../src/core/prescription/prescription'
import type { CheckedPatient } from '../../src/core/prescription/warning'
import { chips, found, person } from '../kit/checkedLines'

const weighing = (weight: number) => ({ vitals: { ...EMPTY_CONTENT.vitals, weight } })

describe('fifteen dangerous prescriptions', () => {
  test.each<[string, readonly string[], CheckedPatient, string]>([
    [
      'valproate under two names',
      ['sodium-valproate-500-mg-tablet 1-0-1', 'divalproex-sodium-500-mg-tablet 0-0-1'],
      person(),
      'duplicateIngredient serious',
    ],
    [
      'paracetamol in three products',
      [
        'paracetamol-650-mg-tablet 1-1-1-1',
        'aceclofenac-paracetamol-100-325-mg-tablet 1-0-1',
        'Tab Dolo 650 mg: 1-1-1',
      ],
      person(),
      'sumAbove serious',
    ],
    ['methotrexate every day', ['methotrexate-10-mg-tablet 1-0-0'], person(), 'onceAWeek serious'],
    ['vitamin D 60,000 IU every day', ['cholecalciferol-60000-iu-sachet 1-0-0'], person(), 'onceAWeek serious'],
    [
      'clarithromycin with carbamazepine',
      ['carbamazepine-200-mg-tablet 1-0-1', 'clarithromycin-500-mg-tablet 1-0-1'],
      person({ prescribedBefore: ['Carbamazepine'] }),
      'raisesAntiseizure serious',
    ],
    [
      'ciprofloxacin with warfarin that is taken already',
      ['ciprofloxacin-500-mg-tablet 1-0-1'],
      person({ currentMedicines: usualMedicines.filter(({ id }) => id === 'warfarin-5-mg-tablet') }),
      'raisesAnticoagulant serious',
    ],
    ['a first carbamazepine', ['carbamazepine-200-mg-tablet 1-0-1'], person(), 'hlaB1502 caution'],
    [
      'lamotrigine begun with 100 mg beside valproate',
      ['lamotrigine-50-mg-tablet 1-0-1', 'sodium-valproate-500-mg-tablet 1-0-1'],
      person(),
      'lamotrigineStart serious',
    ],
    [
      'metoclopramide with Parkinson disease among the diagnoses',
      ['metoclopramide-10-mg-tablet 1-1-1'],
      person({}, { diagnosis: chips('Parkinson disease') }),
      'parkinsonDopamineAntagonist serious',
    ],
    [
      'own words: bupropion with epilepsy',
      ['Tab Bupropion 150 mg: 1-0-1'],
      person({ conditions: ['seizures'] }),
      'seizuresDanger serious',
    ],
    [
      'own words: gentamicin with myasthenia',
      ['Inj Gentamicin 80 mg: 1-0-1'],
      person({}, { otherHealthProblems: chips('Myasthenia gravis') }),
      'myastheniaMedicine serious',
    ],
    [
      'oxcarbazepine after a rash from carbamazepine',
      ['oxcarbazepine-300-mg-tablet 1-0-1'],
      person({ allergies: ['Carbamazepine: rash'], prescribedBefore: ['Oxcarbazepine'] }),
      'allergy serious',
    ],
    ['aspirin for a child', ['aspirin-75-mg-tablet 1-0-0'], person({ age: 9 }), 'childReye serious'],
    [
      'ibuprofen 1200 mg for a child of 12 kg',
      ['Syp Ibuprofen 400 mg: 1-1-1'],
      person({ age: 3 }, weighing(12)),
      'childAbove serious',
    ],
    ['ketamine in own words, by video', ['Inj. Ketamin 50 mg/ml: 1-0-0'], person(), 'refused: Ketamine'],
  ])('%s', (_, lines, patient, warning) => {
    expect(found(lines, patient)).toContain(warning)
  })
})

describe('fifteen ordinary prescriptions give one note at most', () => {
  const woman = { gender: 'Female', age: 28 } as const
  const clinic = { consultation: 'inClinic' } as const
  test.each<[string, readonly string[], CheckedPatient]>([
    ['focal epilepsy', ['levetiracetam-500-mg-tablet 1-0-1', 'clobazam-10-mg-tablet 0-0-1'], person()],
    ['epilepsy of a young woman', ['levetiracetam-500-mg-tablet 1-0-1', 'folic-acid-5-mg-tablet 1-0-0'], person(woman)],
    ['lamotrigine as it is begun', ['lamotrigine-25-mg-tablet 0-0-1'], person()],
    [
      'a dose made up of two strengths',
      ['sodium-valproate-500-mg-tablet 1-0-0', 'sodium-valproate-300-mg-tablet 0-0-1'],
      person(),
    ],
    [
      'migraine',
      ['propranolol-20-mg-tablet 1-0-1', 'naproxen-500-mg-tablet SOS', 'domperidone-10-mg-tablet SOS'],
      person(),
    ],
    ['migraine prevention', ['amitriptyline-10-mg-tablet 0-0-1', 'paracetamol-650-mg-tablet SOS'], person(woman)],
    [
      'sciatica',
      [
        'pregabalin-75-mg-capsule 0-0-1',
        'aceclofenac-paracetamol-100-325-mg-tablet 1-0-1',
        'pantoprazole-40-mg-tablet 1-0-0',
      ],
      person(),
    ],
    [
      'back pain with a gel',
      ['etoricoxib-90-mg-tablet 1-0-0', 'thiocolchicoside-4-mg-capsule 1-0-1', 'diclofenac-1%-gel 1-0-1'],
      person(),
    ],
    [
      'after a stroke',
      [
        'aspirin-75-mg-tablet 0-1-0',
        'clopidogrel-75-mg-tablet 0-1-0',
        'atorvastatin-40-mg-tablet 0-0-1',
        'telmisartan-40-mg-tablet 1-0-0',
      ],
      person({ age: 62 }),
    ],
    [
      'Parkinson disease',
      ['levodopa-carbidopa-100-25-mg-tablet 1-1-1', 'rasagiline-1-mg-tablet 1-0-0'],
      person({ age: 66 }, { diagnosis: chips('Parkinson disease') }),
    ],
    [
      'diabetic neuropathy',
      ['duloxetine-30-mg-capsule 0-0-1', 'methylcobalamin-1500-mcg-tablet 1-0-0', 'metformin-500-mg-tablet 1-0-1'],
      person({ age: 52 }),
    ],
    ['dementia', ['donepezil-5-mg-tablet 0-0-1', 'memantine-5-mg-tablet 1-0-1'], person({ age: 72, egfr: 70 })],
    ['vertigo', ['betahistine-16-mg-tablet 1-1-1', 'ondansetron-4-mg-tablet SOS'], person(woman)],
    [
      'vitamin D once a week',
      ['cholecalciferol-60000-iu-sachet 1-0-0 weekly', 'calcium-carbonate-vitamin-d3-500-0.00625-mg-tablet 0-1-0'],
      person(woman),
    ],
    [
      'multiple sclerosis, methotrexate once a week',
      ['methotrexate-7.5-mg-tablet 1-0-0 weekly', 'folic-acid-5-mg-tablet 1-0-0'],
      person(clinic),
    ],
  ])('%s', (_, lines, patient) => {
    const warnings = found(lines, patient)
    expect(warnings.filter((each) => !each.endsWith(' note'))).toEqual([])
    expect(warnings.length).toBeLessThanOrEqual(1)
  })
})

test('notes and cautions of one kind are one line, as grave as the gravest', () => {
  const lines = ['pregabalin-75-mg-capsule 0-0-1', 'naproxen-500-mg-tablet SOS', 'levetiracetam-500-mg-tablet 1-0-1']
  expect(found(lines, person({ age: 67 }))).toEqual(['kidneysUnknown caution'])
})

test('the test before a first carbamazepine can be ordered, and then it is not asked for', () => {
  expect(usualTests.find(({ id }) => id === HLA_TEST)?.name).toBe('HLA-B*1502')
  const ordered = person({}, { tests: [{ name: 'HLA-B*1502', testId: HLA_TEST, note: '' }] })
  expect(found(['carbamazepine-200-mg-tablet 1-0-1'], ordered)).toEqual([])
  for (const id of ['oxcarbazepine-300-mg-tablet', 'phenytoin-100-mg-tablet', 'fosphenytoin-75-mg-ml-injection'])
    expect(found([`${id} 1-0-1`])).toContain('hlaB1502 caution')
})
