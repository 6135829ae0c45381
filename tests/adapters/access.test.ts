import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serverClock } from '../../src/adapters/browser/clock'
import type { PermissionEntry } from '../../src/core/session/permissions'
import { openPorts } from '../../src/wiring/ports'
import { memoryStorage } from '../kit/patients'
import { staffMember } from '../rooms/session/staffMember'

const { signal } = new AbortController()
const withCreate = (permissionAccess: 1 | 2): readonly PermissionEntry[] => [
  { module: 'scheduleSlots', feature: 'byDoctor', permissionAccess },
  { module: 'user', feature: 'refreshPage', permissionAccess: 2 },
]
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

/** A tab that was reloaded with this list, on a server that now has that one. */
const reloaded = (stored: 1 | 2, fresh: 1 | 2) => {
  const storage = memoryStorage()
  const login = { ...staffMember('PATIENT'), permissions: withCreate(stored) }
  openPorts(storage, serverClock()).store.write({ login, remembered: null })
  const asked: string[] = []
  const answers: (() => void)[] = []
  const fetch = async (input: RequestInfo | URL) => {
    const path = input instanceof Request ? input.url : input.toString()
    asked.push(path.split('/').at(-1) ?? '')
    await new Promise<void>((resolve) => void answers.push(resolve))
    const result = path.endsWith('refresh-page')
      ? { permissions: withCreate(fresh), user_id: 'u', role: 'PATIENT', isProfileComplete: true }
      : { videoAppointment: [], clinicAppointment: [] }
    return new Response(JSON.stringify({ result, message: '', statusCode: 200 }))
  }
  const ports = openPorts(storage, serverClock(), fetch)
  const answer = async () => {
    await settle()
    answers.shift()?.()
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
  return { ports, asked, answer }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a reloaded page waits for its permissions', () => {
  test('what was switched off is not sent', async () => {
    const { ports, asked, answer } = reloaded(2, 1)
    const refresh = ports.session.refreshPage({}, signal)
    const slots = ports.booking.slots({ doctorId: 'd1' }, signal)
    await answer()
    await refresh
    expect(await slots).toEqual({ ok: false, failure: { kind: 'notAccessible', message: '' } })
    expect(asked).toEqual(['refresh-page'])
  })

  test('what was switched on is sent, without a new login', async () => {
    const { ports, asked, answer } = reloaded(1, 2)
    const refresh = ports.session.refreshPage({}, signal)
    const slots = ports.booking.slots({ doctorId: 'd1' }, signal)
    await answer()
    await refresh
    await answer()
    expect((await slots).ok).toBe(true)
    expect(asked).toEqual(['refresh-page', 'd1'])
  })

  test('not longer than four seconds', async () => {
    const { ports, asked, answer } = reloaded(2, 2)
    void ports.session.refreshPage({}, signal)
    const slots = ports.booking.slots({ doctorId: 'd1' }, signal)
    await settle()
    expect(asked).toEqual(['refresh-page'])
    await vi.advanceTimersByTimeAsync(4000)
    await settle()
    expect(asked).toEqual(['refresh-page', 'd1'])
    await answer()
    await answer()
    expect((await slots).ok).toBe(true)
  })
})
