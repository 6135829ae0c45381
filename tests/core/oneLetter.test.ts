import { expect, test } from 'vitest'
import { usualMedicines } from '../../server/prescription/catalogue/medicines'
import { meantBy, nameKey, productsNamed } from '../../src/core/prescription/lookup.rules'

const brands = [...new Set(usualMedicines.flatMap((medicine) => medicine.brands))]
const names = new Set(usualMedicines.flatMap(({ generic, brands: all }) => [generic, ...all]).map(nameKey))

/** A name with a letter left out, changed, doubled or changed for the next, at a place that differs from name to name. */
const slips = (name: string, index: number): readonly string[] => {
  const place = 1 + (index % Math.max(1, name.length - 1))
  const [before, letter, after] = [name.slice(0, place), name[place] ?? '', name.slice(place + 1)]
  return [`${before}${after}`, `${before}q${after}`, `${before}${letter}${letter}${after}`, name.slice(0, -1)]
}

test('a brand with a wrong letter is never settled: only a whole name is one', () => {
  const settled = brands.flatMap((brand, index) =>
    slips(brand, index).filter((typed) => {
      const { products } = meantBy(typed, productsNamed(usualMedicines, typed))
      return products.length > 0 && !names.has(nameKey(typed))
    }),
  )
  expect(settled).toEqual([])
})

test.each([
  ['Levipill', 'Levipil'],
  ['Carbamazipene', 'Carbamazepine'],
  ['Oxcarbmazepin', 'Oxcarbazepine'],
  ['Levitirecetam', 'Levetiracetam'],
  ['Pantaprazol', 'Pantoprazole'],
])('%s suggests %s', (typed, name) => {
  const found = productsNamed(usualMedicines, typed).flatMap(({ generic, brand }) => [generic, brand])
  expect(found).toContain(name)
  expect(meantBy(typed, productsNamed(usualMedicines, typed)).products).toEqual([])
})

test('what differs by a letter stands beside what begins so, and after it', () => {
  const found = productsNamed(usualMedicines, 'Pregab').map(({ brand, generic }) => brand ?? generic)
  expect(found[0]).toMatch(/^Pregab/)
  expect(found).toContain('Pregeb')
  expect(found.indexOf('Pregeb')).toBeGreaterThan(found.findLastIndex((name) => name.startsWith('Pregab')))
})
