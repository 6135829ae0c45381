import { expect, test } from 'vitest'
import { staleDocuments } from '../tools/documents'
import { machineDocuments } from '../tools/machineDocuments'
import { openApiDocument } from '../tools/openApi'
import { registryDocument } from '../tools/registry'

test('the diagrams show the machines as they are', () => {
  expect(staleDocuments(machineDocuments())).toEqual([])
})

test('the registry has every machine there is: npm run diagrams writes it', () => {
  expect(staleDocuments(registryDocument())).toEqual([])
})

test('a document that says something else is noticed', () => {
  expect(staleDocuments({ 'docs/machines/login.md': 'something else' })).toEqual(['docs/machines/login.md'])
})

test('the OpenAPI document is the contract as it is: npm run documents writes it', () => {
  expect(staleDocuments(openApiDocument())).toEqual([])
})
