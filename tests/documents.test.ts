import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { staleDocuments } from '../tools/documents'
import { firestoreRules } from '../tools/firestoreRules'
import { machineDocuments } from '../tools/machineDocuments'
import { phoneMetadata } from '../tools/phoneMetadata'
import { roomsDocument } from '../tools/roomsDocument'

test('the diagrams show the machines as they are', () => {
  expect(staleDocuments(machineDocuments())).toEqual([])
})

test('a document that says something else is noticed', () => {
  expect(staleDocuments({ 'docs/machines/login.md': 'something else' })).toEqual(['docs/machines/login.md'])
})

test('the map of rooms names every room and every row as they are: npm run documents writes it', () => {
  const contents = (text: string) => text.split('\n').filter((line) => /^(##|\|) /.test(line))
  for (const [path, text] of Object.entries(roomsDocument()))
    expect(contents(readFileSync(path, 'utf8'))).toEqual(contents(text))
})

test('numbers are understood as the library understands them today: npm run documents writes its part', () => {
  expect(staleDocuments(phoneMetadata())).toEqual([])
})

test('the rules of the cloud database say what the table of access says: npm run documents writes them', () => {
  expect(staleDocuments(firestoreRules())).toEqual([])
})
