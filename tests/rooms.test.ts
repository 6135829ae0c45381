import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pointer } from './kit/pages/actions'
import { pageObjects } from './kit/pages/person'

const twice = (names: readonly string[]): readonly string[] => names.filter((name, at) => names.indexOf(name) !== at)

/** Answers everything with itself. */
const anything: unknown = new Proxy(() => anything, { get: () => anything, apply: () => anything })

test('no two rooms have the same words for what a person does', () => {
  const names = pageObjects.flatMap((of) => Object.keys(of(anything as Page, pointer, 'phone')))
  expect(twice(names)).toEqual([])
})
