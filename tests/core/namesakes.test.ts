import { expect, test } from 'vitest'
import { markOf, namesakesOf } from '../../src/core/reception/namesakes.rules'

test('two patients of a day have one name, however it is written; who comes twice or has none is no namesake', () => {
  const person = (id: string, name: string | null, memberId = id) => ({ id, memberId, name })
  const people = [
    person('a', 'Sunita Devi'),
    person('b', 'sunita devi '),
    person('c', 'Asha'),
    person('c again', 'Asha', 'c'),
    person('d', null),
    person('e', null),
  ]
  expect([...namesakesOf(people)]).toEqual(['a', 'b'])
})

test('the end of the number tells namesakes apart; who has no number has the one of the practice', () => {
  const same = new Set(['a'])
  expect(markOf({ id: 'a', phoneNumber: '+919876543210' }, same)).toEqual({ kind: 'mobile', digits: '3210' })
  expect(markOf({ id: 'b', phoneNumber: '+919876543210' }, same)).toBeNull()
  expect(markOf({ id: 'b', phoneNumber: null, patientNo: 10_023 }, same)).toEqual({
    kind: 'patientNo',
    patientNo: 10_023,
  })
  expect(markOf({ id: 'b', phoneNumber: null }, same)).toBeNull()
})
