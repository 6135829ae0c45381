import type { Areas, Look } from '../../kit/shown'

export const providerOrdersLooks: readonly Look[] = [
  { name: 'the board of a pharmacy', who: 'PHARMACY', path: '/orders', words: 'Requests' },
  { name: 'the list of a pharmacy', who: 'PHARMACY', path: '/orders?view=list', words: 'Amount' },
  { name: 'the requests of a centre', who: 'DIAGNOSTIC_CENTER', path: '/orders?request=1', words: /Answer in|late/ },
  {
    name: 'no order of a pharmacy',
    who: 'PHARMACY',
    path: '/orders?view=list&from=2020-01-01&to=2020-01-02',
    words: 'No orders match',
  },
]

export const providerOrdersAreas: Areas = { orders: 'provider' }
