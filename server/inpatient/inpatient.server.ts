import { STAY_PAGE } from '../../src/core/inpatient/inpatient.rules'
import type { inpatientApi } from '../../src/core/inpatient/inpatient.api'
import type { Stay } from '../../src/core/inpatient/inpatient'
import { done } from '../../src/core/kit/outcome'
import type { Call, Handlers } from '../kit/handlers'
import { inRange } from '../kit/range'
import { admit, discharge } from './admission.server'
import { editStay, shiftBed, switchChat } from './changes.server'
import type texts from './inpatient.texts.json'
import { hospitalsOf, roomRows } from './rooms.read'
import { historyOf, namesAround, stayById, stayPage } from './stays.read'
import { readSummary, writeSummary } from './summary.store'

/** Most in-patients of one answer. */
const MOST = 5 * STAY_PAGE

const ownStay = async (id: string, { db, caller, refusal, touches }: Call): Promise<Stay> => {
  const stay = caller.doctorId === null ? undefined : await stayById(db, caller.doctorId, id)
  if (stay === undefined) throw refusal('notFound')
  touches([stay.patientId])
  return stay
}

export const inpatientHandlers: Handlers<typeof inpatientApi, keyof typeof texts> = {
  hospitals: async (_, { db, caller: { doctorId } }) => done(doctorId === null ? [] : await hospitalsOf(db, doctorId)),

  stays: async ({ page, limit, ...filter }, { db, caller: { doctorId }, touches }) => {
    const [size, number] = [inRange(limit, 1, MOST), inRange(page, 1)]
    const offset = (number - 1) * size
    const found =
      doctorId === null ? { stays: [], count: 0 } : await stayPage(db, doctorId, filter, { limit: size, offset })
    touches(found.stays.map(({ patientId }) => patientId))
    return done({ ...found, page: number, hasMore: offset + found.stays.length < found.count })
  },

  rooms: async (question, { db, caller: { doctorId }, now, refusal, touches }) => {
    const places = doctorId === null ? [] : await hospitalsOf(db, doctorId)
    if (doctorId === null || !places.some(({ id }) => id === question.hospitalId)) throw refusal('notFound')
    const rooms = await roomRows(db, doctorId, question, now)
    touches(rooms.flatMap(({ beds }) => beds.flatMap(({ occupant }) => occupant?.stay?.patientId ?? [])))
    return done(rooms)
  },

  stay: async ({ id }, call) => {
    const stay = await ownStay(id, call)
    return done({ stay, ...(await namesAround(call.db, stay)), history: await historyOf(call.db, id) })
  },

  admission: async (request, call) => (request.status === 'admit' ? admit(request, call) : discharge(request.id, call)),

  update: async (request, call) =>
    'bedId' in request
      ? shiftBed(request, call)
      : 'status' in request
        ? switchChat(request.id, request.status === 'active', call)
        : editStay(request, call),

  summary: async ({ id }, call) => {
    await ownStay(id, call)
    return done(await readSummary(call.db, id))
  },

  saveSummary: async ({ id, isFinished, ...text }, call) => {
    await ownStay(id, call)
    const by = call.caller.userId
    if (by === null) throw call.refusal('unauthenticated')
    await writeSummary(call.db, { admissionId: id, text, isFinished, savedBy: by, savedAt: call.now })
    return done(await readSummary(call.db, id), call.say(isFinished ? 'summaryFinished' : 'summarySaved'))
  },
}
