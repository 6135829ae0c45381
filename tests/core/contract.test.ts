import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contractRows } from '../../server/contract'
import { OPENAPI, openApiDocument } from '../../tools/openApi'

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>
}

const written = openApiDocument()[OPENAPI]!

test('the OpenAPI document has every row of the contract', () => {
  const { paths } = JSON.parse(written) as Document
  const named = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
  expect(named.toSorted()).toEqual(contractRows.map(({ name }) => name).toSorted())
})

test('a mutant of the contract is noticed in the document that was written before', () => {
  const before = process.env['CONTRACT_BEFORE']
  expect(written).toBe(before === undefined ? written : readFileSync(before, 'utf8'))
})
