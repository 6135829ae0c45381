import { expect, test } from 'vitest'
import { inBrowser } from '../../kit/inBrowser'
import { seeGapAsked } from '../../kit/profileGaps'

const product = inBrowser()

test('a patient whose name is missing is asked for it after the login, and for nothing else', () =>
  expect(
    seeGapAsked(product, { name: null, age: 41, gender: 'Female' }, ['', '41', 'Female']),
  ).resolves.toBeUndefined())

test('a patient whose age is missing is asked for it after the login, and for nothing else', () =>
  expect(
    seeGapAsked(product, { name: 'Asha Patel', age: null, gender: 'Female' }, ['Asha Patel', '', 'Female']),
  ).resolves.toBeUndefined())
