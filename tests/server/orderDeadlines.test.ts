import { expect, test } from 'vitest'
import { deadlinesOf } from '../../server/orders/order.deadlines'
import { HOUR, MINUTE, startOfDay } from '../../src/core/kit/dates'

/** Open from 7 am to 8 pm, every day. */
const week = Array.from({ length: 7 }, (_, day) => ({ weekday: day + 1, opens: 7 * 60, closes: 20 * 60 }))
const TODAY = '2026-11-27'
const TOMORROW = '2026-11-28'
const at = startOfDay(TODAY) + 19 * HOUR + 22 * MINUTE
const waiting = (day: string) => ({ kind: 'test', stage: 'requested', way: null, day }) as const

test('a request for a visit of today is answered before the centre closes, not on the next morning', () => {
  const close = startOfDay(TODAY) + 20 * HOUR
  expect(deadlinesOf(waiting(TODAY), week, at)).toEqual({ answerBy: close, lapsesAt: close })
})

test('a request for a later visit has its hour of open time, over the night', () => {
  expect(deadlinesOf(waiting(TOMORROW), week, at)).toEqual({
    answerBy: startOfDay(TOMORROW) + 7 * HOUR + 22 * MINUTE,
    lapsesAt: startOfDay(TOMORROW) + 20 * HOUR,
  })
})
