import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { englishExpertise, expertiseIds } from '../../src/core/doctors/expertise'
import {
  areKnown,
  faultsOf,
  formOf,
  MOST_ENTRIES,
  previewOf,
  textOf,
  toggledIn,
} from '../../src/core/doctors/profile.rules'
import { own } from '../rooms/profile/profileFacts'

const form = formOf(own)

test('an expertise is called in English what its text says', () => {
  const texts = JSON.parse(readFileSync('src/ui/intl/en/expertise.json', 'utf8')) as Record<string, string>
  expect(expertiseIds.map(englishExpertise)).toEqual(expertiseIds.map((id) => texts[`expertise.${id}`]))
})

test('a fee is read as it is written, in rupees, and none is none', () => {
  expect([form.fee, textOf(form).videoFee]).toEqual(['800', 80_000])
  const paise = ['', '₹1,500', '500.50'].map((fee) => textOf({ ...form, fee }).videoFee)
  expect(paise).toEqual([null, 150_000, 50_050])
  for (const fee of ['0', '50001', '1.5.0', 'lots', '-5']) expect(faultsOf({ ...form, fee })).toEqual(['fee'])
  for (const fee of ['', '1', '50000']) expect(faultsOf({ ...form, fee })).toEqual([])
})

test('a profile has a language, and no more words than patients read', () => {
  expect(faultsOf({ ...form, languages: [], about: 'a'.repeat(1001) })).toEqual(['about', 'languages'])
  expect(faultsOf({ ...form, about: 'क'.repeat(1000) })).toEqual([])
})

test('an entry goes in and out of its list; a full list takes no more', () => {
  expect(toggledIn(['English'], 'Hindi')).toEqual(['English', 'Hindi'])
  expect(toggledIn(['English', 'Hindi'], 'English')).toEqual(['Hindi'])
  const full = Array.from({ length: MOST_ENTRIES }, (_, index) => String(index))
  expect(toggledIn(full, 'one more')).toBe(full)
})

test('entries are those of the practice, or what the profile had before', () => {
  const before = { languages: ['Konkani'], expertise: ['Own words'], tags: [] }
  const known = (more: object) => areKnown({ ...before, ...more }, before)
  expect([known({}), known({ tags: ['Own words'] }), known({ languages: ['Tamil', 'Konkani'] })]).toEqual([
    true,
    true,
    true,
  ])
  expect([known({ languages: ['Klingon'] }), known({ tags: ['Miracles'] })]).toEqual([false, false])
})

test('the preview is the profile with what is written', () => {
  const about = 'Treats strokes.'
  expect(previewOf(own.profile, { ...form, about })).toEqual({ ...own.profile, about })
})
