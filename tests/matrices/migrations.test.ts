import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EarlierVersions, migrationTags, openEarlierVersions } from '../kit/earlierVersions'

/** The first version with tables, each sixth after it, and the one before this. */
const earlier = migrationTags.filter((_, at, all) => at % 6 === 1 || at === all.length - 2)

describe('A database of each of many earlier versions', () => {
  let versions: EarlierVersions
  beforeAll(async () => {
    versions = await openEarlierVersions()
  })
  afterAll(() => versions.close())

  test.each(earlier)('whose last migration was %s is opened with every row, in the shape of today', async (tag) => {
    const { before, after } = await versions.open(tag)
    expect(before['doctors']).toBe(6)
    expect(after).toEqual({ counts: before, shape: await versions.shapeOfToday() })
  })
})
