import { describe, expect, test } from 'vitest'
import { type LineChange, type LineDraft, linesAfter } from '../../src/core/orders/billLines.rules'
import type { LastBill } from '../../src/core/orders/lastBill'
import { linesAfterWithLast, linesWithLast } from '../../src/core/orders/lastBill.rules'
import { accepted } from '../rooms/providerOrders/providerOrdersFacts'

const levipil: LastBill = {
  name: 'Levipil 500',
  packSize: 10,
  price: 125_00,
  hsn: '300490',
  gst: 5,
  maker: 'Sun Pharma',
  at: 1_767_000_000,
}
/** Twenty tablets of Levipil 500, of a prescription that was typed here. */
const order = { lines: [{ ...accepted.lines[0]!, name: 'Levipil 500' }] }
const paper = { lines: [] }
const typed = (field: Extract<LineChange, { is: 'typed' }>['field'], text: string) =>
  ({ is: 'typed', at: 0, field, text }) as const
const begun = (of: typeof order | null = order, known = [levipil]) => linesAfterWithLast([], { is: 'added' }, of, known)
const named = (name: string, known = [levipil], lines = linesAfter([], { is: 'added' }, paper)) =>
  linesAfterWithLast(lines, typed('name', name), paper, known)
const shown = ({ packSize, quantity, price, hsn, gst, maker, batch, expiry }: LineDraft) =>
  [quantity, packSize, price, hsn, gst, maker, batch, expiry].join('|')

describe('a line that begins', () => {
  test('has what the same product was billed with last, in packs as they were priced, and neither batch nor expiry', () => {
    const [line] = begun()
    expect(shown(line!)).toBe('2|10|125.00|300490|5|Sun Pharma||')
    expect(line!.last).toEqual({ at: 1_767_000_000, fields: ['packSize', 'price', 'hsn', 'gst', 'maker'] })
  })

  test('has it also where it is known later, unless somebody has begun to type', () => {
    const blank = linesAfter([], { is: 'added' }, order)
    expect(shown(linesWithLast(blank, order, [levipil])[0]!)).toBe('2|10|125.00|300490|5|Sun Pharma||')
    const busy = linesAfter(blank, typed('maker', 'Torrent'), order)
    expect(linesWithLast(busy, order, [levipil])).toEqual(busy)
  })

  test('has no price of which nobody knows how much of it was sold', () => {
    const [line] = begun(order, [{ ...levipil, packSize: null }])
    expect(shown(line!)).toBe('20|||300490|5|Sun Pharma||')
    expect(shown(named('levipil 500')[0]!)).toBe('|||300490|5|Sun Pharma||')
    const loose = { lines: [{ ...order.lines[0]!, asked: 15 }] }
    const [fifteen] = linesWithLast(linesAfter([], { is: 'added' }, loose), loose, [levipil])
    expect(shown(fifteen!)).toBe('15|||300490|5|Sun Pharma||')
    expect(named('levipil 500', [{ ...levipil, packSize: 1 }])[0]!.price).toBe('125.00')
  })

  test('is as it was where the product was never billed', () => {
    expect(begun(order, [{ ...levipil, name: 'Levipil 250' }])).toEqual(linesAfter([], { is: 'added' }, order))
  })
})

describe('what is typed', () => {
  test('is of the last bill no more, and a price is not of another pack', () => {
    const priced = linesAfterWithLast(begun(), typed('price', '130'), order, [levipil])
    expect(priced[0]!.last!.fields).toEqual(['packSize', 'hsn', 'gst', 'maker'])
    const packed = linesAfterWithLast(begun(), typed('packSize', '15'), order, [levipil])
    expect([packed[0]!.price, packed[0]!.last!.fields]).toEqual(['', ['hsn', 'gst', 'maker']])
    const all = (['price', 'packSize', 'hsn', 'gst', 'maker'] as const).reduce<readonly LineDraft[]>(
      (lines, field) => linesAfterWithLast(lines, typed(field, '1'), order, [levipil]),
      begun(),
    )
    expect(all[0]!.last).toBeUndefined()
  })

  test('as another name is another product: what was known of the first one goes', () => {
    const other = { ...levipil, name: 'Valparin 200', maker: 'Sanofi', hsn: '', gst: null, packSize: null }
    const first = named('Levipil 500', [levipil, other])
    const second = named('Valparin 200', [levipil, other], first)
    expect(shown(second[0]!)).toBe('||125.00|3004||Sanofi||')
    const none = named('Valparin 2', [levipil, other], second)
    expect(shown(none[0]!)).toBe('|||3004||||')
    expect(none[0]!.last).toBeUndefined()
  })
})
