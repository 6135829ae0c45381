import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ANSWERS_WITHIN, deviceDrafts } from '../../src/adapters/browser/deviceDrafts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a device whose database never opens keeps nothing and holds nobody up, until it answers', async () => {
  const requests: EventTarget[] = []
  const open = () => {
    const request = Object.assign(new EventTarget(), { error: new Error('Never opened') })
    requests.push(request)
    return request
  }
  vi.stubGlobal('indexedDB', { open })
  const first = deviceDrafts.read('writer', 'booking')
  const second = deviceDrafts.write('writer', 'booking', { form: 'What was typed', savedAt: 1 })
  await vi.advanceTimersByTimeAsync(ANSWERS_WITHIN)
  expect(await first).toBeNull()
  await second
  expect(await deviceDrafts.read('writer', 'booking')).toBeNull()
  expect(requests).toHaveLength(1)

  requests[0]!.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(0)
  const third = deviceDrafts.read('writer', 'booking')
  await vi.advanceTimersByTimeAsync(0)
  expect(requests).toHaveLength(2)
  requests[1]!.dispatchEvent(new Event('error'))
  expect(await third).toBeNull()
})
