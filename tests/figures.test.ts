import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { routeNames } from '../src/core/app/routes'
import { type Coverage, goneFrom, leftOutOf } from '../tools/figures/everything'
import { markdownOf, type StoredFigure, type StoredFigures, upToDate } from '../tools/figures/report'
import { tapRows } from '../tools/figures/tapRows'

const stored = JSON.parse(readFileSync('docs/figures.json', 'utf8')) as StoredFigures

describe.each(Object.entries(stored))('The stored figure %s', (_, figure) => {
  test('carries its date and its commit', () => {
    expect(Number.isNaN(Date.parse(figure.at))).toBe(false)
    expect(figure.commit).toMatch(/^[0-9a-f]{7,40}\+?$/)
  })

  /** What does not fit any more is mended by measuring again, or by `npm run figures -- refresh`. */
  test('names what exists alone, and says of everything else that it leaves it out', () => {
    expect(figure).toEqual(upToDate(figure))
  })
})

test('figures of machines, of pages and of calls are stored', () => {
  const kinds = Object.values(stored).flatMap(({ covers }) => (covers === undefined ? [] : [covers.kind]))
  expect(new Set(kinds)).toEqual(new Set(['machines', 'pages', 'calls']))
})

test('the page of figures is what is stored', () => {
  expect(readFileSync('docs/figures.md', 'utf8')).toBe(markdownOf(stored))
})

test('a machine that is no more and a page that is new are noticed', () => {
  const machines: Coverage = { kind: 'machines', names: ['login', 'horoscope'] }
  const pages: Coverage = { kind: 'pages', names: ['landing'] }
  const figure = { covers: machines } as StoredFigure
  expect(goneFrom(machines)).toEqual(['horoscope'])
  expect(leftOutOf(pages)).toContain('home')
  expect(upToDate(figure)).not.toEqual(figure)
  expect(upToDate(figure).leavesOut).toContain('otp')
})

test('what is done on a page is written down for each page of the product', () => {
  expect(Object.keys(tapRows).toSorted()).toEqual(routeNames.toSorted())
  expect(Object.entries(tapRows).filter(([, { taps }]) => taps.length === 0)).toEqual([])
})
