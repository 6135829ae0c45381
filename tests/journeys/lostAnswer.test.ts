import { beforeAll, describe, expect, test } from 'vitest'
import { recoveries, type Recovery, type Tale, notify } from '../../tools/figures/lostAnswer'
import { losses } from '../../tools/figures/tab'

/** Every way of losing the answer, once for each recovery. */
const LOSSES = Object.keys(losses)
const EACH = LOSSES.length

let tales: readonly Tale[]

beforeAll(async () => {
  tales = await notify(EACH)
})

const reported = (recovery: Recovery) => tales.filter((tale) => tale.recovery === recovery)
const oneBookingClearlyReported = (recovery: Recovery): Tale[] =>
  LOSSES.map((loss) => ({ recovery, loss, stored: 1, reportedClearly: true, reportFailed: false, isInOrders: true }))

describe('A booking whose answer was lost', () => {
  test('is told as booked when the person presses Try again', () => {
    expect(reported('button')).toEqual(oneBookingClearlyReported('button'))
  })

  test('is told as booked when the person reloads the page', () => {
    expect(reported('reload')).toEqual(oneBookingClearlyReported('reload'))
  })

  test('shows as a taken slot to a second tab of the same person, who finds it among the orders', () => {
    expect(reported('second tab')).toEqual(oneBookingClearlyReported('second tab'))
  })

  test('is one booking, whichever way the person took', () => {
    expect(tales.reduce((sum, { stored }) => sum + stored, 0)).toBe(recoveries.length * EACH)
  })
})
