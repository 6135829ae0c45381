import { eq } from 'drizzle-orm'
import * as Schema from 'effect/Schema'
import { joinRoomPath } from '../../src/core/app/links'
import { RING_LASTS, type RingOutcome, UNREACHED_AFTER } from '../../src/core/call/ring.lifecycle'
import { channelOf } from '../../src/core/chat/chat.rules'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { DEFAULT_LANGUAGE, languageCodes } from '../../src/core/language/languages'
import { ringOnWire } from '../../src/core/notifications/push.api'
import { clockTime } from '../../src/core/kit/clockTime'
import { cardOfCall } from '../chat/chat.port'
import { announce } from '../kit/feed'
import type { Database } from '../kit/handlers'
import { enqueue, runnable, type RunnableTask, type Task } from '../kit/jobs'
import { sayFrom } from '../kit/texts'
import {
  deviceOf,
  forgetDevice,
  languageOfDevices,
  notify,
  pushTopic,
  registeredDevices,
  type WordedPush,
} from '../notifications/notifications.port'
import { phoneOf } from '../people/people.port'
import { users } from '../people/people.tables'
import type { Platform } from '../platform'
import type { Call } from './call.read'
import { announceCall } from './call.store'
import { ringRow, type RungCall } from './ring.read'
import { endRing } from './ring.store'
import texts from './ring.texts.json'
import { ringTokens } from './ringToken'

const say = sayFrom(texts)

/** A ring, or its end, as it goes to one device that sleeps. */
const RingOfDevice = Schema.Struct({ ringId: Schema.String, sessionId: Schema.String })
const deviceTask: Task<typeof RingOfDevice.Type> = { name: 'ring a device', tries: 2, input: RingOfDevice }

/** What is looked at while a ring lasts: whether a device was reached, and whether anybody answered. */
const RingWatched = Schema.Struct({ ringId: Schema.String, for: Schema.Literals(['device', 'answer']) })
const watchTask: Task<typeof RingWatched.Type> = { name: 'watch a ring', tries: 4, input: RingWatched }

/** Everything a push of a ring carries: texts alone. */
const dataOf = ({ read }: RungCall, change: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  id: read.id,
  bookingId: read.bookingId,
  memberId: read.memberId,
  channelName: read.channelName,
  callerId: read.callerId,
  callerName: read.callerName,
  callerPhoto: read.callerPhoto ?? '',
  callingUserId: read.patientId,
  callingUserName: read.patientName,
  doctorName: read.doctorName,
  experience: String(read.experience),
  speciality: read.speciality,
  qualification: read.qualification,
  patientId: read.patientId,
  patientName: read.patientName,
  startsAt: String(read.startsAt),
  expiresAt: String(read.expiresAt),
  ...change,
})

/** Every device of the patient hears of a ring as it is by then: one that is not sent yet when it ends rings nowhere. */
const sendToDevices = async (db: Database, { read: { id, patientId } }: RungCall): Promise<void> => {
  const devices = await registeredDevices(db, [patientId])
  const jobs = devices.map(({ sessionId }) => ({ input: { ringId: id, sessionId }, key: `${id} ${sessionId}` }))
  await enqueue(db, deviceTask, jobs)
}

/** Tells the patient's open clients and sleeping devices that it rings, and looks after it while it does. */
export const startRing = async (db: Database, rung: RungCall): Promise<void> => {
  const { id, patientId, at, expiresAt } = rung.read
  await announce(db, [{ topic: pushTopic(patientId), payload: ringOnWire(dataOf(rung, { type: 'call' })) }])
  await announceCall(db, { ...rung, ...rung.read })
  await sendToDevices(db, rung)
  await enqueue(db, watchTask, [
    { input: { ringId: id, for: 'device' }, key: `${id} device`, at: at + UNREACHED_AFTER },
    { input: { ringId: id, for: 'answer' }, key: `${id} answer`, at: expiresAt },
  ])
}

/** Says to somebody in another call who called them, and for when: nothing rings. */
export const announceBusy = async (
  db: Database,
  { sessionId, patientId, doctorName, startsAt }: Pick<Call, 'sessionId' | 'patientId' | 'doctorName' | 'startsAt'>,
): Promise<void> => {
  const facts = { doctor: doctorName, time: clockTime(startsAt) }
  const body = Object.fromEntries(languageCodes.map((language) => [language, say(language, 'over.busy', facts)]))
  const push = ringOnWire({ type: 'rejected', outcome: 'busy', id: sessionId })
  await announce(db, [{ topic: pushTopic(patientId), payload: { push, body } }])
}

