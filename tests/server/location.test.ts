import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kilometres } from '../../server/kit/distance'
import { embeddedPlaces, placeIndex } from '../../server/location/embedded'
import { idOf, suggestionOf } from '../../server/location/describe'
import type { Pincode } from '../../server/location/gazetteer'
import { distanceOf, inLatin, plain, skeletonOf, soundOf } from '../../server/location/sound'
import { searchPlaces } from '../../server/location/search'
import { SUGGESTION_LIMIT } from '../../src/core/location/location.rules'
import { startBackend, type TestBackend } from '../kit/backend'

beforeAll(() => void placeIndex())

const BENGALURU = { latitude: 12.9716, longitude: 77.5946 }
const LUCKNOW = { latitude: 26.8467, longitude: 80.9462 }
const found = (input: string, near: typeof LUCKNOW | null = null) =>
  searchPlaces(placeIndex(), input, near).map(suggestionOf)
const first = (input: string, near: typeof LUCKNOW | null = null) => {
  const [best] = found(input, near)
  return best ? `${best.name} (${best.detail})` : null
}

describe('the gazetteer of India', () => {
  test('has every state, thousands of towns and pincodes, all of them on its ground', () => {
    const { towns, pincodes } = placeIndex().gazetteer
    expect(towns.length).toBeGreaterThan(3000)
    expect(pincodes.length).toBeGreaterThan(19_000)
    expect(new Set(pincodes.map(({ state }) => state)).size).toBe(35)
    const onGround = ({ latitude, longitude }: Pincode) =>
      latitude > 6 && latitude < 37.5 && longitude > 68 && longitude < 97.5
    expect(pincodes.filter((each) => !onGround(each))).toEqual([])
  })

  test.each([
    ['110001', 28.633, 77.22],
    ['400069', 19.118, 72.874],
    ['560034', 12.926, 77.622],
    ['713216', 23.544, 87.307],
    ['201301', 28.582, 77.327],
  ])('knows where %s is within two kilometres', (code, latitude, longitude) => {
    expect(kilometres(placeIndex().gazetteer.byCode.get(code)!, { latitude, longitude })).toBeLessThan(2)
  })
})

describe('a search', () => {
  test.each([
    ['del', 'Delhi (India)'],
    ['Mumbai', 'Mumbai (Maharashtra)'],
    ['durgapur', 'Durgapur (West Bengal)'],
    ['Koramangala', 'Koramangala (Bengaluru, Karnataka, 560034)'],
    ['andheri', 'Andheri (Mumbai, Maharashtra, 400053)'],
    ['bandra', 'Bandra East (Mumbai, Maharashtra, 400051)'],
    ['salt lake', 'Salt Lake Sector 1 (Kolkata, West Bengal, 700064)'],
    ['hsr', 'HSR Layout (Bengaluru, Karnataka, 560102)'],
    ['sector 62 noida', 'Sector 62 (Noida, Uttar Pradesh, 201309)'],
    ['city centre durgapur', 'City Centre (Durgapur, West Bengal, 713216)'],
    ['city centre, Durgapur', 'City Centre (Durgapur, West Bengal, 713216)'],
  ])('for %s finds %s first', (input, expected) => expect(first(input)).toBe(expected))

  test.each([
    ['Bombay', 'Mumbai'],
    ['bangalore', 'Bengaluru'],
    ['Banglore', 'Bengaluru'],
    ['Calcutta', 'Kolkata'],
    ['Gurgaon', 'Gurugram'],
    ['trivandrm', 'Thiruvananthapuram'],
    ['koramangla', 'Koramangala'],
    ['मुंबई', 'Mumbai'],
    ['दिल्ली', 'Delhi'],
    ['बेंगलुरु', 'Bengaluru'],
    ['लखनऊ', 'Lucknow'],
    ['जयपुर', 'Jaipur'],
    ['अंधेरी', 'Andheri'],
    ['কলকাতা', 'Kolkata'],
    ['দুর্গাপুর', 'Durgapur'],
    ['અમદાવાદ', 'Ahmedabad'],
    ['સુરત', 'Surat'],
  ])('for %s, however it is written, finds %s first', (input, name) => expect(found(input)[0]?.name).toBe(name))

  test('for a pincode finds it, then its areas; the digits of another script are the same', () => {
    expect(found('560034').slice(0, 2)).toEqual([
      { id: 'p560034', name: '560034', detail: 'Koramangala, Bengaluru, Karnataka' },
      { id: 'a560034-koramangala', name: 'Koramangala', detail: 'Bengaluru, Karnataka, 560034' },
    ])
    expect(found('५६००३४')).toEqual(found('560034'))
    expect(found('110001 delhi')[0]?.name).toBe('110001')
  })

  test('for the beginning of a pincode finds pincodes that begin so', () => {
    const codes = found('7132').map(({ name }) => name)
    expect(codes.length).toBe(SUGGESTION_LIMIT)
    expect(codes.filter((code) => !code.startsWith('7132'))).toEqual([])
  })

  test('lists what is near first where names are alike', () => {
    expect(first('indiranagar', BENGALURU)).toBe('Indiranagar (Bengaluru, Karnataka, 560038)')
    expect(first('indira nagar', LUCKNOW)).toBe('Indira Nagar (Lucknow, Uttar Pradesh, 226016)')
  })

  test.each(['', '   ', '!!!', 'xqzw', '999999', '🙂'])('for "%s" finds nothing', (input) =>
    expect(found(input)).toEqual([]),
  )

  test('answers whatever is typed, without reading alike twice, and each place it names is there', async () => {
    const letters = fc.string({ unit: fc.constantFrom(...Array.from('abdeghiklmnoprstuv 1245कलदमুরી')), maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(fc.oneof(letters, fc.string()), async (input) => {
        const spots = searchPlaces(placeIndex(), input, BENGALURU)
        const read = spots.map(suggestionOf).map(({ name, detail }) => `${name} ${detail}`)
        expect(new Set(read).size).toBe(read.length)
        expect(read.length).toBeLessThanOrEqual(SUGGESTION_LIMIT)
        for (const spot of spots) {
          const place = await embeddedPlaces.details(idOf(spot), 'eng')
          expect(place).toMatchObject({ ok: true, value: { name: spot.name } })
        }
      }),
      { numRuns: 150 },
    )
  })

  test.each(['a', 'de', 'ban', 'nagar', 'koramangala', 'दिल्ली', '5600', 'xqzw', 'andheri mumbai', 'kolkatta'])(
    'for %s reads the shelves where such names stand, a small part of all names',
    (input) => {
      const index = placeIndex()
      let read = 0
      class Counting<Item> extends Map<string, readonly Item[]> {
        override get(shelf: string): readonly Item[] | undefined {
          const items = super.get(shelf)
          read += items?.length ?? 0
          return items
        }
      }
      const all = [...index.words.values(), ...index.sounds.values()].flat().length
      searchPlaces({ ...index, words: new Counting(index.words), sounds: new Counting(index.sounds) }, input, BENGALURU)
      expect(read).toBeLessThan(all / 20)
    },
  )
})

describe('how names sound', () => {
  test('three scripts become Latin letters', () => {
    expect([inLatin('मुंबई'), inLatin('দুর্গাপুর'), inLatin('સુરત')]).toEqual(['munbaii', 'durgaapur', 'surat'])
  })
  test('accents, points and case do not count', () => expect(plain('Sūrat, T. Nagar’s')).toBe('surat t nagars'))
  test('spellings of one sound are one', () => {
    expect(soundOf('delhi')).toBe(soundOf(plain('दिल्ली')))
    expect(skeletonOf('kolkata')).toBe(skeletonOf('calcutta'))
    expect(skeletonOf('bengaluru')).toBe(skeletonOf('bangalore'))
  })
  test('a distance is the same both ways, nothing for the same word, and never above its limit by more than one', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(distanceOf(a, b, 3)).toBe(distanceOf(b, a, 3))
        expect(distanceOf(a, a, 3)).toBe(0)
        expect(distanceOf(a, b, 3)).toBeLessThanOrEqual(4)
      }),
    )
    expect(distanceOf('mubmai', 'mumbai', 2)).toBe(1)
  })
})

