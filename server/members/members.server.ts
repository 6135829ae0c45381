import type { membersApi } from '../../src/core/members/members.api'
import { done } from '../../src/core/kit/outcome'
import { ownFileAt, claimFile } from '../files/files.port'
import { factsOf, stateFacts } from './facts.store'
import { photosOf, writePhoto } from './photo.store'
import { mayActFor, patientNamed, patientOfMember } from './people.read'
import type { Call, Handlers, PatientCaller, VerifiedCaller } from '../kit/handlers'
import { hasNumber, isPatient } from '../people/people.port'
import { type ChangedNumber, type NumberChange, numberChange } from './number.hook'
import {
  changeNumber,
  familyToJoin,
  insertMember,
  makeDefault,
  memberRows,
  profileOf,
  updateMember,
  writeProfile,
} from './members.store'
import type texts from './members.texts.json'

/** The family of a patient, each with the address of their photo. */
const familyOf = async ({
  db,
  caller,
  now,
  addresses,
}: Pick<Call<never, never, PatientCaller>, 'db' | 'caller' | 'now' | 'addresses'>) => {
  const photos = await photosOf(db, caller.userId, { addresses, sessionId: caller.sessionId, now })
  const rows = await memberRows(db, caller.userId, now)
  return rows.map((member) => ({ ...member, photo: photos.get(member.id) ?? null }))
}

/** Codes are hashed with the key. */
export const membersHandlers = (
  key: Buffer,
): Handlers<
  typeof membersApi,
  keyof typeof texts,
  PatientCaller,
  { addFor: VerifiedCaller; correct: VerifiedCaller }
> => ({
  list: async (_, call) => done(await familyOf(call)),

  add: async ({ isAnother, ...form }, call) => {
    const { userId: patientId } = call.caller
    await familyToJoin(call.db, patientId, { ...form, isAnother }, call)
    return done(await insertMember(call.db, patientId, form, call.now), call.say('added'))
  },

  update: async ({ id, ...form }, call) => {
    const member = await updateMember(call.db, call.caller.userId, id, form, call.now)
    return member ? done(member, call.say('saved')) : call.refuse('notFound')
  },

  setDefault: async ({ id }, call) => {
    const member = await makeDefault(call.db, call.caller.userId, id, call.now)
    return member ? done(member, call.say('saved')) : call.refuse('notFound')
  },

  facts: async ({ id }, { db, caller, refuse }) =>
    (await patientOfMember(db, caller, id)) === null ? refuse('notFound') : done(await factsOf(db, id)),

  saveFacts: async ({ id, seen, ...stated }, { db, caller, now, refuse, say }) => {
    if ((await patientOfMember(db, caller, id)) === null) return refuse('notFound')
    await stateFacts(db, stated, seen ?? null, { memberId: id, by: caller.userId, now })
    return done(await factsOf(db, id), say('saved'))
  },

  savePhoto: async ({ id, url }, call) => {
    const { db, caller, refusal, say } = call
    const own = url === null ? null : await ownFileAt(db, { url, ownerId: caller.userId, purpose: 'photo' })
    const photo = own === null ? null : await claimFile(db, own)
    if (url !== null && photo === null) throw refusal('photoUnknown')
    if (!(await writePhoto(db, { patientId: caller.userId, memberId: id }, photo))) throw refusal('notFound')
    const member = (await familyOf(call)).find((each) => each.id === id)!
    return done(member, say(photo === null ? 'photoRemoved' : 'photoSaved'))
  },

  addFor: async ({ patientId, isAnother, ...form }, call) => {
    const { db, now, caller, say, refusal, touches } = call
    if (!(await isPatient(db, patientId)) || !(await mayActFor(db, caller, patientId, now))) throw refusal('notFound')
    touches([patientId])
    const family = await familyToJoin(db, patientId, { ...form, isAnother }, call)
    const hasOwn = family.some(({ isDefault }) => isDefault)
    return done(await insertMember(db, patientId, { ...form, isDefault: !hasOwn }, now), say('added'))
  },

  correct: async ({ id, ...form }, call) => {
    const { db, now, caller, say, refusal, touches } = call
    const patientId = await patientNamed(db, id)
    if (patientId === null || !(await mayActFor(db, caller, patientId, now))) throw refusal('notFound')
    if (await hasNumber(db, patientId)) throw refusal('hasLogin')
    touches([patientId])
    return done((await updateMember(db, patientId, id, { ...form, isDefault: false }, now))!, say('corrected'))
  },

  profile: async (_, call) => done(await profileOf(call.db, call.caller.userId, call.now)),

  saveProfile: async ({ countryCode, phoneNumber, code, otpId, ...form }, call) => {
    const { db, caller, now, refuse, refusal, say } = call
    const hasNumber = countryCode !== undefined && phoneNumber !== undefined
    if (hasNumber) {
      const phone = { countryCode, phoneNumber }
      const fault = await proveNumber(key, { phone, code: code ?? '', otpId: otpId ?? '' }, call)
      if (fault !== null) return refuse(fault)
      if (!(await changeNumber(db, caller.userId, phone))) throw refusal('numberTaken')
    }
    await writeProfile(db, caller.userId, form, now)
    return done(await profileOf(db, caller.userId, now), say(hasNumber ? 'numberChanged' : 'saved'))
  },
})

/** Asks the room that sends codes whether this one was sent to the number that a patient changes to. */
const proveNumber = async (key: Buffer, change: ChangedNumber, call: Parameters<NumberChange>[2]) => {
  for (const prove of numberChange.listeners()) {
    const fault = await prove(key, change, call)
    if (fault !== null) return fault
  }
  return null
}
