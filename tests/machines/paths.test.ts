import { beforeAll, describe, expect, test } from 'vitest'
import { staleDocuments } from '../../tools/documents'
import { qaDocumentsOf } from '../../tools/qaDocuments'
import { type Coverage, cover } from '../kit/paths/cover'
import { models } from '../kit/paths/models/all'

describe.each(models)('the machine $name', (model) => {
  let coverage: Coverage
  beforeAll(async () => {
    coverage = await cover(model)
  })

  test('ends each step where its model says, shows and asks what it says there, and keeps its context JSON', () => {
    expect(coverage.defects).toEqual([])
  })

  test('takes every transition on the steps of its model', () => {
    expect(coverage.missed).toEqual([])
    expect(coverage.all.size).toBeGreaterThan(0)
  })

  test('has QA scripts and tours that follow it as it is', () => {
    expect(staleDocuments(qaDocumentsOf(coverage))).toEqual([])
  })
})
