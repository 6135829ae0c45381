import { done } from '../../src/core/kit/outcome'
import type { teamApi } from '../../src/core/team/team.api'
import type { DoctorCaller, Handlers } from '../kit/handlers'
import { hospitalRows, memberRows, worksAt } from './team.store'

export const teamHandlers: Handlers<typeof teamApi, never, DoctorCaller> = {
  hospitals: async (_, { db, caller: { doctorId } }) => done(await hospitalRows(db, doctorId)),

  members: async ({ hospitalId, search = '' }, { db, caller: { doctorId }, refusal }) => {
    if (hospitalId !== undefined && !(await worksAt(db, doctorId, hospitalId))) throw refusal('notFound')
    return done(await memberRows(db, { doctorId, hospitalId, words: search.trim() }))
  },
}
