import { describe, expect, test } from 'vitest'
import { found, person } from '../kit/checkedLines'

describe('own words are read like products', () => {
  test.each<[string, string]>([
    ['Alendronate 70: 1-0-0', 'onceAWeek serious'],
    ['Vit D3 60K: 1-0-0', 'onceAWeek serious'],
    ['Cap Vitamin D3 60,000 IU: 1-0-0', 'onceAWeek serious'],
    ['Tab Levetiracetam 1000 mg: 3-0-3', 'doseFarAbove serious'],
    ['Citalopram 60: 1-0-0', 'doseFarAbove serious'],
    ['Paracetamol 1 g: 2-1-2', 'doseFarAbove serious'],
  ])('%s: %s', (words, warning) => {
    expect(found([words])).toContain(warning)
  })

  test.each([
    'Alendronate 70 mg: 1-0-0: weekly',
    'Alendronate 10 mg: 1-0-0',
    'Vit D3 1000 IU: 1-0-0',
    'Vit D3 60K: 1-0-0: monday',
  ])('%s gives nothing', (words) => {
    expect(found([words])).toEqual([])
  })
})

describe('two of a class', () => {
  const two = (one: string, other: string) =>
    found([`${one}: SOS`, `${other}: SOS`], person({ consultation: 'inClinic' }))
  test.each([
    ['Sertraline', 'Venlafaxine', 'twoSerotoninReuptake serious'],
    ['Escitalopram', 'Fluoxetine', 'twoSerotoninReuptake serious'],
    ['Gabapentin', 'Pregabalin', 'twoGabapentinoids caution'],
    ['Tramadol', 'Tapentadol', 'twoOpioids serious'],
    ['Ramipril', 'Telmisartan', 'twoAceInhibitors serious'],
    ['Propranolol', 'Metoprolol', 'twoBetaBlockers serious'],
    ['Pantoprazole', 'Rabeprazole', 'twoPpis caution'],
    ['Prednisolone', 'Dexamethasone', 'twoCorticosteroids caution'],
    ['Ibuprofen', 'Naproxen', 'twoNsaids caution'],
    ['Sumatriptan', 'Rizatriptan', 'twoTriptans serious'],
    ['Clonazepam', 'Clobazam', 'twoBenzodiazepines caution'],
    ['Carbamazepine', 'Oxcarbazepine', 'twoCarboxamides serious'],
    ['Phenobarbitone', 'Primidone', 'twoBarbiturates serious'],
  ])('%s and %s: %s', (one, other, warning) => {
    expect(two(one, other)).toContain(warning)
    expect(two(other, one)).toContain(warning)
    expect(two(one, one)).not.toContain(warning)
  })

  test('three of a class are one warning, and aspirin with clopidogrel is none', () => {
    const three = found(['Haloperidol: SOS', 'Ondansetron: SOS', 'Domperidone: SOS'])
    expect(three).toEqual(['twoQtProlonging caution'])
    expect(two('Aspirin', 'Clopidogrel')).toEqual([])
  })
})

describe('enzymes', () => {
  const known = person({ prescribedBefore: ['Carbamazepine', 'Phenytoin', 'Lamotrigine'] })
  test.each([
    ['Carbamazepine', 'Clarithromycin', 'raisesAntiseizure serious'],
    ['Carbamazepine', 'Erythromycin', 'raisesAntiseizure caution'],
    ['Phenytoin', 'Fluconazole', 'raisesAntiseizure serious'],
    ['Lamotrigine', 'Valproate', 'raisesAntiseizure caution'],
    ['Lamotrigine', 'Carbamazepine', 'lowersAntiseizure caution'],
    ['Lamotrigine', 'Ovral L', 'lowersAntiseizure caution'],
    ['Warfarin', 'Metronidazole', 'raisesAnticoagulant serious'],
    ['Rivaroxaban', 'Phenytoin', 'lowersAnticoagulant serious'],
    ['Ovral L', 'Oxcarbazepine', 'lowersContraceptive serious'],
    ['Nimodipine', 'Carbamazepine', 'lowersCalciumBlocker serious'],
    ['Nimodipine', 'Clarithromycin', 'raisesCalciumBlocker serious'],
    ['Prednisolone', 'Rifampicin', 'lowersSteroid caution'],
    ['Simvastatin', 'Itraconazole', 'raisesStatin serious'],
    ['Tizanidine', 'Ciprofloxacin', 'raisesTizanidine serious'],
    ['Clopidogrel', 'Omeprazole', 'blocksActivation caution'],
  ])('%s with %s: %s', (victim, other, warning) => {
    expect(found([`${victim}: SOS`, `${other}: SOS`], known)).toContain(warning)
    expect(found([`${other}: SOS`, `${victim}: SOS`], known)).toContain(warning)
  })

  test.each([
    ['Levetiracetam', 'Clarithromycin'],
    ['Clopidogrel', 'Pantoprazole'],
    ['Carbamazepine', 'Azithromycin'],
  ])('%s with %s: nothing', (one, other) => {
    expect(found([`${one}: SOS`, `${other}: SOS`], known)).toEqual([])
  })
})

describe('allergies', () => {
  test.each([
    ['Carbamazepine rash 2019', 'Phenytoin', 'allergy serious'],
    ['carbamazepine', 'Lamotrigine', 'allergy serious'],
    ['Penicillin', 'Augmentin 625', 'allergy serious'],
    ['Penicillin', 'Ceftriaxone', 'allergyFamily caution'],
    ['Amoxicillin', 'Ampicillin', 'allergy serious'],
    ['Sulfa drugs', 'Cotrimoxazole', 'allergy serious'],
    ['sulpha', 'Zonisamide', 'allergy serious'],
  ])('to %s, and %s: %s', (allergy, words, warning) => {
    const patient = person({ allergies: [allergy], prescribedBefore: ['Phenytoin', 'Lamotrigine'] })
    expect(found([`${words}: SOS`], patient)).toEqual([warning])
  })

  test.each([
    ['Sulfa drugs', 'Magnesium sulphate'],
    ['sulfa', 'Ferrous sulfate'],
    ['Magnesium sulphate', 'Cotrimoxazole'],
    ['sulphites', 'Cotrimoxazole'],
    ['No known drug allergy', 'Ibuprofen'],
    ['Carbamazepine', 'Levetiracetam'],
    ['dust', 'Aspirin'],
  ])('to %s do not meet %s', (allergy, words) => {
    expect(found([`${words}: SOS`], person({ allergies: [allergy] }))).toEqual([])
  })
})
