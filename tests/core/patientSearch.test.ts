import { expect, test } from 'vitest'
import { searchOf } from '../../src/core/session/patientSearch.rules'

test('a typed text is a number where it has nothing but digits, in any of the four scripts', () => {
  expect(searchOf('+91 98765', '+91')).toEqual({ countryCode: '+91', phoneNumber: '98765' })
  expect(searchOf('९८७६-५', '+91')).toEqual({ countryCode: '+91', phoneNumber: '98765' })
  expect(searchOf('9876', '+65')).toEqual({ countryCode: '+65', phoneNumber: '9876' })
})

test.each([
  '+91 70352 17017',
  '070352 17017',
  '0091 70352-17017',
  '91 7035217017',
  '(+91) 70352.17017',
  '٧٠٣٥٢ ١٧٠١٧',
  ' 70352\u00a017017 ',
])('%s is the number as it is in its country', (text) => {
  expect(searchOf(text, '+91')).toEqual({ countryCode: '+91', phoneNumber: '7035217017' })
})

test('other texts are names', () => {
  expect(searchOf(' Asha P ', '+91')).toEqual({ name: 'Asha P' })
  expect(searchOf('मीरा', '+91')).toEqual({ name: 'मीरा' })
})

test('nobody is looked for by a letter or by three digits', () => {
  expect(searchOf('A', '+91')).toBeNull()
  expect(searchOf('987', '+91')).toBeNull()
  expect(searchOf('  ', '+91')).toBeNull()
})
