import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { policy } from '../../server/assembly'
import { newId } from '../../server/kit/ids'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { openSession } from '../../server/people/people.store'
import { userPermissions } from '../../server/people/people.tables'
import { pathParams } from '../../src/core/kit/endpoint'
import { defaultPermissions, type Permission, type Role } from '../../src/core/session/permissions'
import { permissionList } from '../../src/core/session/permissions'
import { startBackend, type TestBackend } from '../kit/backend'
import { featureCalls, type FeatureCall, withoutCalls } from '../kit/featureCalls'

const NOT_ACCESSIBLE = 405

let practice: TestBackend
beforeAll(async () => {
  practice = await startBackend()
})
afterAll(() => practice.close())

const userOf: Readonly<Record<Role, string | null>> = {
  GUEST: null,
  PATIENT: demonstrationAccounts.patient.id,
  DOCTOR: demonstrationAccounts.doctor.id,
  JR_DOCTOR: demonstrationAccounts.juniorDoctor.id,
  PHARMACY: demonstrationAccounts.clinicPatientDesk.id,
  DIAGNOSTIC_CENTER: demonstrationAccounts.diagnosticCentre.id,
  ADMIN: demonstrationAccounts.admin.id,
}

/** The roles that may make a call as long as they hold its feature. */
const rolesOf = ({ permission, row }: FeatureCall): readonly Role[] => {
  const { roles } = policy[row.name]
  if (roles === 'anyone') return []
  return roles.filter((role) => defaultPermissions[role].includes(permission))
}

const statusOf = async ({ row, wire }: FeatureCall, role: Role): Promise<number> => {
  const token = await openSession(practice.db, { userId: userOf[role], role, deviceId: null }, practice.clock.now())
  const named = Object.fromEntries(pathParams(row.endpoint.path).map((name) => [name, 'none']))
  return (await practice.call(row.name, { ...named, ...wire }, { token })).status
}

/** Does the work while a feature is switched off, for a whole role or for its person alone. */
const whileOff = async <A>(permission: Permission, role: Role, isForAll: boolean, work: () => Promise<A>) => {
  const [module = '', feature = ''] = permission.split('.')
  const whom = isForAll || userOf[role] === null ? { role } : { userId: userOf[role] }
  const id = newId()
  await practice.db.insert(userPermissions).values({ id, module, feature, access: 1, ...whom })
  try {
    return await work()
  } finally {
    await practice.db.delete(userPermissions).where(eq(userPermissions.id, id))
  }
}

test('every feature has a call, but for those of rooms that are to come', () => {
  const silent = permissionList.filter((permission) => featureCalls.get(permission)!.length === 0)
  expect(silent).toEqual(withoutCalls)
})

// Those of S2-369, the module of users, among them.
describe.each([...featureCalls].filter(([, calls]) => calls.length > 0))('%s switched off', (permission, calls) => {
  test('is refused to each role that has it, in every call, and works for it before', async () => {
    const found: string[] = []
    const expected: string[] = []
    for (const call of calls)
      for (const role of rolesOf(call)) {
        const write = (when: string, status: number) =>
          found.push(`${call.row.name} ${role} ${when}: ${status === NOT_ACCESSIBLE ? 'refused' : 'let through'}`)
        write('on', await statusOf(call, role))
        write('off for the role', await whileOff(permission, role, true, () => statusOf(call, role)))
        write('off for them', await whileOff(permission, role, false, () => statusOf(call, role)))
        expected.push(
          `${call.row.name} ${role} on: let through`,
          `${call.row.name} ${role} off for the role: refused`,
          `${call.row.name} ${role} off for them: refused`,
        )
      }
    expect(expected.length).toBeGreaterThan(0)
    expect(found).toEqual(expected)
  })
})

/** What doctors and junior doctors may do of S2-371, by the row that does it. */
const ofDoctors = [
  'records.list',
  'records.one',
  'prescription.create',
  'booking.cancelScheduled',
  'booking.reschedule',
  'ring.notify',
  'call.enter',
  'reviews.reply',
  'reviews.remove',
  'booking.blockPatient',
  'chat.search',
] as const

test('S2-371: doctors and junior doctors treat, call, block and answer reviews; pharmacies and centres do none of it', () => {
  const rolesAt = (row: (typeof ofDoctors)[number]): readonly Role[] => {
    const { roles } = policy[row]
    return roles === 'anyone' ? [] : roles
  }
  const asked = (['DOCTOR', 'JR_DOCTOR', 'PHARMACY', 'DIAGNOSTIC_CENTER'] as const).map((role) => [
    role,
    ofDoctors.filter((row) => rolesAt(row).includes(role)),
  ])
  expect(Object.fromEntries(asked)).toEqual({
    DOCTOR: ofDoctors,
    JR_DOCTOR: ofDoctors,
    PHARMACY: [],
    DIAGNOSTIC_CENTER: [],
  })
})
