import { orderReportsApi } from '../../src/core/orders/orderReports.api'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { overtakenTexts } from './order.refusal'
import { orderReportsHandlers } from './orderReports.server'
import texts from './orderReports.texts.json'

const centre = rule(['DIAGNOSTIC_CENTER'], "orders of the caller's centre", 'patients')

export const orderReportsRoom = room(orderReportsApi, {
  handlers: orderReportsHandlers,
  policy: { check: centre, attach: centre, retract: centre },
  texts: { ...overtakenTexts, ...texts },
})
