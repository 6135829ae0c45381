import { done } from '../../src/core/kit/outcome'
import type { scheduleApi } from '../../src/core/schedule/schedule.api'
import type { Handlers } from '../kit/handlers'
import { scopeOf, searchRows } from './schedule.store'

export const scheduleHandlers: Handlers<typeof scheduleApi> = {
  search: async (asked, { db, caller, now, touches }) => {
    const scope = await scopeOf(db, caller)
    const rows = scope === null || asked.search.trim() === '' ? [] : await searchRows(db, scope, asked, now)
    touches(rows.map(({ patientId }) => patientId))
    return done(rows.map(({ patientId: _, ...row }) => row))
  },
}
