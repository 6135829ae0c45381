import { describe, expect, test } from 'vitest'
import { addressesIn } from '../../src/core/chat/addresses.rules'

const leading = (text: string) =>
  addressesIn(text).flatMap(({ text: written, href }) => (href === undefined ? [] : [[written, href]]))

describe('An address in a message', () => {
  test.each([
    ['see https://example.org/mri?a=1#b.', 'https://example.org/mri?a=1#b', 'https://example.org/mri?a=1#b'],
    ['(https://example.org/a)', 'https://example.org/a', 'https://example.org/a'],
    ['https://example.org/a_(b), then', 'https://example.org/a_(b)', 'https://example.org/a_(b)'],
    ['यहाँ देखें https://example.org।', 'https://example.org', 'https://example.org'],
    ['call 98250 12345 today', '98250 12345', 'tel:+919825012345'],
    ['+91-9825012345, please', '+91-9825012345', 'tel:+919825012345'],
    ['09825012345', '09825012345', 'tel:+919825012345'],
  ])('%j leads where it says', (text, written, href) => {
    expect(leading(text)).toEqual([[written, href]])
  })

  test.each([
    'http://example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://bank.example@elsewhere.example/',
    'https://',
    'https://localhost/a',
    'https://a.example:80@b.example/',
    'order 123456789012',
    'UHID-9825012345678',
    'price 1,23,456',
    'a@9825012345',
    '5825012345',
    `https://example.org/${'a'.repeat(2048)}`,
  ])('%j leads nowhere', (text) => {
    expect(leading(text)).toEqual([])
  })

  test.each([')', ']', '.', ')]', '/https://a.b'])(
    'of as many %j as a message holds leaves its message readable',
    (end) => {
      const text = `https://example.org${end.repeat(32_000 / end.length)}x `.repeat(2)
      expect(
        addressesIn(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
      expect(leading(`https://example.org${end.repeat(32_000 / end.length)}`)).toEqual([])
    },
  )

  test('takes nothing from the text and adds nothing', () => {
    for (const text of ['', 'a', ' https://a.example  https://b.example\n9825012345', 'x https://u:p@a.example y'])
      expect(
        addressesIn(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
  })
})
