import { ringFault } from '../../src/core/call/calling.rules'
import type { ringApi } from '../../src/core/call/ring.api'
import { done } from '../../src/core/kit/outcome'
import type { Call as Calling, Caller, Handlers, PatientCaller, TreatmentCaller } from '../kit/handlers'
import { isUuid } from '../kit/ids'
import { type Call, callOf, isInAnother, peopleIn, sideOf } from './call.read'
import { announceCall, beginSession } from './call.store'
import { ringRow, type RungCall } from './ring.read'
import { announceBusy, finishRing, startRing } from './ring.tasks'
import type texts from './ring.texts.json'
import { ringTokens } from './ringToken'
import { hasRungTooOften, liveRing, pastRings, ringFor, writeRing, writeRinging } from './ring.store'

type Text = keyof typeof texts
type Asked = Pick<Calling<never, Text, TreatmentCaller>, 'db' | 'caller' | 'now' | 'refusal' | 'touches'>

const callFor = async (bookingId: string, asked: Asked): Promise<Call> => {
  const { db, now, refusal, touches } = asked
  if ((await callOf(asked, { bookingId }))?.sessionId === null) await beginSession(db, bookingId, now)
  const found = (await callOf(asked, { bookingId })) as Call | undefined
  if (found === undefined) throw refusal('notFound')
  touches([found.patientId])
  return found
}

/** A ring, for one of the people of its call. */
const ringOf = async (id: string, asked: Asked): Promise<RungCall> => {
  const rung = await ringRow(asked.db, id, asked.now)
  if (rung === undefined) throw asked.refusal('notFound')
  await callFor(rung.read.bookingId, asked)
  return rung
}

export const ringHandlers = (
  secret: string,
): Handlers<
  typeof ringApi,
  Text,
  TreatmentCaller,
  { current: PatientCaller; ringing: PatientCaller; accept: PatientCaller; decline: Caller }
> => ({
  notify: async ({ id, type, bookingId }, asked) => {
    const { db, caller, now, refusal } = asked
    const call = await callFor(bookingId, asked)
    const side = sideOf(caller)
    for (const past of await pastRings(db, call, now)) await finishRing(db, await ringOf(past, asked), 'missed', now)
    if (type === 'rejected') {
      const ring = await liveRing(db, call, now)
      if (ring === undefined) return done({ id: null, outcome: 'over' })
      await finishRing(db, await ringOf(ring.id, asked), side === 'patient' ? 'declined' : 'cancelled', now)
      return done({ id: ring.id, outcome: 'over' })
    }
    const visit = { ...call, status: call.visit, consultation: 'video', call: call.status } as const
    const fault = ringFault(visit, caller.role, now)
    if (fault !== null) throw refusal(fault)
    const isHere = (await peopleIn(db, call, now)).some((each) => each.side === 'patient' && each.isHere)
    if (isHere) return done({ id: null, outcome: 'alreadyHere' })
    if (await isInAnother(db, call, now)) {
      await announceBusy(db, call)
      return done({ id: null, outcome: 'busy' })
    }
    if (await hasRungTooOften(db, call, now)) throw refusal('tooMany')
    if (!isUuid(id)) throw refusal('badInput')
    if (!(await writeRing(db, call, { id, by: caller.userId }, now))) {
      const live = await liveRing(db, call, now)
      // The answer to the first press was lost: the caller goes on with the ring there is.
      if (live?.byUser !== caller.userId) throw refusal('alreadyRinging')
      return done({ id: live.id, outcome: 'ringing' })
    }
    await startRing(db, await ringOf(id, asked))
    return done({ id, outcome: 'ringing' })
  },

  read: async ({ id }, asked) => done((await ringOf(id, asked)).read),

  current: async (_, asked) => {
    const id = await ringFor(asked.db, asked.caller.userId, asked.now)
    return done({ ring: id === undefined ? null : (await ringOf(id, asked)).read })
  },

  decline: async ({ id, token }, { db, now, refusal }) => {
    const rung = await ringRow(db, id, now)
    if (rung === undefined || !ringTokens(secret).isGood(id, token)) throw refusal('notFound')
    if (rung.read.isLive) await finishRing(db, rung, 'declined', now)
    return done({})
  },

  ringing: async ({ id }, asked) => {
    const rung = await ringOf(id, asked)
    if (await writeRinging(asked.db, id, asked.now)) await announceCall(asked.db, { ...rung, ...rung.read })
    return done({})
  },

  accept: async ({ id }, asked) => {
    const { db, now, refusal } = asked
    const rung = await ringOf(id, asked)
    if (await finishRing(db, rung, 'accepted', now)) return done({})
    // Another device of the same person may have answered at the same time.
    if ((await ringRow(db, id, now))?.read.outcome !== 'accepted') throw refusal('ringOver')
    return done({})
  },
})
