import type { Outcome } from '../kit/outcome'
import type { Cancellation } from '../kit/port'
import type { FoundAppointment, ScheduleSearch } from './schedule'

export interface SchedulePort {
  search(input: ScheduleSearch, signal: Cancellation): Promise<Outcome<readonly FoundAppointment[]>>
}
