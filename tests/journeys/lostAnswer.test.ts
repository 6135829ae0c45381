import { beforeAll, describe, expect, test } from 'vitest'
import { recoveries, type Recovery, type Tale, tell } from '../../tools/figures/lostAnswer'
import { losses } from '../../tools/figures/tab'

/** Every way of losing the answer, once for each recovery. */
const LOSSES = Object.keys(losses)
const EACH = LOSSES.length

let tales: readonly Tale[]

beforeAll(async () => {
  tales = await tell(EACH)
})

const told = (recovery: Recovery) => tales.filter((tale) => tale.recovery === recovery)
const oneBookingClearlyTold = (recovery: Recovery): Tale[] =>
  LOSSES.map((loss) => ({ recovery, loss, stored: 1, toldClearly: true, saidFailed: false, isInOrders: true }))

describe('A booking whose answer was lost', () => {
  test('is told as booked when the person presses Try again', () => {
    expect(told('button')).toEqual(oneBookingClearlyTold('button'))
  })

  test('is told as booked when the person reloads the page', () => {
    expect(told('reload')).toEqual(oneBookingClearlyTold('reload'))
  })

  test('shows as a taken slot to a second tab of the same person, who finds it among the orders', () => {
    expect(told('second tab')).toEqual(oneBookingClearlyTold('second tab'))
  })

  test('is one booking, whichever way the person took', () => {
    expect(tales.reduce((sum, { stored }) => sum + stored, 0)).toBe(recoveries.length * EACH)
  })
})
