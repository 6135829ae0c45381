import { scheduleApi } from '../../core/schedule/schedule.api'
import type { SchedulePort } from '../../core/schedule/schedule.ports'
import type { Caller } from './callEndpoint'

export const scheduleOverHttp = (call: Caller): SchedulePort => ({
  search: (input, signal: AbortSignal) => call(scheduleApi.search, input, { signal }),
})
