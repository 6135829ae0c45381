import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallOptions, startBackend, type TestBackend } from '../kit/backend'
import { cases } from '../kit/policy/cases'
import type { Fields } from '../kit/policy/case'
import { NOWHERE } from '../kit/policy/groups'
import { idFields, staleIdCases, type Strangers, strangersOf, withId } from '../kit/policy/ids'
import { peopleOf, tokenOf, type World } from '../kit/policy/people'

test('of every id that a row takes it is declared what it names: tests/kit/policy/ids.ts has them', () => {
  const undeclared = idFields.filter(({ named }) => named === undefined)
  expect(undeclared.map(({ row, place }) => `${row.name} ${place}`)).toEqual([])
  expect(staleIdCases).toEqual([])
})

test('a test that proves an id is there, and calls its row', () => {
  const unproven = idFields.filter(({ row, named }) => {
    if (typeof named !== 'object' || !('provenIn' in named)) return false
    return !existsSync(named.provenIn) || !readFileSync(named.provenIn, 'utf8').includes(row.name.split('.')[1]!)
  })
  expect(unproven.map(({ row, place }) => `${row.name} ${place}`)).toEqual([])
})

const tried = idFields.flatMap(({ row, place, named }) => {
  if (named === undefined || typeof named === 'object' || named === 'public' || named === 'made') {
    if (typeof named !== 'object' || 'provenIn' in named) return []
    return [{ row, place, strangers: named.strangers, input: named.input }]
  }
  if (named === 'unused' || named === 'the record') return []
  return [{ row, place, strangers: named, input: cases[row.name]!.input }]
})

describe('An id of a stranger’s is to whoever names it as one of nothing', () => {
  let backend: TestBackend
  let world: World
  let strangers: Strangers
  beforeAll(async () => {
    backend = await startBackend()
    world = await peopleOf(backend)
    strangers = await strangersOf(world)
  })
  afterAll(() => backend.close())

  test.each(tried.map((each) => [`${each.row.name} ${each.place}`, each] as const))('%s', async (_, each) => {
    const { row, place, input } = each
    const { may, reaches = may } = cases[row.name]!
    const [who] = reaches
    const as = async (): Promise<CallOptions> => ({ token: await tokenOf(backend, world.people[who!]) })
    const send = async (change: (fields: Fields) => Fields) => {
      const { status, body } = await backend.call(row.name, change(await input(world, who!)), await as())
      return { status, body }
    }
    expect(await send((fields) => fields)).toMatchObject({ status: 200 })
    const theirs = await send((fields) => withId(fields, place, strangers[each.strangers]))
    const nothing = await send((fields) => withId(fields, place, NOWHERE))
    expect(theirs).toEqual(nothing)
    // What is read may be empty; what changes something is refused.
    const isRefused = theirs.status >= 400 && theirs.status < 500
    expect(isRefused || !row.endpoint.mutates).toBe(true)
  })
})
