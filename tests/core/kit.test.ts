import { getOrNull, isSome } from 'effect/Option'
import { decodeUnknownOption, decodeUnknownSync, encodeSync } from 'effect/Schema'
import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  addDays,
  CalendarDay,
  countdownTo,
  DayInSeconds,
  dayNamed,
  DayOnWire,
  dayOf,
  hourOf,
  oneMonthAfter,
  partOfDay,
  startOfDay,
  timeUntil,
} from '../../src/core/kit/dates'
import { roundToTwo, RupeesOnWire } from '../../src/core/kit/money'
import { done, type FailureKind, isUnsettled, kindOfStatus, statusOf } from '../../src/core/kit/outcome'
import { DEFAULT_COUNTRY, mobileFault, mobileFaultShown } from '../../src/core/kit/phone'
import { mobileTyped } from '../../src/core/kit/phoneTyped'
import {
  cleanLines,
  cutText,
  digitsOnly,
  firstLetter,
  graphemesBeyond,
  latinDigits,
  shortName,
} from '../../src/core/kit/text'

const at = (text: string) => Math.floor(Date.parse(text) / 1000)

describe('dates are those of Asia/Kolkata whatever the device says', () => {
  test('the day turns at 18:30 UTC', () => {
    expect(dayOf(at('2026-11-20T18:29:59Z'))).toBe('2026-11-20')
    expect(dayOf(at('2026-11-20T18:30:00Z'))).toBe('2026-11-21')
  })
  test('a day begins where the day before it ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (moment) => {
        const day = dayOf(moment)
        expect(startOfDay(day)).toBeLessThanOrEqual(moment)
        expect(startOfDay(addDays(day, 1))).toBeGreaterThan(moment)
      }),
    )
  })
  test('morning ends at 12 and afternoon at 18', () => {
    const parts = ['11:59', '12:00', '17:59', '18:00'].map((time) => partOfDay(at(`2026-11-21T${time}:00+05:30`)))
    expect(parts).toEqual(['morning', 'afternoon', 'afternoon', 'evening'])
    expect(hourOf(at('2026-11-21T00:00:00+05:30'))).toBe(0)
  })
  test('one month is a calendar month, clamped', () => {
    expect(dayOf(oneMonthAfter(at('2026-01-31T10:00:00+05:30')))).toBe('2026-02-28')
    expect(dayOf(oneMonthAfter(at('2028-01-31T10:00:00+05:30')))).toBe('2028-02-29')
  })
  const now = at('2026-11-22T19:10:00+05:30')
  test('a day is named by a word when it is near, and with its year when it is another one', () => {
    const days = ['2026-11-22T23:59', '2026-11-23T00:00', '2026-11-24T00:00', '2026-11-21T10:00', '2027-01-05T10:00']
    expect(days.map((day) => dayNamed(at(`${day}:00+05:30`), now))).toEqual([
      'today',
      'tomorrow',
      'date',
      'yesterday',
      'dateOfYear',
    ])
  })
  test('hours and minutes are counted to what is today or within six hours', () => {
    expect(timeUntil(at('2026-11-22T20:50:00+05:30'), now)).toEqual({ hours: 1, minutes: 40 })
    expect(timeUntil(at('2026-11-22T19:10:20+05:30'), now)).toEqual({ hours: 0, minutes: 1 })
    expect(timeUntil(at('2026-11-23T01:00:00+05:30'), now)).toEqual({ hours: 5, minutes: 50 })
    expect(timeUntil(at('2026-11-23T09:00:00+05:30'), now)).toBeNull()
    expect(timeUntil(at('2026-11-23T01:10:00+05:30'), now)).toEqual({ hours: 6, minutes: 0 })
    expect(timeUntil(at('2026-11-23T01:11:00+05:30'), now)).toBeNull()
    expect(timeUntil(at('2026-11-22T20:10:00+05:30'), now)).toEqual({ hours: 1, minutes: 0 })
    expect(timeUntil(now, now)).toBeNull()
    expect(timeUntil(at('2026-11-22T23:00:00+05:30'), at('2026-11-22T06:00:00+05:30'))).toEqual({
      hours: 17,
      minutes: 0,
    })
  })
  test('a hold is counted down in minutes and seconds, and not below zero', () => {
    expect([522, 60, 9, 0, -5].map((left) => countdownTo(now + left, now))).toEqual([
      '8:42',
      '1:00',
      '0:09',
      '0:00',
      '0:00',
    ])
  })
})

