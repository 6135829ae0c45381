import { lifecycle } from '../kit/lifecycle'
import { PATIENTS, PROVIDERS } from '../session/roles'

export type OrderStatus = 'pending' | 'confirmed' | 'uploaded' | 'completed' | 'rejected' | 'cancelled'
export type OrderAction = 'accept' | 'reject' | 'cancel' | 'complete' | 'upload'

/** What can become of an order of medicines or tests; only a diagnostic centre has reports to upload. */
export const orderLifecycle = lifecycle<OrderStatus, OrderAction>(
  [
    { from: 'pending', action: 'accept', by: PROVIDERS, to: 'confirmed' },
    { from: 'pending', action: 'reject', by: PROVIDERS, to: 'rejected' },
    { from: 'pending', action: 'cancel', by: PATIENTS, to: 'cancelled' },
    { from: 'confirmed', action: 'cancel', by: PATIENTS, to: 'cancelled' },
    { from: 'confirmed', action: 'complete', by: PROVIDERS, to: 'completed' },
    { from: 'confirmed', action: 'upload', by: ['DIAGNOSTIC_CENTER'], to: 'uploaded' },
    { from: 'completed', action: 'upload', by: ['DIAGNOSTIC_CENTER'], to: 'uploaded' },
  ],
  ['uploaded', 'completed', 'rejected', 'cancelled'],
)
