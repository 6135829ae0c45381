import { expect, test } from 'vitest'
import { languageCodes } from '../../src/core/language/languages'
import { readIn, standardSentences } from '../../src/core/prescription/standardSentences'
import { EMPTY_CONTENT, type PrescriptionContent } from '../../src/core/prescription/prescription'
import { hasEnglish } from '../../server/prescription/paper'
import { regimens } from '../../server/prescription/regimens'

test('standard sentences are read in the language of the reader, and it is known whether those are all', () => {
  expect(readIn('Less salt. No tobacco', 'hin')).toEqual({ text: 'नमक कम खाएँ। तंबाकू न लें।', isWhole: true })
  expect(readIn('Less salt. Rest in the afternoon.\nNo tobacco.', 'guj')).toEqual({
    text: 'મીઠું ઓછું ખાઓ.\nતમાકુ ન લો.',
    isWhole: false,
  })
  expect(readIn('MRI brain', 'ben')).toEqual({ text: '', isWhole: false })
  for (const read of [readIn('नमक कम', 'hin'), readIn('', 'ben'), readIn('Less salt.', 'eng')])
    expect(read).toEqual({ text: '', isWhole: true })
})

test('the templates of the practice are understood in each language', () => {
  const texts = regimens.flatMap(({ content }) => [
    content.dietAndExercise,
    content.note,
    ...content.medicines.map(({ note }) => note),
  ])
  for (const language of languageCodes) expect(texts.filter((text) => !readIn(text, language).isWhole)).toEqual([])
  expect(new Set(standardSentences.map(({ eng }) => eng)).size).toBe(standardSentences.length)
})

test('a reader of another language is told when something to follow stands in English alone', () => {
  const inEnglish = (more: Partial<PrescriptionContent>, language: 'guj' | 'eng' = 'guj') =>
    hasEnglish({ ...EMPTY_CONTENT, ...more }, language)
  expect(inEnglish({ note: 'Less salt.' })).toBe(false)
  expect(inEnglish({ dietAndExercise: 'Less salt. Rest in the afternoon.' })).toBe(true)
  expect(inEnglish({ note: 'Call the ward first' })).toBe(true)
  expect(inEnglish({ tests: [{ name: 'MRI brain', testId: null, note: '' }] })).toBe(true)
  expect(inEnglish({ note: 'Call the ward first' }, 'eng')).toBe(false)
})
