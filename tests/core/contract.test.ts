import { expect, test } from 'vitest'
import { staleDocuments } from '../../tools/documents'
import { openApiDocument } from '../../tools/openApi'

test('the OpenAPI document is the contract as it is: npm run documents writes it', () => {
  expect(staleDocuments(openApiDocument())).toEqual([])
})
