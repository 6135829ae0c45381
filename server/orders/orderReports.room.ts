import { orderReportsApi } from '../../src/core/orders/orderReports.api'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { centreReport } from '../records/records.port'
import { overtakenTexts } from './order.refusal'
import { orderReportsHandlers } from './orderReports.server'
import { keepCentreReport } from './orderReports.store'
import texts from './orderReports.texts.json'

const centre = rule(['DIAGNOSTIC_CENTER'], "orders of the caller's centre", 'patients')

export const orderReportsRoom = room(orderReportsApi, {
  handlers: orderReportsHandlers,
  policy: { check: centre, attach: centre, retract: centre },
  listens: [centreReport.by(keepCentreReport)],
  texts: { ...overtakenTexts, ...texts },
})