describe('days on the wire', () => {
  const day = decodeUnknownOption(CalendarDay)
  const turned = decodeUnknownOption(DayOnWire)
  test('are whole days and nothing around them', () => {
    expect(['2026-11-21', 'x2026-11-21', '2026-11-21T10:00', '21-11-2026'].map((text) => isSome(day(text)))).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(['21-11-2026', '121-11-2026', '21-11-20261'].map((text) => getOrNull(turned(text)))).toEqual([
      '2026-11-21',
      null,
      null,
    ])
  })
  test('are the second they begin with, where seconds are sent', () => {
    const seconds = at('2026-11-21T00:00:00+05:30')
    expect(decodeUnknownSync(DayInSeconds)(seconds)).toBe('2026-11-21')
    expect(encodeSync(DayInSeconds)('2026-11-21')).toBe(seconds)
  })
})

describe('texts', () => {
  test('a cut counts what a reader sees as one letter', () => {
    expect(cutText('Neurosurgery', 5)).toBe('Neuro…')
    expect(cutText('Neuro', 5)).toBe('Neuro')
    expect(cutText('Neuro surgery', 6)).toBe('Neuro…')
    expect(cutText('नमस्ते', 2)).toBe('नम…')
  })
  test('the first letter of a name keeps its signs', () => {
    expect(firstLetter('Meera')).toBe('M')
    expect(firstLetter('मीरा')).toBe('मी')
    expect(firstLetter('')).toBe('')
  })
  test('a short name is the first and the letter of the last', () => {
    expect(['Rajat Mehta', ' Asha  Devi Rao ', 'राजत मेहता', 'Meera', ''].map(shortName)).toEqual([
      'Rajat M.',
      'Asha R.',
      'राजत मे.',
      'Meera',
      '',
    ])
  })
  describe('of any length, in time that grows with it', () => {
    const whole = (text: string): readonly string[] =>
      Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
    const pieces = [
      'a',
      ' ',
      '\r\n',
      'क्ष',
      'ক্ষি',
      '👨‍👩‍👧‍👦',
      '🇮🇳',
      '\u{1F1EE}',
      '👍🏽',
      '\u0301',
      '\u200D',
      '\u094D',
      '\uD83D',
      'e\u0301'.repeat(90),
    ]
    const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 400 }).map((parts) => parts.join(''))

    test('letters are those that the whole text has, wherever it is taken apart', () => {
      fc.assert(
        fc.property(texts, fc.integer({ min: 1, max: 500 }), (text, length) => {
          const letters = whole(text)
          expect(graphemesBeyond(text, 0)).toBe(letters.length)
          expect(firstLetter(text)).toBe(letters[0] ?? '')
          const cut = letters.length > length ? `${letters.slice(0, length).join('').trimEnd()}…` : text
          expect(cutText(text, length)).toBe(cut)
        }),
      )
    })
    test('no piece of a text is segmented much more than once', () => {
      const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
      expect(graphemesBeyond('a'.repeat(32_000), 4000)).toBe(28_000)
      const lengths = segment.mock.calls.map(([text]) => text.length)
      segment.mockRestore()
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(64_000)
      expect(Math.max(...lengths)).toBeLessThan(1000)
    })
    test('a megabyte of blanks between two letters is read as it is', () => {
      const text = `a${' '.repeat(1_000_000)}b`
      expect(cleanLines(`${text}\t \n c `)).toBe(`${text}\n c`)
    })
  })
  test('digits of all scripts are one', () => {
    expect(latinDigits('९८७ ૬૫૪ ৩২১ 0')).toBe('987 654 321 0')
    expect(latinDigits('٤١ ۴۱ ４１ ੪੧ ୪୧ ௪௧ ౪౧ ೪೧ ൪൧')).toBe('41 41 41 41 41 41 41 41 41')
    expect(digitsOnly('+91 ९८७-65')).toBe('9198765')
  })
})

describe('money and numbers', () => {
  test('rounding keeps two decimals', () => {
    expect([roundToTwo(1.005), roundToTwo(2), roundToTwo(-2.346)]).toEqual([1.01, 2, -2.35])
  })
  test.each(['1', null, undefined, Number.NaN, {}])('rounding %s fails with words', (input) => {
    expect(() => roundToTwo(input)).toThrow('Input must be a number')
  })
})

test('rupees of the wire are whole paise inside', () => {
  expect([12.34, 0.29, 800].map((rupees) => decodeUnknownSync(RupeesOnWire)(rupees))).toEqual([1234, 29, 80_000])
  expect(encodeSync(RupeesOnWire)(1234)).toBe(12.34)
})

