import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** As an app loads it, with what stands by then. */
const loaded = async () => {
  vi.resetModules()
  return (await import('../../src/core/kit/timeLimit')).timeLimit
}

test('a limit is as it is written', async () => {
  expect((await loaded())(12_000)).toBe(12_000)
})

test('a limit is as many times longer as the machine is known to be slower', async () => {
  vi.stubGlobal('timeLimitFactor', 5)
  expect((await loaded())(12_000)).toBe(60_000)
})
