import { expect, test } from 'vitest'
import { failed } from '../../src/core/kit/outcome'
import { type Attempt, attemptAfter, attemptAt, keyed } from '../../src/machines/kit/attempt'

const ASHA = { name: 'Asha', age: '42' }
const first = attemptAt(ASHA, null)

test('what was sent and got no answer is sent again with its key', () => {
  const kept = attemptAfter(first, failed('network', ''))
  expect(attemptAt({ ...ASHA }, kept)).toEqual(first)
})

test('something else is another attempt', () => {
  const kept = attemptAfter(first, failed('network', ''))
  expect(attemptAt({ ...ASHA, age: '43' }, kept).key).not.toBe(first.key)
})

test.each([
  ['a refusal', failed('conflict', 'Taken')],
  ['a success', { ok: true, value: {} } as const],
])('after %s the same is a new attempt', (_, outcome) => {
  const kept: Attempt | null = attemptAfter(first, outcome)
  expect(kept).toBeNull()
  expect(attemptAt(ASHA, kept).key).not.toBe(first.key)
})

test('what is sent is what was attempted, with its key', () => {
  expect(keyed(first)).toEqual({ ...ASHA, key: first.key })
})
