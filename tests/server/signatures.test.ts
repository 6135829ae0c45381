import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../server/kit/database'
import { systemClock } from '../../server/kit/clock'
import { prescriptionPdfs } from '../../server/prescription/prescription.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { openSession } from '../../server/people/people.store'
import { requestOf } from '../kit/backend'
import { newAppointment, written } from '../kit/prescriptions'
import { type ServerProcess, startServerProcess } from '../kit/process'
import { type S3StandIn, startS3 } from '../kit/s3StandIn'
import { newDatabase, type TestDatabase } from '../kit/template'

const SIGNATURES = 50

let copy: TestDatabase
let database: OpenDatabase
let s3: S3StandIn
let answer = () => undefined as void
const answering = new Promise<void>((resolve) => {
  answer = resolve
})
let server: ServerProcess
beforeAll(async () => {
  copy = await newDatabase({ now: systemClock.now(), size: { doctors: 6, days: 5 } })
  database = await openDatabase({ databaseUrl: copy.url })
  s3 = await startS3(() => answering)
  server = startServerProcess({
    PORT: '0',
    DATABASE_URL: copy.url,
    LOG_LEVEL: 'silent',
    FILES_S3_BUCKET: 'care',
    FILES_S3_REGION: 'ap-south-1',
    FILES_S3_ENDPOINT: s3.url,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  })
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  s3.close()
  await database.close()
  copy.drop()
})

test(`${SIGNATURES} prescriptions are signed at once while the file store answers nothing; once it does, their PDFs follow`, async () => {
  const url = await server.ready
  const { id: userId } = demonstrationAccounts.doctor
  const token = await openSession(database.db, { userId, role: 'DOCTOR', deviceId: null }, systemClock.now())
  const appointments: string[] = []
  while (appointments.length < SIGNATURES)
    appointments.push((await newAppointment({ db: database.db, clock: systemClock })).bookingId)
  const sign = async (bookingId: string) => {
    const input = { bookingId, ...written({ saveType: 'endConsultation' }) }
    const request = requestOf('prescription.create', input, { token })
    const from = performance.now()
    const { pathname } = new URL(request.url)
    const reply = await fetch(url + pathname, {
      method: 'POST',
      headers: request.headers,
      body: await request.text(),
    })
    const body = (await reply.json()) as { result: { url: string | null } }
    return { status: reply.status, url: body.result.url, took: performance.now() - from }
  }
  // The first of a process reads its fonts.
  await sign((await newAppointment({ db: database.db, clock: systemClock })).bookingId)
  const signed = await Promise.all(appointments.map(sign))
  const times = signed.map(({ took }) => Math.round(took)).toSorted((a, b) => a - b)
  console.log(`signed at once: median ${times[SIGNATURES / 2]} ms, most ${times.at(-1)} ms`)
  expect(new Set(signed.map(({ status, url: paper }) => `${status} ${paper}`))).toEqual(new Set(['200 null']))
  expect(await database.db.$count(prescriptionPdfs)).toBe(0)
  answer()
  await expect.poll(() => database.db.$count(prescriptionPdfs), { timeout: 150_000 }).toBe(SIGNATURES + 1)
  // The pictures of the demonstration's records may lie there as well.
  expect(s3.objects.size).toBeGreaterThanOrEqual(SIGNATURES + 1)
})
