import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../server/kit/ids'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { userPermissions } from '../../server/people/people.tables'
import { MINUTE } from '../../src/core/kit/dates'
import { Role } from '../../src/core/session/permissions'
import { newHandlers } from '../../server/assembly'
import { platformOf } from '../../server/backend'
import { startBackend, type TestBackend } from '../kit/backend'

let practice: TestBackend
beforeAll(async () => {
  practice = await startBackend()
})
afterAll(() => practice.close())

const { patient, doctor, juniorDoctor, pharmacy, diagnosticCentre, admin, blocked } = demonstrationAccounts

test.each([
  ['PATIENT', patient],
  ['DOCTOR', doctor],
  ['JR_DOCTOR', juniorDoctor],
  ['PHARMACY', pharmacy],
  ['DIAGNOSTIC_CENTER', diagnosticCentre],
  ['ADMIN', admin],
])('%s logs in with the number of the demonstration', async (role, { phoneNumber }) => {
  const token = await practice.logIn(phoneNumber)
  const { result } = await practice.call<{ role: string }>('session.refreshPage', {}, { token })
  expect(result.role).toBe(role)
})

test('the seventh role is a guest, who needs no number', async () => {
  const { result } = await practice.call<{ role: string }>('session.guestLogin')
  expect(result.role).toBe('GUEST')
  expect(Role.literals).toHaveLength(7)
})

describe('the status catalogue', () => {
  /** HTTP status and that of the body, which say the same. */
  const statusesOf = ({ status, body }: { status: number; body: unknown }) => [
    status,
    (body as { statusCode?: number }).statusCode,
  ]

  test('200: a success', async () => {
    expect(statusesOf(await practice.call('doctors.specialities', {}, { token: await practice.guest() }))).toEqual([
      200, 200,
    ])
  })

  test('400: a bad request, with words', async () => {
    const answer = await practice.call('session.requestOtp', {})
    expect(statusesOf(answer)).toEqual([400, 400])
    expect(answer.body).toMatchObject({ message: 'All fields are required', errorMessage: 'All fields are required' })
  })

  test('401: nobody, and whoever has a token that is over', async () => {
    expect(statusesOf(await practice.call('members.list'))).toEqual([401, 401])
    expect(statusesOf(await practice.call('members.list', {}, { token: 'over' }))).toEqual([401, 401])
  })

  test('403: another role', async () => {
    practice.clock.pass(MINUTE)
    const token = await practice.logIn(doctor.phoneNumber)
    expect(statusesOf(await practice.call('members.list', {}, { token }))).toEqual([403, 403])
  })

  test('405: a feature that is switched off', async () => {
    const token = await practice.logIn('9811111111')
    const id = newId()
    const off = { id, role: 'PATIENT', module: 'patientMember', feature: 'viewList', access: 1 } as const
    await practice.db.insert(userPermissions).values(off)
    expect(statusesOf(await practice.call('members.list', {}, { token }))).toEqual([405, 405])
    await practice.db.delete(userPermissions).where(eq(userPermissions.id, id))
    expect(statusesOf(await practice.call('members.list', {}, { token }))).toEqual([200, 200])
  })

  test('422: a blocked person', async () => {
    const phone = { country_code: '+91', phone_number: blocked.phoneNumber }
    expect(statusesOf(await practice.call('session.requestOtp', phone))).toEqual([422, 422])
  })

  test('500: a defect, of which nothing is told', async () => {
    const platform = platformOf({ secret: 'of this test', files: undefined as never })
    const handlers = newHandlers(platform)
    const specialities = () => Promise.reject(new Error('relation "doctors" does not exist'))
    const broken = await startBackend({
      instead: { handlers: { ...handlers, doctors: { ...handlers.doctors, specialities } } },
    })
    const token = await broken.guest()
    const answer = await broken.call('doctors.specialities', {}, { token })
    expect(statusesOf(answer)).toEqual([500, 500])
    expect(answer.body).toEqual({
      message: 'Something went wrong',
      errorMessage: 'Something went wrong',
      statusCode: 500,
      code: 'wrong',
    })
    await broken.close()
  })
})

describe('the configuration of doctors', () => {
  const config = async (filter?: string) => {
    practice.clock.pass(MINUTE)
    const token = await practice.logIn(doctor.phoneNumber)
    return practice.call<Record<string, readonly unknown[]>>(
      'prescription.config',
      filter === undefined ? {} : { filter },
      { token },
    )
  }
  const filled = (result: Record<string, readonly unknown[]>) =>
    Object.keys(result).filter((name) => result[name]!.length > 0)

  test('has the lists that a filter names, all of them without one', async () => {
    const { result } = await config()
    expect(filled(result)).toEqual(Object.keys(result))
    expect(filled((await config('frequency, mealType')).result)).toEqual(['mealType', 'frequency'])
  })

  test.each(['medicines', 'mealType,toString', 'mealType,', 'MEALTYPE', '<b>x</b>'])(
    'refuses the filter %s, which it does not know',
    async (filter) => {
      expect(await config(filter)).toMatchObject({ status: 400, body: { code: 'filterUnknown', statusCode: 400 } })
    },
  )
})
