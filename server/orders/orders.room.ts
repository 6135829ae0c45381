import { ordersApi } from '../../src/core/orders/orders.api'
import { DAY, MINUTE } from '../../src/core/kit/dates'
import { PATIENTS } from '../../src/core/session/roles'
import { fileRules } from '../files/files.port'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { recordUses } from '../records/records.port'
import { billOfOrder, creditNoteOfOrder, orderedRecord, reportOfOrder } from './orderFiles'
import { lapseOrders, remindOfOrders } from './order.jobs'
import { purgeHeldReports } from './orderReports.store'
import { overtakenTexts } from './order.refusal'
import { ordersHandlers } from './orders.server'
import texts from './patientOrders.texts.json'
import { isInLiveOrder } from './recordUse.read'

export const ordersRoom = room(ordersApi, {
  handlers: ordersHandlers,
  policy: {
    list: rule(PATIENTS, "the caller's own orders"),
    one: rule(PATIENTS, "the caller's own orders"),
    changeMedicine: rule(PATIENTS, "the caller's own orders"),
    cancelTest: rule(PATIENTS, "the caller's own orders"),
  },
  texts: { ...overtakenTexts, ...texts },
  jobs: [
    { name: 'end orders whose time has passed', every: MINUTE, run: lapseOrders },
    { name: 'remind of orders that wait', every: MINUTE, run: remindOfOrders },
    { name: 'forget reports that were held too long', every: DAY, run: purgeHeldReports },
  ],
  listens: [
    recordUses.by(isInLiveOrder),
    fileRules.by(orderedRecord),
    fileRules.by(reportOfOrder),
    fileRules.by(billOfOrder),
    fileRules.by(creditNoteOfOrder),
  ],
})
