import { expect, test } from 'vitest'
import { entriesOf, recordCard } from '../../src/machines/records/records.view'
import { aRecord } from '../rooms/records/recordFacts'

const cards = ['2026-11-02', '2026-11-01', '2026-01-09', '2025-12-31', '2023-02-03'].map((documentDate, at) =>
  recordCard({ ...aRecord, id: String(at), documentDate }),
)
const entries = (view: 'list' | 'timeline', count = cards.length) =>
  entriesOf(cards.slice(0, count), view).map((entry) =>
    entry.kind === 'record' ? entry.id : `${entry.kind} ${entry.id}`,
  )

test('records stand under their years, each year once, also where a page ends within one', () => {
  expect(entries('list')).toEqual(['year 2026', '0', '1', '2', 'year 2025', '3', 'year 2023', '4'])
  expect(entries('list', 2)).toEqual(['year 2026', '0', '1'])
})

test('a timeline says the months', () => {
  expect(entries('timeline')).toEqual([
    'month 2026-11',
    '0',
    '1',
    'month 2026-01',
    '2',
    'month 2025-12',
    '3',
    'month 2023-02',
    '4',
  ])
})