/** Ends a ring if it is still on and tells both ends how; whether it was. */
export const finishRing = async (
  db: Database,
  rung: RungCall,
  outcome: RingOutcome,
  now: UnixSeconds,
): Promise<boolean> => {
  const { id, patientId, doctorName } = rung.read
  if (!(await endRing(db, id, outcome, now))) return false
  const words = texts[`over.${outcome}`]
  const body = Object.fromEntries(
    Object.entries(words).map(([language, text]) => [language, text.replace('{doctor}', doctorName)]),
  ) as typeof words
  const data = dataOf(rung, { type: 'rejected', outcome })
  const over: WordedPush = { push: ringOnWire(data), body }
  await announce(db, [{ topic: pushTopic(patientId), payload: over }])
  await sendToDevices(db, rung)
  await announceCall(db, { ...rung, ...rung.read })
  if (outcome === 'missed' || outcome === 'declined')
    await cardOfCall(
      db,
      { doctorId: rung.doctorId, memberId: rung.read.memberId, bookingId: rung.read.bookingId, outcome },
      now,
    )
  const conversationId = channelOf('appointment', rung.doctorId, rung.read.memberId)
  const facts = { doctor: doctorName, conversationId }
  if (outcome === 'missed') await notify(db, [{ event: 'videoCall.missed', facts, to: [patientId], about: id }], now)
  return true
}

const sendRingSms = async (
  { sms, origin }: Platform,
  { read: { patientId, bookingId, doctorName, startsAt } }: RungCall,
  { db, now }: { readonly db: Database; readonly now: UnixSeconds },
): Promise<void> => {
  const [person] = await db.select().from(users).where(eq(users.id, patientId))
  const phone = person && phoneOf(person)
  if (!phone) return
  const language = (await languageOfDevices(db, patientId)) ?? DEFAULT_LANGUAGE
  const link = `${origin}${joinRoomPath(bookingId)}`
  const text = say(language, 'ringSms', { doctor: doctorName, time: clockTime(startsAt), link })
  await sms.send(db, { to: phone.countryCode + phone.phoneNumber, text }, now)
}

/** What is done while a ring lasts: sleeping devices, an SMS to whom no device was reached, and its end unanswered. */
export const ringTasks = (platform: Platform): readonly RunnableTask[] => [
  runnable(deviceTask, async ({ ringId, sessionId }, { db, now }) => {
    const rung = await ringRow(db, ringId, now)
    const device = await deviceOf(db, sessionId, now)
    if (platform.push === null || device === null || rung === undefined) return
    const { outcome: ended, isLive } = rung.read
    if (ended === null && !isLive) return
    const ringing = {
      type: 'call',
      title: say(device.language, 'ringTitle', { doctor: rung.read.doctorName }),
      body: say(device.language, 'ringBody', { time: clockTime(rung.read.startsAt) }),
      // What stands on the notification, and what its Decline goes by.
      join: say(device.language, 'ringJoin'),
      decline: say(device.language, 'ringDecline'),
      declineToken: ringTokens(platform.secret).make(ringId),
    }
    // The end has no words: it takes away what stands on the device.
    const data = dataOf(rung, ended === null ? ringing : { type: 'rejected', outcome: ended })
    const outcome = await platform.push(device.token, ringOnWire(data), ringId, { lasts: RING_LASTS })
    if (outcome === 'gone') await forgetDevice(db, device.token)
    else if (outcome !== 'sent') throw new Error(`The ring was not sent: ${outcome}`)
  }),
  runnable(watchTask, async ({ ringId, for: what }, { db, now }) => {
    const rung = await ringRow(db, ringId, now)
    if (rung === undefined || rung.read.outcome !== null) return
    if (what === 'answer' && !rung.read.isLive) await finishRing(db, rung, 'missed', now)
    if (what === 'device' && rung.read.isLive && rung.read.ringingAt === null)
      await sendRingSms(platform, rung, { db, now })
  }),
]
