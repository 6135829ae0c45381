import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atMostEvery } from '../../src/wiring/plugConversation'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('one call in a while: what is held back of one chat is not lost to another that is opened meanwhile', () => {
  const called: string[] = []
  const mark = atMostEvery(
    1000,
    ({ chat }: { chat: string; seq: number }) => chat,
    ({ chat, seq }) => called.push(`${chat} ${seq}`),
  )
  mark({ chat: 'a', seq: 1 })
  mark({ chat: 'a', seq: 2 })
  mark({ chat: 'a', seq: 3 })
  mark({ chat: 'b', seq: 7 })
  expect(called).toEqual(['a 1'])
  vi.advanceTimersByTime(1000)
  expect(called).toEqual(['a 1', 'a 3'])
  vi.advanceTimersByTime(1000)
  expect(called).toEqual(['a 1', 'a 3', 'b 7'])
  vi.advanceTimersByTime(1000)
  mark({ chat: 'a', seq: 4 })
  expect(called).toEqual(['a 1', 'a 3', 'b 7', 'a 4'])
})
