import { describe, expect, test } from 'vitest'
import { serverClock } from '../../src/adapters/browser/clock'
import { callEndpoint } from '../../src/adapters/http/callEndpoint'
import { httpClient } from '../../src/adapters/http/client'
import { personsAccess } from '../../src/wiring/access'
import { openPorts } from '../../src/wiring/ports'
import { defaultPermissions, permissionList, type Permission, type Role } from '../../src/core/session/permissions'
import { featureCalls } from '../kit/featureCalls'
import { memoryStorage } from '../kit/patients'
import { staffMember } from '../rooms/session/staffMember'

const { signal } = new AbortController()
const roles = Object.keys(defaultPermissions) as Role[]

/** A client of somebody of a role whose list has one feature off, and how many requests left it. */
const clientWithout = (permission: Permission, role: Role) => {
  const storage = memoryStorage()
  const ports = openPorts(storage, serverClock())
  const list = permissionList.map((each) => {
    const [module = '', feature = ''] = each.split('.')
    return { module, feature, permissionAccess: each === permission ? (1 as const) : (2 as const) }
  })
  let sent = 0
  const fetch = async () => {
    sent += 1
    return new Response(JSON.stringify({ result: {}, message: '', statusCode: 200 }))
  }
  ports.store.write({ login: { ...staffMember(role), permissions: list }, remembered: null })
  const access = personsAccess(ports.store, () => undefined)
  // What the server says anew of the list is what it was: calls no longer wait for it.
  const outcome = { ok: true as const, value: { permissions: list, userId: 'u', role, isProfileComplete: true } }
  const ready = access.renewedBy({ refreshPage: async () => outcome } as never).refreshPage({}, signal)
  const call = callEndpoint(
    httpClient(
      () => ports.store.identity('eng'),
      () => undefined,
      fetch,
    ),
    access,
  )
  return { call, ready, sent: () => sent }
}

describe.each([...featureCalls].filter(([, calls]) => calls.length > 0))('%s switched off', (permission, calls) => {
  test('sends nothing of what needs it, whoever is here', async () => {
    for (const role of roles) {
      const { call, ready, sent } = clientWithout(permission, role)
      await ready
      for (const { row, input } of calls)
        expect([row.name, await call(row.endpoint, input, { signal })]).toEqual([
          row.name,
          { ok: false, failure: { kind: 'notAccessible', message: '' } },
        ])
      expect(sent()).toBe(0)
    }
  })
})
