import { expect, test } from 'vitest'
import { tryPolicy } from '../kit/policy/matrix'

test('everybody who is blocked is refused at every row, whoever may use it', async () => {
  const found = await tryPolicy({ isEveryoneBlocked: true })
  expect(found.differences).toEqual([])
  expect(found.written).toEqual([])
}, 480_000)
