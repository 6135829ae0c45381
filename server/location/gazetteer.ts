import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Coordinates } from '../../src/core/kit/coordinates'
import { cities } from './cities'

export interface Town extends Coordinates {
  readonly kind: 'town'
  readonly id: string
  readonly name: string
  readonly state: string
  readonly population: number
}

export interface Pincode extends Coordinates {
  readonly kind: 'pincode'
  readonly id: string
  readonly name: string
  readonly state: string
  readonly district: string
  /** The city it is in, if it is in one. */
  readonly town: Town | null
  /** The best known first. */
  readonly areas: readonly Area[]
}

export interface Area extends Coordinates {
  readonly kind: 'area'
  readonly name: string
  readonly pincode: Pincode
}

export type Spot = Town | Pincode | Area

export interface Gazetteer {
  /** The largest first. */
  readonly towns: readonly Town[]
  readonly pincodes: readonly Pincode[]
  readonly byCode: ReadonlyMap<string, Pincode>
}

const FILE = new URL('india.txt.br', import.meta.url)

/** Reads what `tools/gazetteer.ts` wrote: states, districts, towns, then a line for each pincode. */
export const readGazetteer = (): Gazetteer => {
  const text = brotliDecompressSync(readFileSync(FILE)).toString('utf8')
  const [stateNames = '', districtNames = '', townLines = '', pincodeLines = ''] = text.split('\n\n')
  const states = stateNames.split('|')
  const districts = districtNames.split('|')
  const towns = townLines.split('\n').map((line): Town => {
    const [id = '', name = '', state, population, latitude, longitude] = line.split('\t')
    return {
      kind: 'town',
      id: `t${id}`,
      name,
      state: states[Number(state)] ?? '',
      population: Number(population),
      latitude: Number(latitude),
      longitude: Number(longitude),
    }
  })
  const pincodes = pincodeLines.split('\n').map((line): Pincode => {
    const [code = '', latitude, longitude, state, district, town, names = ''] = line.split('\t')
    const areas: Area[] = []
    const pincode: Pincode = {
      kind: 'pincode',
      id: `p${code}`,
      name: code,
      state: states[Number(state)] ?? '',
      district: districts[Number(district)] ?? '',
      town: towns[Number(town)] ?? null,
      latitude: Number(latitude),
      longitude: Number(longitude),
      areas,
    }
    for (const name of names.split('|'))
      if (name !== '')
        areas.push({ kind: 'area', name, pincode, latitude: pincode.latitude, longitude: pincode.longitude })
    return pincode
  })
  return withKnownAreas({ towns, pincodes, byCode: new Map(pincodes.map((each) => [each.name, each])) })
}

/** Neighbourhoods the practice works in, by the names people use and at their own centres. */
const withKnownAreas = (gazetteer: Gazetteer): Gazetteer => {
  for (const { areas } of cities)
    for (const { name, pincode: code, latitude, longitude } of areas) {
      const pincode = gazetteer.byCode.get(code)
      if (!pincode) continue
      const own: Area = { kind: 'area', name, pincode, latitude, longitude }
      const others = pincode.areas.filter((area) => area.name !== name)
      ;(pincode.areas as Area[]).splice(0, pincode.areas.length, own, ...others)
    }
  return gazetteer
}
