import { settingsOf, storageOf } from '../config/config.port'
import { needed as neededOf, type Command, type Values, wholeNumber as wholeNumberOf } from '../kit/command'
import { systemClock } from '../kit/clock'
import { openDatabase } from '../kit/database'
import type { Database } from '../kit/handlers'
import { mirrorEverything } from '../chat/chat.port'
import { failedJobs, retryJobs } from '../kit/jobs.read'
import { isMirrored } from '../kit/mirror'
import { createUser, type DoctorProfile, listStaff, NotDone, phoneOf, roleOf, setBlocked, setPermission } from './staff'

const USAGE = `npm run admin -- COMMAND

  create-user --role ROLE --phone NUMBER --name NAME
      ROLE is DOCTOR, JR_DOCTOR, PHARMACY, DIAGNOSTIC_CENTER, ADMIN or PATIENT. A doctor whom patients find needs
      --speciality NAME --gender Male|Female --registration NUMBER --council NAME --city NAME --since YEAR
      [--video-fee RUPEES]
  list-users
  disable-user --phone NUMBER
  enable-user --phone NUMBER
  allow --phone NUMBER --permission MODULE.FEATURE
  forbid --phone NUMBER --permission MODULE.FEATURE
  jobs
      lists what was given up after its last try
  retry-jobs [--job ID]
      tries it anew, or all of it
  rebuild-chat-copy
      has every document of the copy of the chats in Firestore written anew

The database is that of DATABASE_URL, or of DATA_DIR (.data), also while a server uses it.`

const texts = [
  'job',
  'role',
  'phone',
  'name',
  'permission',
  'speciality',
  'gender',
  'registration',
  'council',
  'city',
  'since',
  'video-fee',
]

const needed = (values: Values, name: string): string => neededOf(values, name, USAGE)
const wholeNumber = (values: Values, name: string): number => {
  needed(values, name)
  return wholeNumberOf(values, name)!
}

const profileOf = (values: Values): DoctorProfile | null => {
  if (values['speciality'] === undefined) return null
  const gender = needed(values, 'gender')
  if (gender !== 'Male' && gender !== 'Female') throw new NotDone('--gender must be Male or Female.')
  return {
    speciality: needed(values, 'speciality'),
    gender,
    registrationNumber: needed(values, 'registration'),
    registrationCouncil: needed(values, 'council'),
    city: needed(values, 'city'),
    practisingSince: wholeNumber(values, 'since'),
    videoFee: values['video-fee'] === undefined ? null : wholeNumber(values, 'video-fee') * 100,
  }
}

const commands: Readonly<Record<string, (db: Database, values: Values) => Promise<string>>> = {
  'create-user': async (db, values) => {
    const user = {
      role: roleOf(needed(values, 'role')),
      name: needed(values, 'name'),
      ...phoneOf(needed(values, 'phone')),
    }
    const id = await createUser(db, user, profileOf(values), systemClock.now())
    return `${user.name} can log in now (${id}).`
  },
  'list-users': async (db) =>
    (await listStaff(db))
      .map(
        ({ role, name, countryCode, phoneNumber, isBlocked }) =>
          `${role.padEnd(18)} ${countryCode} ${phoneNumber}  ${name ?? ''}${isBlocked ? '  (disabled)' : ''}`,
      )
      .join('\n'),
  'disable-user': async (db, values) => {
    await setBlocked(db, phoneOf(needed(values, 'phone')), true, systemClock.now())
    return 'Disabled: every session has ended.'
  },
  'enable-user': async (db, values) => {
    await setBlocked(db, phoneOf(needed(values, 'phone')), false, systemClock.now())
    return 'Enabled.'
  },
  allow: async (db, values) => {
    const permission = needed(values, 'permission')
    await setPermission(db, phoneOf(needed(values, 'phone')), { permission, isAllowed: true })
    return `${permission} is allowed.`
  },
  forbid: async (db, values) => {
    const permission = needed(values, 'permission')
    await setPermission(db, phoneOf(needed(values, 'phone')), { permission, isAllowed: false })
    return `${permission} is forbidden.`
  },
  jobs: async (db) => {
    const failed = await failedJobs(db)
    if (failed.length === 0) return 'No job has failed.'
    return failed
      .flatMap(({ id, job, item, attempts, failedAt, error, items }) => [
        `${id.padEnd(8)} ${failedAt.toISOString()}  ${job}${item === null ? '' : ` ${item}`}, ${attempts} tries  ${error}`,
        ...items.map((each) => `${' '.repeat(9)}${each.item}  ${each.error}`),
      ])
      .join('\n')
  },
  'retry-jobs': async (db, values) => {
    const id = values['job']
    const count = await retryJobs(db, id === undefined ? undefined : [id])
    if (count === 0) throw new NotDone(id === undefined ? 'No job has failed.' : `No failed job has the number ${id}.`)
    return count === 1 ? 'One job is tried anew.' : `${count} jobs are tried anew.`
  },
  'rebuild-chat-copy': async (db) => {
    if (!(await isMirrored(db))) throw new NotDone('No copy is kept: no server with a Firebase project has run.')
    return `${await mirrorEverything(db, systemClock.now())} documents are written anew by the server.`
  },
}

export const adminCommand: Command = {
  usage: USAGE,
  options: texts,
  words: 1,
  run: async (values, [name = ''], environment) => {
    const command = commands[name]
    if (command === undefined) throw new NotDone(name === '' ? USAGE : `There is no command ${name}.\n\n${USAGE}`)
    const opened = await openDatabase({ ...storageOf(settingsOf(environment)), mayJoin: true })
    try {
      return await command(opened.db, values)
    } finally {
      await opened.close()
    }
  },
}
