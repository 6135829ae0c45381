import { expect, test } from 'vitest'
import { orderAnswers } from '../../tools/figures/orderAnswers'

/** Of each act and each way of trying again; `npm run figures -- orderAnswers` does a hundred. */
const LOST = 2

test('what is booked, cancelled, completed or attached without an answer is done once, however it is tried again', async () => {
  const { measures } = await orderAnswers(LOST)
  expect(measures).toHaveLength(12)
  expect(measures.filter(({ met }) => met !== true)).toEqual([])
})
