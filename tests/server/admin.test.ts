import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminCommand } from '../../server/admin/command'
import { createUser, listStaff, NotDone, phoneOf, roleOf, setBlocked, setPermission } from '../../server/admin/staff'
import { executeCommand } from '../../server/kit/command'
import { doctors } from '../../server/doctors/doctors.tables'
import { NOW, startBackend, type TestBackend } from '../kit/backend'
import { builtCommand, run } from '../kit/process'
import { newDatabase } from '../kit/template'

let practice: TestBackend
beforeAll(async () => {
  practice = await startBackend()
})
afterAll(() => practice.close())

const profile = {
  speciality: 'Spine Surgery',
  gender: 'Female',
  registrationNumber: 'DMC-9',
  registrationCouncil: 'Delhi Medical Council',
  city: 'Delhi',
  practisingSince: 2011,
  videoFee: 90_000,
} as const

test('a doctor who was created logs in, and patients find her', async () => {
  const user = { role: 'DOCTOR', name: 'Dr. Ila Sen', ...phoneOf('98111 22233') } as const
  const id = await createUser(practice.db, user, profile, NOW)
  const token = await practice.logIn('9811122233')
  const { result } = await practice.call('session.refreshPage', {}, { token })
  expect(result).toMatchObject({ role: 'DOCTOR', user_id: id })
  const [doctor] = await practice.db.select().from(doctors).where(eq(doctors.userId, id))
  expect(doctor).toMatchObject({ name: 'Dr. Ila Sen', videoFee: 90_000, registrationNumber: 'DMC-9' })
  const staff = await listStaff(practice.db)
  expect(staff).toContainEqual({ ...user, isBlocked: false })
  expect(staff.some(({ role }) => role === 'PATIENT')).toBe(false)
})

test('a number is taken once, and only a number that can log in', async () => {
  const user = { role: 'PHARMACY', name: 'Neem', ...phoneOf('+91 98111 22244') } as const
  await createUser(practice.db, user, null, NOW)
  await expect(createUser(practice.db, user, null, NOW)).rejects.toThrow('Somebody has this number already.')
  for (const text of ['12345', '+7 9811122233', '98111x2233']) expect(() => phoneOf(text)).toThrow(NotDone)
  expect(() => roleOf('GUEST')).toThrow(NotDone)
  expect(roleOf('doctor')).toBe('DOCTOR')
})

test('somebody disabled is logged out and cannot log in until enabled again', async () => {
  const phone = phoneOf('9811122255')
  await createUser(practice.db, { role: 'JR_DOCTOR', name: 'Dr. Om', ...phone }, null, NOW)
  const token = await practice.logIn('9811122255')
  await setBlocked(practice.db, phone, true, NOW)
  expect((await practice.call('session.refreshPage', {}, { token })).status).toBe(401)
  practice.clock.pass(60)
  const ask = () => practice.call('session.requestOtp', { country_code: '+91', phone_number: '9811122255' })
  expect((await ask()).status).toBe(422)
  await setBlocked(practice.db, phone, false, NOW)
  expect((await ask()).status).toBe(200)
})

test('a permission is given and taken', async () => {
  const phone = phoneOf('9811122233')
  await setPermission(practice.db, phone, { permission: 'user.refreshPage', isAllowed: false })
  practice.clock.pass(60)
  const token = await practice.logIn('9811122233')
  expect((await practice.call('session.refreshPage', {}, { token })).status).toBe(405)
  await setPermission(practice.db, phone, { permission: 'user.refreshPage', isAllowed: true })
  expect((await practice.call('session.refreshPage', {}, { token })).status).toBe(200)
  await expect(setPermission(practice.db, phone, { permission: 'no.such', isAllowed: true })).rejects.toThrow(NotDone)
})

test('the command makes the first staff of an empty practice, and says what it lacks', async () => {
  const database = await newDatabase('empty')
  const admin = (...words: string[]) =>
    run(process.execPath, [builtCommand('admin/main'), ...words], { environment: { DATABASE_URL: database.url } })
  expect(await admin('create-user', '--role', 'DOCTOR', '--phone', '9811122266', '--name', 'Dr. First')).toEqual({
    code: 0,
    printed: expect.stringContaining('Dr. First can log in now'),
    errors: '',
  })
  const listed = await executeCommand(adminCommand, ['list-users'], { DATABASE_URL: database.url })
  expect(listed).toEqual({ code: 0, printed: expect.stringContaining('9811122266') })
  expect(await admin('create-user', '--role', 'DOCTOR')).toEqual({
    code: 1,
    printed: '',
    errors: expect.stringMatching(/^--name is missing/),
  })
  database.drop()
})
