import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WAITS_FOR } from '../kit/limits'
import { builtCommand } from '../kit/process'
import { systemClock } from '../../server/kit/clock'
import { newDatabase, type TestDatabase } from '../kit/template'

let database: TestDatabase
let client: Client
beforeAll(async () => {
  database = await newDatabase({ now: systemClock.now(), size: { doctors: 6, days: 2 } })
  client = new Client(database.url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  database.drop()
})

const type = (command: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) => {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env
  const env = { PATH, HOME, TMPDIR, DATABASE_URL: database.url, ...environment }
  const { status, stdout, stderr } = spawnSync(process.execPath, [builtCommand(command), ...args], {
    env,
    encoding: 'utf8',
  })
  return { code: status, printed: stdout + stderr }
}
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
    expect(type('seed/main', ['--doctors', '40'])).toEqual({
      code: 0,
      printed: 'The practice was there already; 34 doctors were added, and its schedules were renewed.\n',
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
    expect(type('seed/main', ['--doctors', '10', '--days', '12'])).toMatchObject({
      code: 0,
      printed: expect.stringContaining('no doctor was missing'),
    })
    expect(before.days).toBe(2)
    expect(await doctors()).toEqual({ count: before.count, days: 12 })
  })

  test('adds nothing to a practice that is none of its own, nor in production', async () => {
    const real = await newDatabase('empty')
    const owner = new Client(real.url)
    await owner.connect()
    await owner.query(`insert into specialities (id, name, summary, position) values ('spine', 'Spine Surgery', '', 0)`)
    await owner.end()
    const created = type(
      'admin/main',
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
    expect(type('seed/main', ['--doctors', '9'], { DATABASE_URL: real.url })).toMatchObject({
      code: 1,
      printed: expect.stringContaining('is not the demonstration: nothing is added'),
    })
    expect(type('seed/main', [], { DATABASE_URL: real.url, NODE_ENV: 'production' })).toEqual({
      code: 1,
      printed: 'Production has no demonstration data.\n',
    })
    real.drop()
  })
})

describe('Each command of the tools', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  // Those of other packages have help of their own.
  const ours = Object.entries(scripts).filter(
    ([name, command]) => /^(?:node|tsx) tools\/(?!run\.)/.test(command) && name !== 'prepare',
  )
  const typed = (command: string, argument: string) => {
    const [program, ...args] = command.split(' ')
    const run = program === 'tsx' ? ['--import', 'tsx', ...args] : args
    return spawnSync(process.execPath, [...run, argument], { encoding: 'utf8', timeout: WAITS_FOR })
  }

  test.each(ours)('npm run %s says what it takes, and takes nothing else', (name, command) => {
    const { status, stdout, stderr } = typed(command, '--nothing-like-that')
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(new RegExp(`^It does not take "--nothing-like-that"\\.\\n\\nnpm (?:run )?${name}\\b`))
  })

  test('that is asked for help says it without doing anything', () => {
    const { status, stdout, stderr } = typed(scripts['start']!, '--help')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^npm start\n\nBuilds what is not built and starts the app/)
  })
})

describe('Each command', () => {
  test.each([
    ['seed/main', ['--help'], 0, /^npm run seed -- \[--doctors NUMBER\]/],
    ['seed/main', ['--doctor', '5'], 1, /^Unknown option '--doctor'\.\n\nnpm run seed/],
    ['seed/main', ['--doctors'], 1, /^Option '--doctors <value>' argument missing\.\n\nnpm run seed/],
    ['seed/main', ['--doctors', '1e3.5'], 1, /^--doctors must be a whole number above zero\.\n$/],
    ['seed/main', ['20000'], 1, /^"20000" is one word too many\.\n\nnpm run seed/],
    ['admin/main', ['--help'], 0, /^npm run admin -- COMMAND/],
    ['admin/main', ['help'], 0, /^npm run admin -- COMMAND/],
    ['admin/main', [], 1, /^npm run admin -- COMMAND/],
    ['admin/main', ['delete-user'], 1, /^There is no command delete-user\.\n\nnpm run admin/],
    ['admin/main', ['list-users', '--all'], 1, /^Unknown option '--all'\.\n\nnpm run admin/],
    ['admin/main', ['enable-user'], 1, /^--phone is missing\.\n\nnpm run admin/],
  ])('%s %j says in words what it takes', (command, args, code, printed) => {
    const typed = type(command, args)
    expect(typed.code).toBe(code)
    expect(typed.printed).toMatch(printed)
    expect(typed.printed).not.toMatch(/^\s+at /m)
  })
})
