import * as Schema from 'effect/Schema'
import { describe, expect, test } from 'vitest'
import { Coordinates, LatitudeInQuery } from '../../src/core/kit/coordinates'
import { DayOnWire, isDay, SecondsInQuery } from '../../src/core/kit/dates'
import { endpoint } from '../../src/core/kit/endpoint'
import { RupeesOnWire } from '../../src/core/kit/money'
import { LimitInQuery, PageInQuery, Whole } from '../../src/core/kit/numbers'
import { charactersIn, cleanLine, cleanLines, cutText, isFilledIn, isWhole } from '../../src/core/kit/text'
import { Id, Line, LineOrEmpty, Lines, Opaque } from '../../src/core/kit/written'

/** What a schema makes of a value; undefined where it refuses it. */
const read = <A>(schema: Schema.Codec<A, unknown>, value: unknown): A | undefined => {
  const decoded = Schema.decodeUnknownOption(schema)(value)
  return decoded._tag === 'Some' ? decoded.value : undefined
}

describe('a line of text', () => {
  test.each([
    ['two encodings of a letter', '\u095B', 'ज़'],
    ['blanks', ' Meera \u00A0\u3000 Nair\t\n', 'Meera Nair'],
    ['what cannot be seen', '\u200BMe\u00ADera\u202E\uFEFF\u0007', 'Meera'],
    ['joiners of an Indian script', 'क्\u200Dष', 'क्\u200Dष'],
    ['a joiner between Latin letters', 'Me\u200Dera', 'Meera'],
    ['a picture of several', '👨‍👩‍👧 ❤️‍🔥 👍🏽', '👨‍👩‍👧 ❤️‍🔥 👍🏽'],
    [
      'a flag of tags',
      '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    ],
    ['tags alone', 'x\u{E0067}', 'x'],
    ['a letter and its mark', 'e\u200B\u0301', 'é'],
  ])('is stored in one way: %s', (_, typed, stored) => {
    expect(cleanLine(typed)).toBe(stored)
    expect(cleanLine(stored)).toBe(stored)
    expect(read(Line(80), typed)).toBe(stored)
  })

  test.each(['', '   ', '\u200B', '\u2800', '\u3164', '\uFE0F', '\u200D', '\u0301', '\u2063\u2062', '\u{E0067}'])(
    'is not filled in by %j',
    (text) => {
      expect(isFilledIn(cleanLine(text))).toBe(false)
      expect(read(Line(80), text)).toBeUndefined()
      expect(read(LineOrEmpty(80), text)).not.toBeUndefined()
    },
  )

  test('is refused with a zero or half of a character', () => {
    for (const text of ['a\0b', '\uD83D', 'a\uDC4Db', '\uDC4D\uD83D']) {
      expect(isWhole(text)).toBe(false)
      expect(read(LineOrEmpty(80), text)).toBeUndefined()
      expect(read(Opaque(80), text)).toBeUndefined()
      expect(read(Id, text)).toBeUndefined()
    }
  })

  test('has a bound in characters, as it is stored', () => {
    expect(charactersIn('👍👍👍')).toBe(3)
    expect(read(Line(3), ' 👍👍👍 ')).toBe('👍👍👍')
    expect(read(Line(3), 'abcd')).toBeUndefined()
  })

  test('is sent as it will be stored', () => {
    expect(Schema.encodeSync(Line(80))(' a\u200B  b ')).toBe('a b')
  })
})

test('lines keep their ends and the blanks inside them', () => {
  expect(cleanLines(' a  b \r\n\r\n c\u2028d\u200B \n ')).toBe('a  b\n\n c\nd')
  expect(read(Lines(80), '\n \u200B \n')).toBeUndefined()
})

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['2026-04-31', false],
  ['0000-00-00', false],
  ['2026-00-10', false],
  ['2026-2-1', false],
  ['+002026-02-28', false],
])('%s is a day of the calendar: %s', (day, is) => expect(isDay(day)).toBe(is))

test('a day on the wire is one of the calendar and of the practice', () => {
  expect(read(DayOnWire, '29-02-2028')).toBe('2028-02-29')
  for (const day of [
    '31-02-2026',
    '29-02-2027',
    '00-00-0000',
    '01-01-0001',
    '01-01-1999',
    '01-01-2101',
    '2026-02-28',
    5,
    null,
  ])
    expect(read(DayOnWire, day)).toBeUndefined()
})

test('numbers have an end', () => {
  for (const number of [1e308, -1, 1.5, NaN, Infinity, 9_999_999_999_999, '5', null])
    expect(read(Whole(0, 100), number)).toBeUndefined()
  for (const text of ['', ' ', '1e2', '0x10', '1.5', '-1', '9999999999999', 'NaN', '٣', '5 ', 5])
    expect(read(LimitInQuery, text)).toBeUndefined()
  expect(read(LimitInQuery, '20')).toBe(20)
  expect(read(PageInQuery, '0')).toBeUndefined()
  for (const text of ['1e308', '91', '-90.1', 'north', '']) expect(read(LatitudeInQuery, text)).toBeUndefined()
  expect(read(LatitudeInQuery, '-12.25')).toBe(-12.25)
  expect(read(Coordinates, { latitude: 1e308, longitude: 0 })).toBeUndefined()
  for (const text of ['0', '-1', '1e20', '99999999999']) expect(read(SecondsInQuery, text)).toBeUndefined()
  expect(read(SecondsInQuery, '1795600000')).toBe(1_795_600_000)
})

test('rupees have at most two decimals and an end', () => {
  expect(read(RupeesOnWire, 499.99)).toBe(49_999)
  for (const rupees of [-1, 0.005, 1e308, 100_000_000, '5']) expect(read(RupeesOnWire, rupees)).toBeUndefined()
})

test('what was stored under other rules is still answered and read', () => {
  const Row = Schema.Struct({ day: Schema.NullOr(DayOnWire), name: Line(3), list: Schema.Array(Line(2)) }).pipe(
    Schema.encodeKeys({ name: 'full_name' }),
  )
  const { input, output } = endpoint({
    method: 'GET',
    path: '/x',
    input: Row,
    output: Row,
    mutates: false,
    permission: null,
  })
  const stored = { day: '2026-02-31', name: 'a long name', list: ['', 'long'] }
  const onWire = { day: '31-02-2026', full_name: 'a long name', list: ['', 'long'] }
  expect(Schema.encodeSync(output)(stored)).toEqual(onWire)
  expect(read(output, onWire)).toEqual(stored)
  expect(read(input, onWire)).toBeUndefined()
  expect(read(output, { ...onWire, day: 'soon' })).toBeUndefined()
})

test('a long text is cut without being read to its end', () => {
  expect(cutText('नी'.repeat(100_000), 3)).toBe('नीनीनी…')
})
