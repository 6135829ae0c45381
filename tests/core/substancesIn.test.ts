import { describe, expect, test } from 'vitest'
import { attributes } from '../../server/prescription/catalogue/attributes'
import { usualMedicines } from '../../server/prescription/catalogue/medicines'
import { usualTests } from '../../server/prescription/catalogue/tests'
import { soundOf } from '../../src/core/prescription/medicineNames'
import { InteractionClass } from '../../src/core/prescription/medicine'
import { areAllKnown, isKeptFromVideo, substances, substancesIn } from '../../src/core/prescription/substancesIn'
import { isRefusedByVideo } from '../../src/core/prescription/warnings.rules'

const namesIn = (text: string) => substancesIn(text).map(({ generic }) => generic)

describe('substances in own words', () => {
  test.each([
    ['Ketamine 50 mg/ml injection', 'Ketamine'],
    ['Inj. Ketamin 50mg', 'Ketamine'],
    ['INJKETAMINE', 'Ketamine'],
    ['ke-ta-mine', 'Ketamine'],
    ['Kitamine amp', 'Ketamine'],
    ['Ketmin 500', 'Ketamine'],
    ['Morphine 10 mg', 'Morphine'],
    ['Tab.Morphin SR', 'Morphine'],
    ['morfin', 'Morphine'],
    ['Morphine sulphate 10 mg', 'Morphine'],
    ['मॉर्फिन 10', 'Morphine'],
    ['મોર્ફિન', 'Morphine'],
    ['মরফিন', 'Morphine'],
    ['केटामाइन इंजेक्शन', 'Ketamine'],
    ['ট্রামাডল', 'Tramadol'],
    ['Fentanil patch', 'Fentanyl'],
    ['Methyl phenidate 10', 'Methylphenidate'],
    ['Alprax 0.5', 'Alprazolam'],
    ['Tab Codiene', 'Codeine'],
    ['pethidine inj', 'Pethidine'],
    ['diazapam 5', 'Diazepam'],
  ])('%s is %s, and not for a video consultation', (text, name) => {
    expect(namesIn(text)).toEqual([name])
    expect(substancesIn(text).every(isKeptFromVideo)).toBe(true)
  })

  test.each([
    ['Divalproex sodium 500 + Tab Dolo 650', ['Valproate', 'Paracetamol']],
    ['Fosphenytoin', ['Phenytoin']],
    ['Inj Magnesium sulphate', ['Magnesium']],
    ['Rosuvastatin calcium', ['Rosuvastatin']],
    ['Naproxen sodium + naproxen', ['Naproxen']],
    ["St. John's wort", ["St John's wort"]],
    ['Apomorphine', ['Apomorphine']],
    ['Phenobarbital 30', ['Phenobarbitone']],
    ['Clobazam', ['Clobazam']],
    ['Physiotherapy twice a week, good advice', []],
    ['', []],
    ['10 mg 1-0-1', []],
  ])('%s: %j', (text, names) => {
    expect(namesIn(text)).toEqual(names)
    expect(substancesIn(text).some(isKeptFromVideo)).toBe(false)
  })

  test('no test, complaint, diagnosis or tag is taken for what a video consultation refuses', () => {
    const texts = [...usualTests, ...attributes].map(({ name }) => name)
    expect(texts.filter((text) => substancesIn(text).some(isKeptFromVideo))).toEqual([])
  })
})

describe('own words are known as a whole', () => {
  test.each([
    'Levetiracetam 500 mg tablet',
    'Inj. Ketamine 50 mg/ml',
    'Dolo 650',
    'Amitriptyline 10 mg SR',
    'Paracetamol + Tramadol',
    'Syp Levetiracetam 200 mg/5 ml',
    'Paracetamol 1 g',
    'Cholecalciferol 60K',
    'Divalproex sodium 500 + Tab Dolo 650',
  ])('where each of them is a name, a form or a unit: %s', (text) => expect(areAllKnown(text)).toBe(true))

  test.each([
    // What L, H or MR stands for is known where the brand with it is.
    'Pantop L',
    'Telma H',
    'Zerodol MR',
    'Dolo Plus 650',
    // No gram and no thousand, but part of the name.
    'Dolo G',
    'Levipil K 500 mg',
    'Dolo G 500',
    'Levipil slowly',
    // By its sound, or with a wrong letter.
    'Kitamine 50 mg',
    'morfin',
    'Sumo',
    '500 mg tablet',
    '',
  ])('and not otherwise: %j', (text) => expect(areAllKnown(text)).toBe(false))
})

describe('the table of substances', () => {
  test('names each substance once, by spelling and by sound, of classes the rules know', () => {
    const classes: ReadonlySet<string> = new Set(InteractionClass.literals)
    const names = substances.flatMap(({ generic, names }) => [generic.toLowerCase(), ...names])
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
    expect(new Set(substances.map(({ generic }) => soundOf(generic))).size).toBe(substances.length)
    expect(substances.flatMap((each) => each.classes.filter((one) => !classes.has(one)))).toEqual([])
  })

  test.each(usualMedicines.map((medicine) => [medicine.id, medicine] as const))('knows %s', (_, medicine) => {
    const found = substancesIn(medicine.generic)
    expect(found).toHaveLength(medicine.generic.split(' + ').length)
    expect(found.some(isKeptFromVideo)).toBe(isRefusedByVideo(medicine))
    // A brand names nothing else, and what video refuses is known by it too.
    const brands = medicine.brands.flatMap((brand) => substancesIn(brand))
    expect(brands.filter((each) => !found.includes(each))).toEqual([])
    const isKnown = medicine.brands.length === 0 || brands.some(isKeptFromVideo)
    expect(!isRefusedByVideo(medicine) || isKnown).toBe(true)
  })
})
