import type { Areas, Look } from '../../kit/shown'

export const ordersLooks: readonly Look[] = [
  { name: 'orders of a patient', who: 'PATIENT', path: '/order-list', words: 'Coming up' },
]

export const ordersAreas: Areas = { orderList: 'patient' }
