import type { Coordinates } from '../kit/coordinates'
import type { Outcome } from '../kit/outcome'
import type { Cancellation } from '../kit/port'
import type { AppointmentOrder } from '../orders/orders'

export interface HomePort {
  /** What a patient's home begins with; `near` is null where no place is known. */
  read(
    input: { userId: string; near: Coordinates | null },
    signal: Cancellation,
  ): Promise<Outcome<{ next: AppointmentOrder | null }>>
}
