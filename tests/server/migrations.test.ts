import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashesOfMigrations, notedHashes } from '../../tools/migrationHashes'
import { type EarlierVersions, migrationTags, openEarlierVersions } from '../kit/earlierVersions'

test('a migration never changes once databases may have run it (npm run migrations notes the hash of a new one)', () => {
  expect(hashesOfMigrations()).toEqual(notedHashes())
  expect(migrationTags.map((tag) => `${tag}.sql`)).toEqual(Object.keys(notedHashes()))
})

/** The first version with tables, one from the middle, and the one before this; tests/matrices/migrations.test.ts has more. */
const earlier = [migrationTags[1]!, migrationTags[migrationTags.length >> 1]!, migrationTags.at(-2)!]

describe('A database of an earlier version', () => {
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
