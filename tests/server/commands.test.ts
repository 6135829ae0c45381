import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminCommand } from '../../server/admin/command'
import { backupCommand } from '../../server/backup/command'
import { executeCommand } from '../../server/kit/command'
import { seedCommand } from '../../server/seed/command'
import { builtCommand, run } from '../kit/process'
import { hourBegun, newDatabase, type TestDatabase } from '../kit/template'

let database: TestDatabase
let client: Client
beforeAll(async () => {
  database = await newDatabase({ now: hourBegun(), size: { doctors: 6, days: 5 } })
  client = new Client(database.url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  database.drop()
})

const commands = { admin: adminCommand, backup: backupCommand, seed: seedCommand }
/** A command that is typed in this process. */
const type = (name: keyof typeof commands, typed: readonly string[], environment: Record<string, string> = {}) =>
  executeCommand(commands[name], typed, { DATABASE_URL: database.url, ...environment })
const doctors = async () => {
  const { rows } = await client.query<{ count: number; days: number }>(
    `select (select count(*)::int from doctors) count,
      (select min(days_ahead)::int from availability_patterns) days`,
  )
  return rows[0]!
}

describe('npm run seed', () => {
  test('adds the doctors who are missing to a practice that is there, as they are found and booked', async () => {
    const before = await doctors()
    expect(before.count).toBe(6)
    const environment = { DATABASE_URL: database.url }
    expect(await run(process.execPath, [builtCommand('seed/main'), '--doctors', '40'], { environment })).toEqual({
      code: 0,
      printed: 'The practice was there already; 34 doctors were added, and its schedules were renewed.\n',
      errors: '',
    })
    expect((await doctors()).count).toBe(40)
    const { rows } = await client.query<Record<string, number>>(`
      select count(*)::int as doctors, count(distinct (registration_council, registration_number))::int as registered,
        count(*) filter (where exists (select 1 from doctor_hospitals h where h.doctor_id = d.id))::int as "atHospitals",
        count(*) filter (where exists (select 1 from schedules s where s.doctor_id = d.id))::int as bookable,
        count(*) filter (where exists (select 1 from reviews r where r.doctor_id = d.id))::int as reviewed
      from doctors d`)
    expect(rows).toEqual([{ doctors: 40, registered: 40, atHospitals: 40, bookable: 40, reviewed: 40 }])
  })

  test('adds the days that are missing, and nobody where nobody is', async () => {
    const before = await doctors()
    expect(await type('seed', ['--doctors', '10', '--days', '12'])).toEqual({
      code: 0,
      printed: 'The practice was there already; no doctor was missing, and its schedules were renewed.',
    })
    expect(before.days).toBe(5)
    expect(await doctors()).toEqual({ count: before.count, days: 12 })
  })

  test('adds nothing to a practice that is none of its own, nor in production', async () => {
    const real = await newDatabase('empty')
    const owner = new Client(real.url)
    await owner.connect()
    await owner.query(`insert into specialities (id, name, summary, position) values ('spine', 'Spine Surgery', '', 0)`)
    await owner.end()
    const created = await type(
      'admin',
      [
        'create-user',
        '--role',
        'DOCTOR',
        '--phone',
        '9811122233',
        '--name',
        'Dr. Ila Sen',
        '--speciality',
        'Spine Surgery',
        '--gender',
        'Female',
        '--registration',
        'DMC-9',
        '--council',
        'Delhi',
        '--city',
        'Delhi',
        '--since',
        '2011',
      ],
      { DATABASE_URL: real.url },
    )
    expect(created).toEqual({ code: 0, printed: expect.stringContaining('can log in now') })
    expect(await type('seed', ['--doctors', '9'], { DATABASE_URL: real.url })).toEqual({
      code: 1,
      printed: 'The practice there is not the demonstration: nothing is added. Set another DATA_DIR.',
    })
    expect(await type('seed', [], { DATABASE_URL: real.url, NODE_ENV: 'production' })).toEqual({
      code: 1,
      printed: 'Production has no demonstration data.',
    })
    real.drop()
  })
})

describe('A command of the tools', () => {
  test('says what it takes, and takes nothing else', async () => {
    const typed = ['--import', 'tsx', 'tools/writeLists.ts', '--nothing-like-that']
    const { code, printed, errors } = await run(process.execPath, typed)
    expect([code, printed]).toEqual([1, ''])
    expect(errors).toMatch(/^It does not take "--nothing-like-that"\.\n\nnpm run lists\n\nWrites the lists/)
  })

  test('that is asked for help says it without doing anything', async () => {
    const { code, printed, errors } = await run(process.execPath, ['tools/start.js', '--help'])
    expect([code, errors]).toEqual([0, ''])
    expect(printed).toMatch(/^npm start\n\nBuilds what is not built and starts the app/)
  })
})

describe('Each command', () => {
  test.each([
    ['seed', ['--help'], 0, /^npm run seed -- \[--doctors NUMBER\]/],
    ['seed', ['--doctor', '5'], 1, /^Unknown option '--doctor'\.\n\nnpm run seed/],
    ['seed', ['--doctors'], 1, /^Option '--doctors <value>' argument missing\.\n\nnpm run seed/],
    ['seed', ['--doctors', '1e3.5'], 1, /^--doctors must be a whole number above zero\.$/],
    ['seed', ['20000'], 1, /^"20000" is one word too many\.\n\nnpm run seed/],
    ['admin', ['--help'], 0, /^npm run admin -- COMMAND/],
    ['admin', ['help'], 0, /^npm run admin -- COMMAND/],
    ['admin', [], 1, /^npm run admin -- COMMAND/],
    ['admin', ['delete-user'], 1, /^There is no command delete-user\.\n\nnpm run admin/],
    ['admin', ['list-users', '--all'], 1, /^Unknown option '--all'\.\n\nnpm run admin/],
    ['admin', ['enable-user'], 1, /^--phone is missing\.\n\nnpm run admin/],
    ['backup', ['--help'], 0, /^npm run backup -- FILE\nnpm run restore -- FILE\n/],
    ['backup', ['backup'], 1, /^npm run backup -- FILE\nnpm run restore -- FILE\n/],
    ['backup', ['backup', '--quick', 'x'], 1, /^Unknown option '--quick'\.\n\nnpm run backup/],
  ] as const)('%s %j says in words what it takes', async (command, args, code, printed) => {
    const typed = await type(command, args)
    expect(typed.code).toBe(code)
    expect(typed.printed).toMatch(printed)
    expect(typed.printed).not.toMatch(/^\s+at /m)
  })
})
