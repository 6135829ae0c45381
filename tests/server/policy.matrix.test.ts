import { beforeAll, describe, expect, test } from 'vitest'
import { canaries } from '../kit/policy/canaries'
import { type Findings, tryPolicy } from '../kit/policy/matrix'

describe('everybody at every row of the contract', () => {
  let found: Findings
  beforeAll(async () => {
    found = await tryPolicy()
  }, 480_000)

  test('gets the answer that was written down', () => {
    expect(found.differences).toEqual([])
    expect(found.tried).toBeGreaterThan(found.rows * 10)
  })
  test('no row is without a rule, and nothing else is served', () => {
    expect(found.unruled).toEqual([])
  })
  test('no row is without a case: tests/rooms/<room>/<room>.policy.ts has them', () => {
    expect(found.untried).toEqual([])
  })
  test('what is not yours is answered as what does not exist', () => {
    expect(found.unlike).toEqual([])
    expect(found.pairs).toBeGreaterThan(0)
  })
  test('a refused call changes nothing', () => {
    expect(found.written).toEqual([])
    expect(found.refusedWrites).toBeGreaterThan(0)
  })
})

describe('a broken server is noticed', () => {
  test.each(Object.entries(canaries))('when %s', async (_, { row, instead }) => {
    const { differences, unlike } = await tryPolicy({ only: [row], instead })
    expect([...differences, ...unlike].map((each) => each.row)).toContain(row)
  })
})