describe('the calls', () => {
  let practice: TestBackend
  beforeAll(async () => {
    practice = await startBackend()
  })
  afterAll(() => practice.close())

  test('suggest, tell where a suggestion is, and name a point, for anybody', async () => {
    const { result } = await practice.call<{ id: string; name: string; detail: string }[]>('location.autocomplete', {
      input: 'koramangala',
    })
    expect(result[0]).toEqual({
      id: 'a560034-koramangala',
      name: 'Koramangala',
      detail: 'Bengaluru, Karnataka, 560034',
    })
    const place = await practice.call('location.details', { id: result[0]!.id })
    expect(place.result).toEqual({ ...result[0], latitude: 12.9261, longitude: 77.6221 })
    const here = { latitude: 12.9271, longitude: 77.6211 }
    expect((await practice.call('location.reverse', here)).result).toEqual({ ...result[0], ...here })
  })

  test.each([
    ['the sea', { latitude: 15, longitude: 65 }, 404, 'No results found for the given coordinates'],
    ['another planet', { latitude: 95, longitude: 65 }, 400, 'Latitude: 95 is not between -90 and 90'],
    ['another planet', { latitude: 5, longitude: -181 }, 400, 'Longitude: -181 is not between -180 and 180'],
    ['no number', { latitude: 'north', longitude: 65 }, 400, 'Latitude: this has to be a number'],
    ['an infinite number', { latitude: '1e308', longitude: 65 }, 400, 'Latitude: this has to be a number'],
  ])('refuse to name %s', async (_, at, status, message) => {
    const reply = await practice.call('location.reverse', at)
    expect({ status: reply.status, message: reply.message }).toEqual({ status, message })
  })

  test.each(['t0', 'p999999', 'a560034-nowhere', 'x'])('know no place %s', async (id) => {
    const reply = await practice.call('location.details', { id })
    expect({ status: reply.status, message: reply.message }).toEqual({
      status: 404,
      message: 'Failed to get place details',
    })
  })

  test('take an input of a letter to eighty, and a bias that is on Earth', async () => {
    const status = async (input: Record<string, unknown>) =>
      (await practice.call('location.autocomplete', input)).status
    expect(await status({ input: ' ' })).toBe(400)
    expect(await status({ input: 'a'.repeat(81) })).toBe(400)
    expect(await status({ input: 'a'.repeat(80) })).toBe(200)
    expect(await status({ input: 'noida', latitude: 99, longitude: 0 })).toBe(400)
    expect(await status({ input: 'noida', latitude: 28, longitude: 77 })).toBe(200)
  })

  test('say what is wrong in the caller’s language', async () => {
    const reply = await practice.call('location.reverse', { latitude: 15, longitude: 65 }, { language: 'hin' })
    expect(reply.message).toBe('दिए गए निर्देशांकों के लिए कोई परिणाम नहीं मिला')
  })
})
