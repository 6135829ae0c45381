import { scheduleApi } from '../../src/core/schedule/schedule.api'
import { CLINIC_STAFF } from '../../src/core/session/roles'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { scheduleHandlers } from './schedule.server'

export const scheduleRoom = room(scheduleApi, {
  handlers: scheduleHandlers,
  policy: {
    list: rule(
      CLINIC_STAFF,
      "the days of the caller's doctor, or of the clinic whose desk the caller keeps",
      'patients',
    ),
    search: rule(
      CLINIC_STAFF,
      "appointments of the caller's doctor, or of the clinic whose desk the caller keeps",
      'patients',
    ),
  },
  texts: {},
})
