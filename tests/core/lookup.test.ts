import { describe, expect, test } from 'vitest'
import { asLineProduct, meantBy, productsBeginning, productsContaining } from '../../src/core/prescription/lookup.rules'
import type { Medicine } from '../../src/core/prescription/medicine'
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
  const hits = productsBeginning(list, typed).map(({ medicine, brand }) => asLineProduct(medicine, brand))
  const { products, rivals } = meantBy(typed, hits)
  return rivals.length > 0 ? rivals : products.map(({ generic, brand }) => [generic, brand].filter(Boolean).join(': '))
}

describe('medicines are found', () => {
  test('by the beginning of a name, or by what stands within', () => {
    expect([ids(productsBeginning(list, ' LEV ')), ids(productsBeginning(list, 'mate'))]).toEqual([['1'], []])
    expect([ids(productsContaining(list, 'mate')), ids(productsContaining(list, 'vera'))]).toEqual([['2'], ['1']])
    expect([productsBeginning(list, '  '), productsContaining(list, '')]).toEqual([[], []])
  })

  test.each([
    ['levet', ['Levetiracetam']],
    ['LEVERA', ['Levetiracetam: Levera']],
    ['ultracet', ['Tramadol + Paracetamol: Ultracet']],
    ['ultracet semi', ['Tramadol + Paracetamol: Ultracet Semi']],
    ['ultracet max', []],
    ['zerodol', ['Aceclofenac: Zerodol']],
    ['zerodol p', ['Aceclofenac + Paracetamol: Zerodol-P']],
    ['acecl', ['Aceclofenac']],
    ['tram', ['Tramadol']],
    ['le', []],
    ['acetam', []],
    ['', []],
  ])('and %j means %j', (typed, found) => expect(meant(typed)).toEqual(found))

  test('and several that begin alike are asked about, none is chosen', () => {
    const two = [some('1', 'Clobazam'), some('2', 'Clonazepam', ['Lonazep'])]
    const hits = productsBeginning(two, 'clo').map(({ medicine, brand }) => asLineProduct(medicine, brand))
    expect(meantBy('clo', hits)).toEqual({ products: [], rivals: ['Clobazam', 'Clonazepam'] })
  })
})
