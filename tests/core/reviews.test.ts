import { describe, expect, test } from 'vitest'
import { ALL_REVIEWS, filterOf, isNarrowed, isSendableReply, LONGEST_REPLY } from '../../src/core/reviews/reviews.rules'

describe('what a doctor narrows the reviews by', () => {
  test('nothing asks for all of them', () => {
    expect(filterOf(ALL_REVIEWS)).toEqual({})
    expect(isNarrowed(ALL_REVIEWS)).toBe(false)
  })

  test.each([
    [{ chip: 'stars', stars: 4 }, { stars: 4 }],
    [{ chip: 'notReplied' }, { isReplied: false }],
    [{ keyword: '  back pain ' }, { keyword: 'back pain' }],
    [{ startDate: '2026-01-02' }, { startDate: '2026-01-02' }],
    [{ endDate: '2026-01-05' }, { endDate: '2026-01-05' }],
    [
      { chip: 'notReplied', keyword: 'slip disc', startDate: '2026-01-02', endDate: '2026-01-05' },
      { isReplied: false, keyword: 'slip disc', startDate: '2026-01-02', endDate: '2026-01-05' },
    ],
  ] as const)('%o is sent as %o', (change, filter) => {
    expect(filterOf({ ...ALL_REVIEWS, ...change })).toEqual(filter)
    expect(isNarrowed({ ...ALL_REVIEWS, ...change })).toBe(true)
  })

  test('the star picker narrows nothing before a star is picked', () => {
    expect(filterOf({ ...ALL_REVIEWS, chip: 'stars' })).toEqual({})
    expect(isNarrowed({ ...ALL_REVIEWS, chip: 'stars' })).toBe(false)
  })

  test('stars that were picked count for their own chip alone', () => {
    expect(filterOf({ ...ALL_REVIEWS, chip: 'all', stars: 2 })).toEqual({})
  })

  test('blanks are no words', () => {
    expect(isNarrowed({ ...ALL_REVIEWS, keyword: '   ' })).toBe(false)
  })
})

test.each([
  ['Thank you', true],
  ['  ', false],
  ['', false],
  ['a'.repeat(LONGEST_REPLY), true],
  [` ${'a'.repeat(LONGEST_REPLY)} `, true],
  ['a'.repeat(LONGEST_REPLY + 1), false],
])('a reply is sent when something is written and not too much', (reply, is) => {
  expect(isSendableReply(reply)).toBe(is)
})
