import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

// Types what the README says into a shell, in a fresh clone that is the working folder, as somebody would who has just
// got it: starts the app, logs in, books, stops it, starts it again and finds the booking. Plain JavaScript: before
// `npm ci` there are no tools.

const readme = readFileSync('README.md', 'utf8')

/** The first block of shell commands below a heading. */
const commandUnder = (/** @type {string} */ heading) => {
  const [, section] = readme.split(`\n## ${heading}\n`)
  const [, command] = /```sh\n(.*?)\n```/s.exec(section ?? '') ?? []
  if (command === undefined) throw new Error(`The README has no command under "${heading}"`)
  return command
}

const install = commandUnder('Run it')
const start = install.split('&&').at(-1)?.trim() ?? ''
const [address] = /http:\/\/localhost:\d+/.exec(readme) ?? ['']

/** Minutes that installing, building and starting may take. */
const STARTED_WITHIN = 15
/** Seconds in which a stopped app is gone. */
const STOPPED_WITHIN = 15

const say = (/** @type {string} */ text) => console.log(`readme: ${text}`)

/** Types a command and waits until the app says that it is ready. */
const type = async (/** @type {string} */ command, folder = '.') => {
  say(`${folder === '.' ? '' : `${folder} `}$ ${command}`)
  const from = performance.now()
  const shell = spawn('sh', ['-c', command], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let printed = ''
  const ready = new Promise((resolve, reject) => {
    for (const stream of [shell.stdout, shell.stderr])
      stream.on('data', (/** @type {Buffer} */ chunk) => {
        printed += chunk.toString()
        process.stdout.write(chunk)
        if (printed.includes('Ready at')) resolve(undefined)
      })
    shell.once('close', (code) => reject(new Error(`"${command}" ended with ${code}`)))
    setTimeout(() => reject(new Error(`"${command}" was not ready in time`)), STARTED_WITHIN * 60_000).unref()
  })
  const stop = async () => {
    if (shell.exitCode !== null) return
    say('^C')
    // As a terminal does: to everything that was started by the command.
    process.kill(-(shell.pid ?? 0), 'SIGINT')
    const ended = once(shell, 'close')
    if ((await Promise.race([ended, wait(STOPPED_WITHIN * 1000)])) === undefined) {
      process.kill(-(shell.pid ?? 0), 'SIGKILL')
      throw new Error('The app did not stop')
    }
  }
  try {
    await ready
  } catch (error) {
    await stop()
    throw error
  }
  say(`ready after ${((performance.now() - from) / 1000).toFixed(0)} s`)
  return { printed: () => printed, stop }
}

const credential = /'(Basic .+)'/.exec(readFileSync('src/core/app/credential.ts', 'utf8'))?.[1] ?? ''
const call = async (/** @type {string} */ path, /** @type {unknown} */ body, /** @type {string} */ token = '') => {
  const answer = await fetch(address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: credential,
      deviceid: 'readme',
      accesstoken: token,
      'idempotency-key': crypto.randomUUID(),
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { result, message } = await answer.json()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${message}`)
  return result
}

/** Logs in with the code of the outbox, as the README's patient with a family. */
const logIn = async () => {
  const number = (/\| ([\d ]+) \| a patient with a family \|/.exec(readme)?.[1] ?? '').replaceAll(' ', '')
  const { OtpId } = await call('/user-service/v1/user/login', { country_code: '+91', phone_number: number })
  const outbox = await (await fetch(`${address}/dev/outbox`)).text()
  const code = /\b\d{6}\b/.exec(outbox.replaceAll(/<[^>]*>/g, ' ').replaceAll(number, ''))?.[0]
  const { token } = await call('/user-service/v1/user/verify-otp', { otp_code: code, token: OtpId })
  return token
}

/** Books the last free slot of a video consultation, to be paid later. */
const book = async (/** @type {string} */ token) => {
  const near = 'latitude=28.6139&longitude=77.209'
  const doctors = await call(
    `/doctor-service/v1/doctor/doctors?${near}&limit=10&offset=0&consultation=video`,
    undefined,
    token,
  )
  const [member] = await call('/user-service/v1/patient/member', undefined, token)
  for (const { doctor_id: doctorId } of doctors) {
    const { videoAppointment } = await call(`/doctor-service/v1/schedule-slots/${doctorId}`, undefined, token)
    // The last: soon the demonstration's patient has appointments already, at other times at each hour of a day.
    const slot = videoAppointment.flatMap(({ slots }) => slots).findLast(({ isBooked }) => !isBooked)
    if (slot === undefined) continue
    const booking = {
      doctorId,
      memberId: member.id,
      slotId: slot.slotId,
      consultationType: 2,
      paymentMethodId: 3,
      paymentAmount: slot.consultationFee,
    }
    const { bookingId } = await call('/booking-service/v1/booking-appointment', booking, token)
    return bookingId
  }
  throw new Error('No doctor has a free slot')
}

const isBooked = async (/** @type {string} */ token, /** @type {string} */ bookingId) =>
  JSON.stringify(await call('/booking-service/v1/orders?limit=50&offset=0', undefined, token)).includes(bookingId)

const isGone = () =>
  fetch(address).then(
    () => false,
    () => true,
  )

const check = (/** @type {boolean} */ is, /** @type {string} */ sentence) => {
  if (!is) throw new Error(`It is not so: ${sentence}`)
  say(`✓ ${sentence}`)
}

const first = await type(install)
/** @type {string} */ let token
/** @type {string} */ let bookingId
try {
  check((await fetch(`${address}/healthz`)).status === 200, 'the app is healthy')
  check((await (await fetch(address)).text()).includes('Spine Care'), `the app is at ${address}`)
  check(existsSync('.data/postgres'), 'the database is in .data')
  check(!first.printed().includes('(!)'), 'no tool warns of anything')
  token = await logIn()
  check(token !== '', 'logged in with the code of the outbox')
  bookingId = await book(token)
  check(await isBooked(token, bookingId), `booked ${bookingId}`)
} finally {
  await first.stop()
}
check(await isGone(), 'stopped with Ctrl-C')
const second = await type(start)
try {
  check(!second.printed().includes('Building'), 'nothing is built again')
  check(await isBooked(token, bookingId), 'what was booked is there at the next start')
} finally {
  await second.stop()
}
const third = await type(`npm --prefix '${process.cwd()}' start`, tmpdir())
try {
  check(await isBooked(token, bookingId), 'and wherever the app is started')
} finally {
  await third.stop()
}
