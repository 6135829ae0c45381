import { describe, expect, test } from 'vitest'
import { usualMedicines } from '../../server/prescription/catalogue/medicines'
import { checkedMedicines } from '../../src/core/prescription/checkedMedicine'
import { nameLine } from '../../src/core/prescription/prescriptionForm.rules'
import {
  areAllKnown,
  combinations,
  substances,
  substancesIn,
  substancesInSentences,
} from '../../src/core/prescription/substancesIn'

const namesIn = (text: string) => substancesIn(text).map(({ generic }) => generic)

/** What is in the products of each brand of the catalogue. */
const contentsOf = new Map<string, Set<string>>()
for (const { brands, ingredients } of usualMedicines)
  for (const brand of brands) {
    const contents = contentsOf.get(brand) ?? new Set()
    for (const { name } of ingredients) contents.add(namesIn(name)[0]!)
    contentsOf.set(brand, contents)
  }
const combined = [...contentsOf].filter(([, contents]) => contents.size > 1)

describe('own words that name a combination name all that is in it', () => {
  test.each([
    ['Septran DS', ['Sulfamethoxazole', 'Trimethoprim']],
    ['Tab Bactrim bd', ['Sulfamethoxazole', 'Trimethoprim']],
    ['Cotrimoxazole', ['Sulfamethoxazole', 'Trimethoprim']],
    ['Co-trimoxazole 960', ['Sulfamethoxazole', 'Trimethoprim']],
    ['Librax', ['Chlordiazepoxide', 'Clidinium']],
    ['Limbitrol 12.5/5', ['Amitriptyline', 'Chlordiazepoxide']],
    ['Augmentin 625', ['Amoxicillin', 'Clavulanic acid']],
    ['Co-amoxiclav 625', ['Amoxicillin', 'Clavulanic acid']],
    ['Combiflam', ['Ibuprofen', 'Paracetamol']],
    ['Ultracet', ['Tramadol', 'Paracetamol']],
    ['Stalevo 100', ['Levodopa', 'Carbidopa', 'Entacapone']],
    ['Syndopa', ['Levodopa', 'Carbidopa']],
    ['Suboxone 2', ['Buprenorphine', 'Naloxone']],
    ['Corex', ['Codeine', 'Chlorpheniramine']],
    ['Percocet', ['Oxycodone', 'Paracetamol']],
    ['Digene', ['Aluminium hydroxide', 'Magnesium', 'Simethicone']],
    ['Cyclopam', ['Dicyclomine', 'Paracetamol']],
    ['Pan D', ['Pantoprazole', 'Domperidone']],
    ['Telma-H', ['Telmisartan', 'Hydrochlorothiazide']],
  ])('%s: %j', (text, contents) => {
    expect(namesIn(text)).toEqual(contents)
    const [checked] = checkedMedicines([{ line: nameLine(text, null), medicine: null }])
    expect(checked!.contents.map(({ name }) => name)).toEqual(contents)
    // Nobody says of which of them the number is.
    expect(checked!.contents.flatMap(({ mg, iu }) => [mg, iu]).every((each) => each === null)).toBe(true)
  })

  test('each brand of the catalogue that has several substances has the same in own words', () => {
    expect(combined.length).toBeGreaterThan(150)
    const differing = combined.filter(([brand, contents]) => {
      const found = namesIn(brand)
      return found.length !== contents.size || found.some((each) => !contents.has(each))
    })
    expect(differing).toEqual([])
    const inNotes = combined.filter(([brand, contents]) => {
      const found = substancesInSentences(`She takes ${brand} at night.`).map(({ generic }) => generic)
      return [...contents].some((each) => !found.includes(each))
    })
    expect(inNotes).toEqual([])
  })

  test('no name of one substance is the brand of several, and none of several that of one', () => {
    const key = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '')
    const single = new Map(
      substances.flatMap(({ generic, names }) => names.map((name) => [key(name), generic] as const)),
    )
    expect(combinations.filter(([name]) => single.has(key(name))).map(([name]) => name)).toEqual([])
    const several = new Map(combinations.map(([name, contents]) => [key(name), contents] as const))
    const wrong = [...contentsOf].filter(([brand, contents]) => {
      const [one, more] = [single.get(key(brand)), several.get(key(brand))]
      return (one !== undefined && contents.size > 1) || (more !== undefined && more.length !== contents.size)
    })
    expect(wrong).toEqual([])
  })

  test('each is written with generics that have a table, each name once', () => {
    expect(combinations.filter(([, contents]) => contents.length < 2).map(([name]) => name)).toEqual([])
    const names = combinations.map(([name]) => name)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
    expect(
      combinations.flatMap(([name, contents]) => (new Set(contents).size < contents.length ? [name] : [])),
    ).toEqual([])
  })

  test('what is said to be known as a whole names all of it', () => {
    const known = combined.filter(([brand]) => areAllKnown(brand))
    expect(known.length).toBeGreaterThan(20)
    expect(known.filter(([brand, contents]) => namesIn(brand).length !== contents.size)).toEqual([])
    expect(['Telma H', 'Pan D', 'Syndopa CR'].filter((text) => areAllKnown(text))).toEqual([])
  })
})
