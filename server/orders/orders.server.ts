import { done, type Outcome } from '../../src/core/kit/outcome'
import type { OrderAction, OrderKind } from '../../src/core/orders/order.lifecycle'
import type { ordersApi } from '../../src/core/orders/orders.api'
import { EVERY_ORDER } from '../../src/core/orders/orders.query'
import type { ProviderOrder } from '../../src/core/orders/providerOrder'
import type { Overtaken } from '../../src/core/orders/providerOrder.rules'
import type { Call, Handlers, PatientCaller } from '../kit/handlers'
import { layOutInvoice } from './invoice.documents'
import { providerOrderById, type Reader } from './order.read'
import { refuseOvertaken } from './order.refusal'
import { moveOrder } from './order.store'
import { orderRows, ownOrder } from './orders.page'
import type texts from './patientOrders.texts.json'

type PatientCall = Call<Overtaken, keyof typeof texts, PatientCaller>

interface Place {
  readonly latitude?: number
  readonly longitude?: number
}

const readerOf = (
  { caller, addresses }: Pick<PatientCall, 'caller' | 'addresses'>,
  { latitude, longitude }: Place,
): Reader => ({
  end: 'patient',
  sessionId: caller.sessionId,
  addresses,
  place: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
})

/** What a patient does with an order of their own, and what it is then. */
const moved = async <Of extends ProviderOrder>(
  { id, kind, action, revision }: { id: string; kind: OrderKind; action: OrderAction; revision?: number },
  call: PatientCall,
  message: (order: Of) => string,
): Promise<Outcome<Of, Overtaken | 'notFound'>> => {
  const { db, caller, now } = call
  const reader = readerOf(call, {})
  const by = { role: 'PATIENT', userId: caller.userId } as const
  const known = await ownOrder({ db, patientId: caller.userId, reader, now }, id)
  if (known === undefined || !('stage' in known) || known.kind !== kind) return call.refuse('notFound')
  const outcome = await moveOrder(db, { id, action, by, revision }, now)
  if (outcome.is === 'unknown') return call.refuse('notFound')
  if (outcome.is === 'overtaken') return refuseOvertaken(outcome, call, reader)
  // It was moved, so it is there, and of its kind.
  const order = (await providerOrderById(db, id, reader, now)) as Of
  return done(order, message(order))
}

export const ordersHandlers: Handlers<typeof ordersApi, keyof typeof texts, PatientCaller> = {
  list: async ({ limit, offset, latitude, longitude, ...asked }, call) => {
    const { db, caller, now } = call
    const reader = readerOf(call, {
      ...(latitude !== undefined && { latitude }),
      ...(longitude !== undefined && { longitude }),
    })
    const read = { db, patientId: caller.userId, reader, now }
    return done(await orderRows(read, { ...EVERY_ORDER, ...asked }, { limit, offset }))
  },
  one: async ({ id, ...place }, call) => {
    const { db, caller, now, refuse } = call
    const order = await ownOrder({ db, patientId: caller.userId, reader: readerOf(call, place), now }, id)
    if (order === undefined) return refuse('notFound')
    if ('billUrl' in order) await layOutInvoice(db, order)
    return done(order)
  },
  changeMedicine: (input, call) =>
    input.change === 'cancel'
      ? moved({ id: input.orderId, kind: 'medicine', action: 'cancel' }, call, ({ orderNo }) =>
          call.say('orderCancelled', { order: orderNo }),
        )
      : moved(
          { id: input.orderId, kind: 'medicine', action: 'agree', revision: input.revision },
          call,
          ({ providerName }) => call.say('offerAgreed', { name: providerName }),
        ),
  cancelTest: ({ orderId }, call) =>
    moved({ id: orderId, kind: 'test', action: 'cancel' }, call, ({ orderNo }) =>
      call.say('orderCancelled', { order: orderNo }),
    ),
}
