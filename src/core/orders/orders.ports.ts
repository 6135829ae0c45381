import type { Outcome } from '../kit/outcome'
import type { Cancellation } from '../kit/port'
import type { AppointmentOrder } from './orders'

export interface OrdersPort {
  list(input: { limit: number; offset: number }, signal: Cancellation): Promise<Outcome<readonly AppointmentOrder[]>>
}
