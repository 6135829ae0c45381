import { describe, expect, test } from 'vitest'
import { brandsOfNeurology, brandsOfOthers } from '../../server/prescription/catalogue/brands'
import { usualMedicines } from '../../server/prescription/catalogue/medicines'

/** Brands a generic is known by at least. */
const LEAST = 5

const brandsOf = (generic: string) =>
  new Set(usualMedicines.flatMap((medicine) => (medicine.generic === generic ? medicine.brands : [])))
const generics = [...new Set(usualMedicines.map(({ generic }) => generic))]

/** Generics with fewer, by the reason. */
const few: Readonly<Record<string, readonly string[]>> = {
  'one maker, or few, sell it in India': [
    'Eslicarbazepine',
    'Primidone',
    'Perampanel',
    'Ethosuximide',
    'Rufinamide',
    'Vigabatrin',
    'Levodopa + Benserazide',
    'Rotigotine',
    'Selegiline',
    'Safinamide',
    'Dantrolene',
    'Fampridine',
    'Galantamine',
    'Naratriptan',
    'Eletriptan',
    'Ergotamine + Caffeine',
    'Erenumab',
    'Buprenorphine',
    'Fentanyl',
    'Capsaicin',
    'Dimethyl fumarate',
    'Fingolimod',
    'Teriflunomide',
  ],
  'hospitals order it by its generic name': [
    'Fosphenytoin',
    'Ketamine',
    'Lidocaine',
    'Mannitol',
    'Edaravone',
    'Alteplase',
    'Imipenem + Cilastatin',
    'Ertapenem',
    'Isoniazid',
    'Pyrazinamide',
    'Ethambutol',
  ],
  'fewer than five brands are known for certain': [
    'Zonisamide',
    'Levodopa + Carbidopa + Entacapone',
    'Entacapone',
    'Tetrabenazine',
    'Thiocolchicoside',
    'Chlorzoxazone',
    'Methocarbamol',
    'Riluzole',
    'Amitriptyline + Chlordiazepoxide',
    'Nortriptyline',
    'Trazodone',
    'Piracetam',
    'Zolmitriptan',
    'Flunarizine + Propranolol',
    'Naproxen + Domperidone',
    'Cinnarizine',
    'Mefenamic acid',
    'Mefenamic acid + Dicyclomine',
    'Gabapentin + Methylcobalamin',
    'Gabapentin + Nortriptyline',
    'Aspirin + Atorvastatin',
    'Aspirin + Atorvastatin + Clopidogrel',
    'Aspirin + Rosuvastatin + Clopidogrel',
    'Ticagrelor',
    'Acenocoumarol',
    'Dabigatran',
    'Rivaroxaban',
    'Apixaban',
    'Nimodipine',
    'Spironolactone',
    'Omeprazole + Domperidone',
    'Magaldrate + Simethicone',
    'Methylcobalamin + Alpha lipoic acid',
    'Thiamine',
    'Pyridoxine',
    'Alpha lipoic acid',
    'Coenzyme Q10',
    'Hydroxyzine',
  ],
}

describe('brands of the catalogue', () => {
  test('are at least five of each generic, but for those with a reason', () => {
    const excepted = Object.values(few).flat()
    const short = generics.filter((generic) => brandsOf(generic).size < LEAST)
    expect(short.filter((generic) => !excepted.includes(generic))).toEqual([])
    expect(excepted.filter((generic) => !short.includes(generic))).toEqual([])
    expect(short.length).toBeLessThan(generics.length * 0.4)
  })

  test('are of generics the catalogue has, and each of one generic alone', () => {
    const lines = [brandsOfNeurology, brandsOfOthers].flatMap((text) => text.trim().split('\n'))
    const named = lines.map((line) => line.split('|')[0]!.trim())
    expect(named.filter((generic) => !generics.includes(generic))).toEqual([])
    expect(named.filter((generic, place) => named.indexOf(generic) !== place)).toEqual([])
    const owners = new Map<string, Set<string>>()
    for (const { generic, brands } of usualMedicines)
      for (const brand of brands)
        owners.set(brand.toLowerCase(), (owners.get(brand.toLowerCase()) ?? new Set()).add(generic))
    expect([...owners].filter(([, of]) => of.size > 1).map(([brand, of]) => [brand, ...of])).toEqual([])
  })

  test.each([
    'Tegretol',
    'Encorate',
    'Dolo',
    'Lamictal',
    'Ultracet',
    'Syndopa Plus',
    'Syndopa CR',
    'Stalevo',
    'Pregalin M',
    'Nurokind',
    'Zerodol-P',
    'Zerodol SP',
    'Combiflam',
  ])('%s is known', (brand) => {
    const key = (name: string) => name.toLowerCase().replace('-', ' ')
    expect(usualMedicines.some(({ brands }) => brands.some((each) => key(each) === key(brand)))).toBe(true)
  })
})
