import { expect, test } from 'vitest'
import { memberSummary } from '../../src/core/members/members.rules'

const asha = {
  id: 'm1',
  name: 'Asha Patel',
  age: 42,
  gender: 'Female',
  isDefault: true,
  countryCode: '+91',
  phoneNumber: '9876543210',
  mobileNo: '+919876543210',
  photo: '/files/token/asha.png',
} as const

test('the summary of a member keeps five keys, the age as text (S1-206)', () => {
  expect(memberSummary(asha)).toStrictEqual({
    name: 'Asha Patel',
    age: '42',
    gender: 'Female',
    mobileNo: '+919876543210',
    isDefault: true,
  })
})

test('the summary of a member of whom nobody gave name or age has empty texts, of a newborn a nought', () => {
  expect(memberSummary({ ...asha, name: null, age: null })).toMatchObject({ name: '', age: '' })
  expect(memberSummary({ ...asha, age: 0 })).toMatchObject({ age: '0' })
})