describe('mobile numbers', () => {
  const india = DEFAULT_COUNTRY
  const britain = { code: '+44', len: 10 }
  const typed = (text: string, countries = [india, britain]) => {
    const { country, phoneNumber } = mobileTyped(text, india, countries)
    return `${country.code} ${phoneNumber}`
  }

  test.each([
    '98765 43210',
    '+91 98765 43210',
    '+91-98765-43210',
    '(+91) 98765-43210',
    '0 98765 43210',
    '09876543210',
    '919876543210',
    '0091 98765 43210',
    '+९१ ९८७६५ ४३२१०',
    'tel:+919876543210'.slice(4),
    ' +91 98765 43210',
    '\u202a+91 98765 43210\u202c',
    'tel:+919876543210',
    '+91 98765\u00a043210',
    '٩٨٧٦٥ ٤٣٢١٠',
    '９８７６５４３２１０',
  ])('%s is one and the same number', (text) => {
    expect(typed(text)).toBe('+91 9876543210')
  })
  test('typed key by key, a number with its dial code is the same number at its last key', () => {
    for (const whole of ['+919876543210', '919876543210', '09876543210']) {
      let field = ''
      for (const key of whole) field = mobileTyped(field + key, india).phoneNumber
      expect(field).toBe('9876543210')
    }
  })
  test('a dial code of another country that is offered chooses it', () => {
    expect(typed('+44 7911 123456')).toBe('+44 7911123456')
  })
  test('more digits than a number has are all kept, and so is what is no digit: it is no number', () => {
    let field = ''
    for (const key of '812345678912') field = mobileTyped(field + key, india).phoneNumber
    const kept = ['98765 43210 99', '98765/43210', '98765+43210', '98765x43210'].map((text) => typed(text))
    expect([field, ...kept]).toEqual([
      '812345678912',
      '+91 987654321099',
      '+91 98765/43210',
      '+91 98765+43210',
      '+91 98765x43210',
    ])
    const shown = ['812345678912', '98765/43210', '98765', '9198765', '1234567890'].map((number) =>
      mobileFaultShown(number, india, false),
    )
    expect(shown).toEqual(['length', 'length', null, null, 'unknown'])
  })
  test('a dial code that is not understood keeps every digit: cut, it would be a stranger’s number', () => {
    expect(typed('9198765432109')).toBe('+91 9198765432109')
    expect(typed('+44 7911 123456', [india])).toBe('+91 +447911123456')
    expect(typed('0044 7911 123456789', [india])).toBe('+91 00447911123456789')
    expect(typed('+4479 1112 3456 7890 1234', [india])).toBe('+91 +44791112345678901234')
    expect(mobileFault('+447911123456', india)).toBe('length')
  })
  test('a number of the country’s length is never shortened', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,10}$/), (digits) => {
        expect(mobileTyped(digits, india).phoneNumber).toBe(digits)
      }),
    )
  })
  test('what is wrong is said', () => {
    expect(mobileFault('', DEFAULT_COUNTRY)).toBe('required')
    expect(mobileFault('98765', DEFAULT_COUNTRY)).toBe('length')
    expect([mobileFault('+987654321', india), mobileFault('987654321+', india)]).toEqual(['length', 'length'])
    expect(mobileFault('9876543210', DEFAULT_COUNTRY)).toBeNull()
    expect(mobileFault('98765432', { code: '+65', len: 8 })).toBeNull()
    expect(mobileFault('2212345678', india)).toBe('unknown')
    expect(mobileFault('2212345678', { code: '+1', len: 10 })).toBeNull()
  })
})

test('what went well has a message only where the server said one', () => {
  expect(Object.keys(done(1))).toEqual(['ok', 'value'])
  expect(done(1, 'Saved')).toEqual({ ok: true, value: 1, message: 'Saved' })
})

describe('the status catalogue', () => {
  test('every status has its meaning and back', () => {
    for (const [kind, status] of Object.entries(statusOf)) expect(kindOfStatus(status)).toBe(kind)
  })
  test('outside the catalogue, what blames the call is a refusal and the rest an internal error', () => {
    expect([413, 418, 451].map(kindOfStatus)).toEqual(['badRequest', 'badRequest', 'badRequest'])
    expect([300, 503, 524].map(kindOfStatus)).toEqual(['internal', 'internal', 'internal'])
  })
  const isSettled: Readonly<Record<FailureKind, boolean>> = {
    badRequest: true,
    unauthenticated: true,
    forbidden: true,
    notFound: true,
    notAccessible: true,
    conflict: true,
    blocked: true,
    tooMany: true,
    internal: false,
    serverDown: false,
    gatewayTimeout: false,
    offline: false,
    network: false,
    timeout: false,
    unreadable: false,
  }
  test.each(Object.entries(isSettled))('after %s it is known what became of a call: %s', (kind, settled) => {
    expect(isUnsettled({ kind: kind as FailureKind, message: '' })).toBe(!settled)
  })
})
