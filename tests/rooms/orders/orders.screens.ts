import type { Areas, Look, Shown } from '../../kit/shown'
import { trackedOrder } from './trackedOrder'

export const ordersLooks: readonly Look[] = [
  { name: 'orders of a patient', who: 'PATIENT', path: '/order-list', words: 'Coming up' },
]

const own = ({ served }: Parameters<NonNullable<Shown['own']>>[0]) => trackedOrder(served)

export const ordersOverlays: readonly Shown[] = [
  {
    name: 'an order that is followed',
    who: 'PATIENT',
    path: '/order-list',
    own,
    words: 'Neem Tree Pharmacy',
    open: (I) => I.seeOrderHistory(),
  },
  {
    name: 'the question before an order is cancelled',
    who: 'PATIENT',
    path: '/order-list',
    own,
    words: 'Neem Tree Pharmacy',
    open: async (I, page) => {
      await I.seeOrderHistory()
      await page
        .getByRole('button', { name: /^Cancel/ })
        .last()
        .click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
]

export const ordersAreas: Areas = { orderList: 'patient' }
