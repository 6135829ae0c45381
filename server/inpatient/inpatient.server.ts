import type { inpatientApi } from '../../src/core/inpatient/inpatient.api'
import type { Stay, StayAction } from '../../src/core/inpatient/inpatient'
import { done } from '../../src/core/kit/outcome'
import { addressOf } from '../files/files.port'
import { factsOf } from '../members/members.port'
import type { Call, DoctorCaller, Handlers, PatientCaller, TreatmentCaller } from '../kit/handlers'
import { lostInWords } from '../kit/pdf/sheet'
import { admit, discharge } from './admission.server'
import { editStay, shiftBed, switchChat } from './changes.server'
import type texts from './inpatient.texts.json'
import { hospitalsOf, roomRows } from './rooms.read'
import { familyStay, hasSummary, historyOf, namesAround, stayById, stayPage } from './stays.read'
import { documentOf, lostOnSummary } from './summary.documents'
import { beforeStay, checkedMedicines } from './summary.medicines'
import { finishSummary, summaryChanged } from './summary.server'
import { withTalk } from './stayTalk'
import { readSummary, writeSummary } from './summary.store'

/** A stay of the caller's doctor, or of the caller's own family. */
const readableStay = async (id: string, call: Call<never, never, TreatmentCaller>): Promise<Stay> => {
  const { caller } = call
  return caller.role === 'PATIENT' ? stayOfFamily(id, { ...call, caller }) : ownStay(id, { ...call, caller })
}

const stayOfFamily = async (id: string, { db, caller, refusal }: Call<never, never, PatientCaller>): Promise<Stay> => {
  const stay = await familyStay(db, caller.userId, id)
  if (stay === undefined) throw refusal('notFound')
  return stay
}

/** What a family follows of a stay: where somebody is, not what was corrected on paper. */
const isForFamily = (action: StayAction): boolean => action !== 'edited'

const ownStay = async (
  id: string,
  { db, caller, refusal, touches }: Call<never, never, DoctorCaller>,
): Promise<Stay> => {
  const stay = await stayById(db, caller.doctorId, id)
  if (stay === undefined) throw refusal('notFound')
  touches([stay.patientId])
  return stay
}

export const inpatientHandlers: Handlers<
  typeof inpatientApi,
  keyof typeof texts,
  DoctorCaller,
  { summaryLink: TreatmentCaller; ownStay: PatientCaller }
> = {
  hospitals: async (_, { db, caller: { doctorId } }) => done(await hospitalsOf(db, doctorId)),

  stays: async ({ page, limit, ...filter }, { db, caller: { doctorId, userId }, touches }) => {
    const offset = (page - 1) * limit
    const found = await stayPage(db, doctorId, filter, { limit, offset })
    touches(found.stays.map(({ patientId }) => patientId))
    const stays = await withTalk(db, userId, found.stays)
    return done({ ...found, stays, page, hasMore: offset + found.stays.length < found.count })
  },

  rooms: async (question, { db, caller: { doctorId }, now, refusal, touches }) => {
    const places = await hospitalsOf(db, doctorId)
    if (!places.some(({ id }) => id === question.hospitalId)) throw refusal('notFound')
    const rooms = await roomRows(db, doctorId, question, now)
    touches(rooms.flatMap(({ beds }) => beds.flatMap(({ occupant }) => occupant?.stay?.patientId ?? [])))
    return done(rooms)
  },

  stay: async ({ id }, call) => {
    const stay = await ownStay(id, call)
    return done({
      stay,
      ...(await namesAround(call.db, stay)),
      facts: await factsOf(call.db, stay.memberId),
      history: await historyOf(call.db, id),
    })
  },

  admission: async (request, call) => (request.status === 'admit' ? admit(request, call) : discharge(request.id, call)),

  update: async (request, call) => {
    switch (request.change) {
      case 'shift':
        return shiftBed(request, call)
      case 'edit': {
        const { change: _, ...written } = request
        return editStay(written, call)
      }
      case 'chat':
        return switchChat(request.id, request.status === 'active', call)
    }
  },

  summary: async ({ id }, call) => {
    await ownStay(id, call)
    return done(await readSummary(call.db, id))
  },

  medicines: async ({ id }, call) => {
    const stay = await ownStay(id, call)
    const { medicines } = await readSummary(call.db, id)
    const named = [...new Set(medicines.flatMap(({ medicineId }) => medicineId ?? []))]
    return done({ ...(await beforeStay(call.db, call.caller, stay)), named })
  },

  saveSummary: async ({ id, isFinished, revision, tab, ...written }, call) => {
    const { db, caller, now, say, refusal } = call
    const stay = await ownStay(id, call)
    const before = await readSummary(db, id)
    const text = { ...written, medicines: await checkedMedicines(written, stay, isFinished, call) }
    const row = { admissionId: id, text, isFinished, savedBy: caller.userId, savedIn: tab ?? null, savedAt: now }
    if (!(await writeSummary(db, row, revision))) throw await summaryChanged(id, call)
    const summary = await readSummary(db, id)
    const lost = isFinished ? await lostOnSummary(db, { stay, summary }) : null
    if (lost !== null) throw refusal('unprintable', lostInWords(lost))
    if (isFinished) await finishSummary(call, { stay, before })
    return done(summary, say(isFinished ? 'summaryFinished' : 'summarySaved'))
  },

  summaryLink: async ({ id }, call) => {
    const { db, refusal } = call
    const stay = await readableStay(id, call)
    if (!hasSummary(stay)) throw refusal('summaryDue')
    const fileId = await documentOf(db, id)
    if (fileId === null) return done({ state: 'notReady' })
    const { url, expiresAt } = await addressOf(call, fileId)
    return done({ state: 'ready', url, expiresAt })
  },

  ownStay: async ({ id }, call) => {
    const stay = await stayOfFamily(id, call)
    const { hospitalName, doctorName } = await namesAround(call.db, stay)
    const history = await historyOf(call.db, id)
    const { doctorId, memberId, status, name: patientName, roomName, bedNumber, admittedOn, dischargedOn } = stay
    return done({
      id,
      doctorId,
      memberId,
      status,
      patientName,
      hospitalName,
      doctorName,
      roomName,
      bedNumber,
      admittedOn,
      dischargedOn,
      hasSummary: hasSummary(stay),
      history: history.filter(({ action }) => isForFamily(action)).map(({ by: _, ...event }) => event),
    })
  },
}
