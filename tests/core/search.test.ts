import { describe, expect, test } from 'vitest'
import { folded, foundByName, isFoundIn, searchedNumber, searchedWords } from '../../src/core/kit/search'

test.each([
  ['  Meera\u00A0 NAIR ', 'meera nair'],
  ['\u095B', 'ज़'],
  ['रा\u200Dम', 'राम'],
  ['बेड ४२', 'बेड 42'],
])('%j is compared as %j', (term, as) => expect(folded(term)).toBe(as))

test('words are parted by blanks and commas', () => {
  expect(searchedWords(' Nair,  Meera ')).toEqual(['nair', 'meera'])
  expect(searchedWords(' , ')).toEqual([])
})

test('what has words that begin like those of the term stands first', () => {
  const rows = ['MRI brachial plexus', 'Femoral artery', 'MRI brain', 'MRI lumbosacral spine'].map((name) => ({ name }))
  expect(foundByName('mri l', rows).map(({ name }) => name)).toEqual(['MRI lumbosacral spine', 'MRI brachial plexus'])
  expect(foundByName('', rows)).toEqual(rows)
})

describe('a number is read as the product writes it and as people do', () => {
  test.each([
    ['+91 70352 17017', '917035217017', true],
    ['(+91) 70352-17017', '917035217017', true],
    ['0091 70352', '9170352', true],
    ['917035217017', '917035217017', true],
    ['070352 17017', '7035217017', false],
    ['७०३५२', '70352', false],
    ['7017', '7017', false],
    ['9170352170', '9170352170', false],
    ['0001', '001', false],
  ])('%s', (term, digits, hasDialCode) => expect(searchedNumber(term)).toMatchObject({ digits, hasDialCode }))

  test('and its end keeps its zeros', () => expect(searchedNumber('00 01')?.ending).toBe('0001'))

  test.each(['Meera', '', '+', '-', '12 Main Road', '( )'])('and %j is none', (term) =>
    expect(searchedNumber(term)).toBeNull(),
  )
})

test.each([
  ['', ['MRI brain'], true],
  ['brain mri', ['MRI brain'], true],
  ['MRI   Brain', ['Mri  brain with contrast'], true],
  ['१२', ['Vitamin B12'], true],
  ['levet epilepsy', ['Seizures', 'Epilepsy', 'Levetiracetam'], true],
  ['brain spine', ['MRI brain'], false],
])('%j is found in %j: %s', (term, texts, isFound) => {
  expect(isFoundIn(term, texts)).toBe(isFound)
})
