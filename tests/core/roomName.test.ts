import { expect, test } from 'vitest'
import { roomNamed } from '../../src/core/inpatient/roomName.rules'

test.each([
  ['ICU', 'icu', null],
  ['ICU 2', 'icu', '2'],
  ['Ward A', 'ward', 'A'],
  ['General ward', 'generalWard', null],
  ['general ward 4B', 'generalWard', '4B'],
  ['Private 301', 'private', '301'],
  ['Private room no. 7', 'private', '7'],
  ['Semi-private room', 'semiPrivate', null],
  ['Day care', 'dayCare', null],
])('%s is a word of the product', (name, kind, mark) => {
  expect(roomNamed(name)).toEqual({ kind, mark })
})

test.each(['Neuro ICU', 'Spine HDU', 'Wardha', 'Ward of Dr Rao', 'Privately run', 'Tulsi', ''])(
  '%s is as the hospital wrote it',
  (name) => {
    expect(roomNamed(name)).toBeNull()
  },
)
