import { type Areas, type Look, opensFrom, type Shown } from '../../kit/shown'
import { trackedOrder } from './trackedOrder'

export const ordersLooks: readonly Look[] = [
  { name: 'orders of a patient', who: 'PATIENT', path: '/order-list', words: 'Coming up' },
]

const followed: Shown = {
  name: 'an order that is followed',
  who: 'PATIENT',
  path: '/order-list',
  own: ({ served }) => trackedOrder(served),
  words: 'Neem Tree Pharmacy',
  open: (I) => I.seeOrderHistory(),
}

export const ordersOverlays: readonly Shown[] = [
  followed,
  opensFrom(followed, {
    name: 'the question before an order is cancelled',
    open: async (_, page) => {
      await page
        .getByRole('button', { name: /^Cancel/ })
        .last()
        .click()
      await page.getByRole('alertdialog').waitFor()
    },
  }),
]

export const ordersAreas: Areas = { orderList: 'patient' }
