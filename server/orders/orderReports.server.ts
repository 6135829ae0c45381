import { namingIn } from '../../src/core/kit/naming'
import { done, type Outcome } from '../../src/core/kit/outcome'
import type { orderReportsApi } from '../../src/core/orders/orderReports.api'
import type { TestOrder } from '../../src/core/orders/providerOrder'
import type { Overtaken } from '../../src/core/orders/providerOrder.rules'
import { fileText, ownFileAt } from '../files/files.port'
import { dayIn } from '../kit/dateWords'
import type { Call, Handlers, VerifiedCaller } from '../kit/handlers'
import { providerOfStaff } from '../provider/provider.port'
import { providerOrderById, type Reader } from './order.read'
import { refuseOvertaken } from './order.refusal'
import type { MoveOutcome } from './order.store'
import { attachReport, hasNamesake, isAttachedToAnother, retractReport } from './orderReports.store'
import type texts from './orderReports.texts.json'
import { patientOfOrder } from './providerOrders.read'

type Text = keyof typeof texts
type Who = Call<never, Text, VerifiedCaller>
type Acting = Call<Overtaken, Text, VerifiedCaller>

const readerOf = ({ caller, addresses }: Who): Reader => ({
  end: 'provider',
  sessionId: caller.sessionId,
  addresses,
})

/** The centre of who asks, and that the order is one of its own. */
const centreOf = async (id: string, { db, caller, touches, refusal }: Who) => {
  const providerId = await providerOfStaff(db, caller.userId)
  const patientId = providerId === null ? null : await patientOfOrder(db, id, providerId)
  if (providerId === null || patientId === null) throw refusal('notFound')
  touches([patientId])
  return { role: 'DIAGNOSTIC_CENTER' as const, userId: caller.userId, providerId }
}

const ownReport = (url: string, { db, caller }: Who) =>
  ownFileAt(db, { url, ownerId: caller.userId, purpose: 'report' })

const after = async (
  outcome: MoveOutcome,
  id: string,
  call: Acting,
  text: Text,
): Promise<Outcome<TestOrder, Overtaken>> => {
  if (outcome.is === 'unknown') throw call.refusal('notFound')
  if (outcome.is === 'overtaken') return refuseOvertaken(outcome, call, readerOf(call))
  // A centre has orders of tests alone.
  return done((await providerOrderById(call.db, id, readerOf(call), call.now)) as TestOrder, call.say(text))
}

export const orderReportsHandlers: Handlers<typeof orderReportsApi, Text, VerifiedCaller> = {
  check: async ({ id, url }, call) => {
    await centreOf(id, call)
    const { db, now, refusal } = call
    const fileId = await ownReport(url, call)
    const order = await providerOrderById(db, id, readerOf(call), now)
    if (fileId === null || order === undefined) throw refusal('notFound')
    return done({
      ...namingIn(await fileText(db, fileId), { name: order.patientName, age: order.age }),
      isOfAnother: await isAttachedToAnother(db, order, fileId),
      hasNamesake: await hasNamesake(db, order, now),
    })
  },

  attach: async ({ id, url, isMeant, isLookedAt = false }, call) => {
    const by = await centreOf(id, call)
    const fileId = await ownReport(url, call)
    if (fileId === null) throw call.refusal('fileUnknown')
    const text = isLookedAt ? null : await fileText(call.db, fileId)
    const { outcome } = await attachReport(call.db, { id, fileId, text, isMeant }, by, call.now)
    if (outcome.is === 'ofAnother') throw call.refusal('attachedToAnother')
    if (outcome.is === 'notNamed') throw call.refusal('notNamed')
    if (outcome.is === 'visitAhead') throw call.refusal('visitAhead', { day: dayIn(call.language, outcome.day) })
    return after(outcome, id, call, 'attached')
  },

  retract: async (report, call) => {
    const by = await centreOf(report.id, call)
    return after(await retractReport(call.db, report, by, call.now), report.id, call, 'retracted')
  },
}
