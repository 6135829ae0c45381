import { DAY } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import type { scheduleApi } from '../../src/core/schedule/schedule.api'
import { MOST_DAYS } from '../../src/core/schedule/schedule.rules'
import { scopeOf } from '../people/people.port'
import type { Handlers } from '../kit/handlers'
import { daysOf } from './schedule.days'
import { appointmentRows, scheduleRows, searchRows } from './schedule.store'

export const scheduleHandlers: Handlers<typeof scheduleApi> = {
  list: async ({ start, end }, { db, caller, now, touches }) => {
    const scope = await scopeOf(db, caller)
    const range = { start, end: Math.min(end, start + MOST_DAYS * DAY) }
    if (scope === null) {
      touches([])
      return done([])
    }
    const [hours, booked] = [await scheduleRows(db, scope, range), await appointmentRows(db, scope, range, now)]
    touches(booked.map(({ appointment }) => appointment.patientId))
    return done(daysOf(hours, booked, now))
  },

  search: async (asked, { db, caller, now, touches }) => {
    const scope = await scopeOf(db, caller)
    const rows = scope === null || asked.search.trim() === '' ? [] : await searchRows(db, scope, asked, now)
    touches(rows.map(({ patientId }) => patientId))
    return done(rows.map(({ patientId: _, ...row }) => row))
  },
}
