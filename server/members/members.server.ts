import type { membersApi } from '../../src/core/members/members.api'
import { done, failed } from '../../src/core/kit/outcome'
import { type Call, type Handlers, Refusal } from '../kit/handlers'
import { insertMember, makeDefault, memberRows, profileOf, updateMember, writeProfile } from './members.store'

export const membersHandlers: Handlers<typeof membersApi> = {
  list: async (_, call) => done(await memberRows(call.db, patientOf(call))),

  add: async (form, call) =>
    done(await insertMember(call.db, patientOf(call), form, call.now), call.say('members.added')),

  update: async ({ id, ...form }, call) => {
    const member = await updateMember(call.db, patientOf(call), id, form)
    return member ? done(member, call.say('members.saved')) : failed('notFound', call.say('common.notFound'))
  },

  setDefault: async ({ id }, call) => {
    const member = await makeDefault(call.db, patientOf(call), id)
    return member ? done(member, call.say('members.saved')) : failed('notFound', call.say('common.notFound'))
  },

  profile: async (_, call) => done(await profileOf(call.db, patientOf(call))),

  saveProfile: async (form, call) => {
    await writeProfile(call.db, patientOf(call), form, call.now)
    return done(await profileOf(call.db, patientOf(call)), call.say('members.saved'))
  },
}

const patientOf = ({ caller, say }: Call): string => {
  if (caller.userId === null) throw new Refusal('unauthenticated', say('common.unauthenticated'))
  return caller.userId
}
