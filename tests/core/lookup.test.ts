import { describe, expect, test } from 'vitest'
import {
  meantBy,
  nameIn,
  nameKey,
  productsBeginning,
  productsContaining,
  productsNamed,
} from '../../src/core/prescription/lookup.rules'
import { readForm } from '../../src/core/prescription/lineTokens.rules'
import type { Medicine } from '../../src/core/prescription/medicine'
import { otherNames } from '../../src/core/prescription/otherNames'
import { usualMedicines } from '../../server/prescription/catalogue/medicines'

const ids = (found: readonly { readonly medicine: Medicine }[]) => found.map(({ medicine }) => medicine.id)
const some = (id: string, generic: string, brands: readonly string[] = []): Medicine => ({
  ...usualMedicines[0]!,
  id,
  generic,
  brands,
})
const list = [
  some('1', 'Levetiracetam', ['Levera']),
  some('2', 'Topiramate'),
  some('3', 'Tramadol', ['Tramazac']),
  some('4', 'Tramadol + Paracetamol', ['Ultracet', 'Ultracet Semi']),
  some('5', 'Aceclofenac', ['Zerodol']),
  some('6', 'Aceclofenac + Paracetamol', ['Zerodol-P']),
]
const meant = (typed: string) => {
  const { products, rivals } = meantBy(typed, productsNamed(list, typed))
  return rivals.length > 0
    ? { asked: rivals.map(({ name }) => name) }
    : products.map(({ generic, brand }) => [generic, brand].filter(Boolean).join(': '))
}

describe('medicines are found', () => {
  test('by the beginning of a name, or by what stands within', () => {
    expect([ids(productsBeginning(list, ' LEV ')), ids(productsBeginning(list, 'mate'))]).toEqual([['1'], []])
    expect([ids(productsContaining(list, 'mate')), ids(productsContaining(list, 'vera'))]).toEqual([['2'], ['1']])
    expect([productsBeginning(list, '  '), productsContaining(list, '')]).toEqual([[], []])
  })

  test.each([
    ['levetiracetam', ['Levetiracetam']],
    ['LEVERA', ['Levetiracetam: Levera']],
    ['ultracet', ['Tramadol + Paracetamol: Ultracet']],
    ['ultracet semi', ['Tramadol + Paracetamol: Ultracet Semi']],
    ['zerodol', ['Aceclofenac: Zerodol']],
    ['zerodol p', ['Aceclofenac + Paracetamol: Zerodol-P']],
    ['tramadol', ['Tramadol']],
    ['ultracet max', []],
    ['le', []],
    ['acetam', []],
    ['', []],
  ])('a whole name is meant, by %j', (typed, found) => expect(meant(typed)).toEqual(found))

  test.each([
    ['levet', ['Levetiracetam']],
    ['ultrac', ['Ultracet', 'Ultracet Semi']],
    ['acecl', ['Aceclofenac', 'Aceclofenac + Paracetamol']],
    // One letter is wrong, missing, too many, or two have changed places.
    ['levefa', ['Levera']],
    ['zerdol', ['Zerodol']],
    ['topiramatte', ['Topiramate']],
    ['ultraect', ['Ultracet']],
  ])('the beginning of a name, or nearly a name, is asked about: %j', (typed, asked) =>
    expect(meant(typed)).toEqual({ asked }),
  )

  test('one name of two medicines is asked about', () => {
    const two = [some('1', 'Clobazam', ['Calma']), some('2', 'Clonazepam', ['Calma'])]
    expect(meantBy('calma', productsNamed(two, 'calma'))).toEqual({
      products: [],
      rivals: [
        { name: 'Clobazam', generic: 'Clobazam' },
        { name: 'Clonazepam', generic: 'Clonazepam' },
      ],
    })
  })
})

describe('over the whole catalogue', () => {
  const find = (name: string) => productsNamed(usualMedicines, name)
  const names = [...new Set(usualMedicines.flatMap(({ generic, brands }) => [generic, ...brands]))]
  const holders = new Map<string, Set<string>>()
  for (const { generic, brands } of usualMedicines)
    for (const name of [generic, ...brands])
      holders.set(nameKey(name), (holders.get(nameKey(name)) ?? new Set()).add(generic))
  /** What is taken for the name without a question. */
  const taken = (name: string, parts: readonly string[] = []) => [
    ...new Set(nameIn({ name, parts }, find).meant.products.map(({ generic }) => generic)),
  ]

  test('each name is taken for the medicine whose name it is, one of two medicines for neither', () => {
    expect(names.filter((name) => taken(name).length !== (holders.get(nameKey(name))!.size === 1 ? 1 : 0))).toEqual([])
    expect(names.filter((name) => taken(name).some((generic) => !holders.get(nameKey(name))!.has(generic)))).toEqual([])
  })

  const isWhole = (name: string) => holders.has(nameKey(name)) || meantBy(name, find(name)).products.length > 0

  test('no beginning of a name is taken for it', () => {
    const beginnings = names.flatMap((name) =>
      Array.from({ length: name.length - 1 }, (_, length) => name.slice(0, length + 1)),
    )
    const wrong = [...new Set(beginnings)].filter((start) =>
      taken(start).some((generic) => !find(start).some((hit) => hit.generic === generic && isWhole(start))),
    )
    expect(wrong).toEqual([])
  })

  const suffixes =
    'LS L AV A C Plus MR SR CR ER XR XL PR Retard Chrono CT AM H D M NT G P SP TH DSR CV Duo Gold Forte LA MD DT'.split(
      ' ',
    )

  test('a brand with a suffix that the catalogue does not have is taken for nothing', () => {
    // A generic name is followed by its form.
    const generics = new Set(
      usualMedicines.flatMap(({ generic }) => [generic, ...(otherNames[generic] ?? [])]).map(nameKey),
    )
    const brands = [...new Set(usualMedicines.flatMap((medicine) => medicine.brands))].filter(
      (brand) => !generics.has(nameKey(brand)),
    )
    const wrong = brands.flatMap((brand) => {
      const own = find(brand).filter((hit) => hit.brand === brand)
      return suffixes.flatMap((suffix) => {
        const form = readForm(suffix.toLowerCase())
        const whole = `${brand} ${suffix}`
        const isKnown = holders.has(nameKey(whole)) || own.some((each) => form !== null && each.form.startsWith(form))
        const found = form === null ? taken(whole) : taken(brand, [suffix.toLowerCase()])
        return isKnown || found.length === 0 ? [] : [whole]
      })
    })
    expect(wrong).toEqual([])
  })
})
