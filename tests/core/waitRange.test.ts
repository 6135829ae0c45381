import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../src/core/kit/dates'
import type { QueueEntry } from '../../src/core/reception/reception'
import { pacesOf, waitRange } from '../../src/core/reception/wait.rules'
import { entryOf, now } from '../rooms/reception/receptionFacts'

/** Called so many minutes ago, having waited for a quarter of an hour. */
const called = (ago: number, status: QueueEntry['status'] = 'finished') =>
  entryOf(`called ${ago}`, 'Asha', {
    status,
    arrivedAt: now - (ago + 15) * MINUTE,
    calledAt: now - ago * MINUTE,
    callNo: 1,
  })
const waiting = (id: string, slotNo: number) =>
  entryOf(id, 'Ravi', { status: 'waiting', arrivedAt: now - 60 * MINUTE, startsAt: now - 30 * MINUTE, slotNo })
const seen = [called(40), called(30), called(18), called(10)]
const hours = { startsAt: now - 60 * MINUTE, endsAt: now + 120 * MINUTE, delayMinutes: null }
const queue = (entries: readonly QueueEntry[], delayMinutes: number | null = null) => ({
  entries,
  sessions: [{ ...hours, delayMinutes }],
})

describe('what a doctor spends on a patient today', () => {
  test('is the time from one call to the next who had waited for it, the shortest first', () => {
    expect(pacesOf(seen)).toEqual([8, 10, 12])
  })

  test('is no break, no number that was called by mistake, and no time in which nobody waited', () => {
    const late = { ...called(100), arrivedAt: now - 100 * MINUTE }
    expect(pacesOf([called(200), called(120), late, called(99.5)])).toEqual([])
    expect(pacesOf([{ ...called(20), arrivedAt: null }, called(30)])).toEqual([])
  })
})

describe('how long somebody still waits', () => {
  test('is not said before three have been seen, nor of whoever does not wait', () => {
    expect(waitRange(queue([...seen.slice(1), waiting('a', 1)]), 'a', now)).toBeNull()
    expect(waitRange(queue([...seen, waiting('a', 1)]), 'called 10', now)).toBeNull()
  })

  test('is what is left of the one inside and the time of those before, as a range in steps of five', () => {
    const entries = [
      ...seen.slice(0, 3),
      called(2, 'inConsultation'),
      waiting('a', 1),
      waiting('b', 2),
      waiting('c', 3),
    ]
    expect(['a', 'b', 'c'].map((id) => waitRange(queue(entries), id, now))).toEqual([
      { from: 5, to: 15 },
      { from: 15, to: 30 },
      { from: 25, to: 50 },
    ])
  })

  test('is not below nothing, where the one inside takes longer than usual', () => {
    const entries = [...seen.slice(0, 3), called(17, 'inConsultation'), waiting('a', 1)]
    expect(waitRange(queue(entries), 'a', now)).toEqual({ from: 0, to: 5 })
  })

  test('counts the delay that was stated while nobody is inside', () => {
    const entries = [...seen, waiting('a', 1), waiting('b', 2)]
    expect(waitRange(queue(entries, 50), 'a', now)).toEqual({ from: 20, to: 25 })
    expect(waitRange(queue(entries, 50), 'b', now)).toEqual({ from: 25, to: 35 })
  })

  test('may be longer by those who are still to come before, and is as wide as many people make it', () => {
    const due = [
      entryOf('soon', 'Meena', { startsAt: now - 5 * MINUTE }),
      entryOf('gone', 'Tara', { startsAt: now - HOUR }),
    ]
    const later = { ...waiting('a', 1), startsAt: now + 10 * MINUTE }
    expect(waitRange(queue([...seen, later]), 'a', now)).toEqual({ from: 0, to: 10 })
    expect(waitRange(queue([...seen, later, ...due]), 'a', now)).toEqual({ from: 0, to: 25 })
    const even = [called(40), called(30), called(20), called(10)]
    const line = Array.from({ length: 7 }, (_, place) => waiting(`w${place}`, place + 1))
    expect(waitRange(queue([...even, ...line]), 'w6', now)).toEqual({ from: 60, to: 75 })
  })

  test('is not said where it may be soon or in more than an hour', () => {
    const due = Array.from({ length: 6 }, (_, place) =>
      entryOf(`due ${place}`, 'Meena', { startsAt: now + 60 + place }),
    )
    const later = { ...waiting('a', 1), startsAt: now + 10 * MINUTE }
    expect(waitRange(queue([...seen, later, ...due]), 'a', now)).toBeNull()
  })

  test('is not guessed beyond three hours', () => {
    const entries = [...seen, ...Array.from({ length: 20 }, (_, place) => waiting(`w${place}`, place + 1))]
    expect(waitRange(queue(entries), 'w19', now)).toBeNull()
  })
})
