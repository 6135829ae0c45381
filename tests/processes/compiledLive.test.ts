import { eq } from 'drizzle-orm'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agoraTokens } from '../../server/call/agoraTokens'
import { type FirestoreStandIn, startFirestore } from '../../server/dev/firestore/standIn'
import { systemClock } from '../../server/kit/clock'
import { openDatabase, type OpenDatabase } from '../../server/kit/database'
import { latestMessages } from '../../server/kit/outbox'
import { users } from '../../server/people/people.tables'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { CONSENT_VERSION } from '../../src/core/call/call.rules'
import { documentPath } from '../../src/core/chat/documents'
import type { Outcome } from '../../src/core/kit/outcome'
import { callNow } from '../kit/calls'
import { leaveFewChats } from '../kit/chats'
import { logIn, type Session } from '../kit/patients'
import { type ServerProcess, startServerProcess } from '../kit/process'
import type { Served } from '../kit/served'
import { hourBegun, newDatabase, type TestDatabase } from '../kit/template'

const agora = { appId: '0123456789abcdef0123456789abcdef', certificate: 'fedcba9876543210fedcba9876543210' }
const signal = new AbortController().signal
const folder = mkdtempSync(join(tmpdir(), 'spine-care-live-'))

let google: FirestoreStandIn
let copy: TestDatabase
let database: OpenDatabase
let server: ServerProcess
let patient: Session
let doctor: Session

beforeAll(async () => {
  google = await startFirestore()
  const account = join(folder, 'account.json')
  writeFileSync(account, JSON.stringify(google.account))
  const { url: standIn, ...config } = google.firebase
  copy = await newDatabase({ now: hourBegun() })
  database = await openDatabase({ databaseUrl: copy.url })
  // The server copies all there is before it copies what is written next.
  const [whose] = await database.db.select().from(users).where(eq(users.id, demonstrationAccounts.doctor.id))
  await leaveFewChats(database.db, hourBegun(), whose!.doctorId!)
  server = startServerProcess({
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: copy.url,
    DATA_DIR: folder,
    BEHIND_PROXY: '1',
    FIREBASE_CONFIG: JSON.stringify(config),
    FIREBASE_URL: standIn!,
    GOOGLE_APPLICATION_CREDENTIALS: account,
    AGORA_APP_ID: agora.appId,
    AGORA_APP_CERTIFICATE: agora.certificate,
  })
  const { db } = database
  const served = {
    url: await server.ready,
    db,
    codeFor: async (phoneNumber: string) => {
      const messages = await latestMessages(db, 20)
      return /\d{6}/.exec(messages.find(({ to }) => to.endsWith(phoneNumber))?.text ?? '')?.[0] ?? 'none'
    },
  } as unknown as Served
  patient = await logIn(served, demonstrationAccounts.patient.phoneNumber)
  doctor = await logIn(served, demonstrationAccounts.doctor.phoneNumber)
})
afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.ended
  await database.close()
  copy.drop()
  await google.close()
  rmSync(folder, { recursive: true, force: true })
})

const value = <A>(outcome: Outcome<A>): A => {
  if (!outcome.ok) throw new Error(`${outcome.failure.kind}: ${outcome.failure.message}`)
  return outcome.value
}

test('the compiled server copies what is written in a chat to Firestore, where its patient reads it', async () => {
  const { chat } = doctor.ports
  const { conversations } = value(await chat.conversations({ type: 'appointment', limit: 10, offset: 0 }, signal))
  const channelId = conversations[0]!.id
  const id = crypto.randomUUID()
  const written = { id, channelId, side: 'patient', type: 'text', text: 'Please bring your MRI' } as const
  value(await chat.send(written, signal))
  const place = documentPath.message(channelId, 'patient', id)
  await expect.poll(() => google.read(place)?.['message']).toBe('Please bring your MRI')
  const { token } = value(await patient.ports.chat.storeToken({}, signal))
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
})

test('the compiled server lets the two of a visit into one call with tokens of the Agora project', async () => {
  const { bookingId } = await callNow({ db: database.db, clock: systemClock })
  const enter = async ({ ports: { call } }: Session, place: string) => {
    const { channelName, memberId, consent } = value(await call.session({ id: bookingId }, signal))
    const key = crypto.randomUUID()
    if (consent !== null) value(await call.consent({ id: bookingId, version: CONSENT_VERSION, key }, signal))
    const { appId, rtcToken, uid } = value(await call.rtcToken({ channelName }, signal))
    expect(appId).toBe(agora.appId)
    expect(agoraTokens(agora).rtc.isGood(rtcToken, { channelName, uid }, systemClock.now())).toBe(true)
    const ticket = { id: bookingId, channelName, memberId, rtcToken, place, key: crypto.randomUUID() }
    return value(await call.enter(ticket, signal))
  }
  await enter(patient, 'phone')
  const entered = await enter(doctor, 'desk')
  expect(entered.people.map(({ side, isHere }) => [side, isHere])).toEqual([
    ['patient', true],
    ['staff', true],
  ])
  expect(value(await doctor.ports.call.session({ id: bookingId }, signal)).status).toBe('live')
})
