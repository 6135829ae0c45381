import { expect, test } from 'vitest'
import { ofManySpecialities } from '../../src/core/doctors/doctors.rules'

const doctors = ['spine', 'spine', 'epilepsy', 'spine', 'stroke'].map((name, at) => ({
  id: String(at),
  speciality: name,
}))
const chosen = (count: number) => ofManySpecialities(doctors, count).map(({ id }) => id)

test('a few of a list are of different specialities, in the order of the list', () => {
  expect(chosen(3)).toEqual(['0', '2', '4'])
  expect(chosen(2)).toEqual(['0', '2'])
})

test('where there are fewer specialities, others of the list stand beside them', () => {
  expect(chosen(4)).toEqual(['0', '1', '2', '4'])
  expect(chosen(9)).toEqual(['0', '1', '2', '3', '4'])
})
