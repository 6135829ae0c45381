import { expect, test } from 'vitest'
import { DRAWN_PAGES } from '../../src/core/files/files'
import { activeOf, pagePictures } from '../../src/core/records/records.rules'

test('a PDF has a picture of each page, of one where nobody counted them, and of so many as are drawn', () => {
  expect(pagePictures('/files/token/scan.pdf', 2)).toEqual(['/files/token/pages/1.webp', '/files/token/pages/2.webp'])
  expect(pagePictures('/files/token/scan.pdf', null)).toEqual(['/files/token/pages/1.webp'])
  expect(pagePictures('/files/token/scan.pdf', 1200)).toHaveLength(DRAWN_PAGES)
})

test('active prescriptions are one of each of a family, or those of a member', () => {
  const active = [
    { id: 'p1', memberId: 'm1' },
    { id: 'p2', memberId: 'm2' },
  ]
  expect([null, 'm2', 'm3'].map((member) => activeOf(active, member).map(({ id }) => id))).toEqual([
    ['p1', 'p2'],
    ['p2'],
    [],
  ])
})
