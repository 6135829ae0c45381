import type { StateValueFrom } from 'xstate'
import { bookingApi } from '../../../src/core/booking/booking.api'
import { done, failed, type Outcome } from '../../../src/core/kit/outcome'
import type { AppointmentOrder } from '../../../src/core/orders/orders'
import { ordersApi } from '../../../src/core/orders/orders.api'
import { newPatient } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { orderChangeModel } from './orderChange.model'
import { orderNumber } from './orderNumber'
import { openAs } from '../../kit/paths/people'

const rows = {
  orders: { endpoint: ordersApi.list },
  one: { endpoint: ordersApi.one },
  cancel: { endpoint: bookingApi.cancel },
  slots: { endpoint: bookingApi.slots },
  move: { endpoint: bookingApi.reschedule },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

const DOCTOR = 'Dr. Asha Rao 1'
const list = (gate: Scene['gate']) => gate.answer('orders', done([orderNumber(1)]))
const cancel = ({ gate }: Scene, output: unknown) => gate.answer('cancel', output as Outcome<unknown>)
/** After it the orders are asked for again. */
const cancelAndList = async (scene: Scene, output: unknown) => {
  await cancel(scene, output)
  await list(scene.gate)
}

/** The order is looked for before the list asks for all of them. */
const reloaded = (step: 'cancel' | 'move') => async (base: BaseScene) => {
  const gate = await gateOn(base.page, rows)
  await openAs(base, await newPatient(base.served), `/order-list?step=${step}&order=order-1`)
  return { ...base, gate }
}
const found = async ({ gate, I }: Scene, order: AppointmentOrder | null) => {
  await gate.answer('one', order === null ? failed('notFound', '') : done(order))
  await list(gate)
  await I.seeListed(DOCTOR)
}

export const orderChangePlayer: BrowserPlayer<
  typeof orderChangeModel,
  Scene,
  Exclude<StateValueFrom<typeof orderChangeModel.machine>, 'deciding'>
> = {
  model: orderChangeModel,
  arrive: {
    'Open My orders': async (base) => {
      const gate = await gateOn(base.page, rows)
      await openAs(base, await newPatient(base.served), '/order-list')
      await list(gate)
      await base.I.seeOrderOf(DOCTOR)
      return { ...base, gate }
    },
    'Reload while it is asked whether to cancel': reloaded('cancel'),
    'Reload while a new time is chosen': reloaded('move'),
  },
  act: {
    'It may still be changed': (scene) => found(scene, orderNumber(1)),
    'It is over': (scene) => found(scene, null),
    'Press Cancel': ({ I }) => I.cancelOrderOf(DOCTOR),
    'Press Reschedule': ({ I }) => I.moveOrderOf(DOCTOR),
    'Keep the appointment': ({ I }) => I.keepOwnOrder(),
    'Confirm the cancelling': ({ I }) => I.cancelOrder(),
    'It is cancelled': cancelAndList,
    'It has begun meanwhile': cancelAndList,
    'It cannot be cancelled': cancel,
    'It is moved': async ({ I, gate }) => {
      const { startsAt, endsAt } = orderNumber(3)
      const slot = { id: 's2.1', startsAt, endsAt, isBooked: false, fee: 80_000, clinicId: null, clinicName: null }
      const place = { clinicAddress: null, clinicCity: null, latitude: null, longitude: null, duration: 15 }
      const date = new Date((startsAt + 19_800) * 1000).toISOString().slice(0, 10)
      await gate.answer('slots', done({ video: [{ date, slots: [{ ...slot, ...place }] }], inClinic: [] }))
      await I.chooseNewTime()
      await I.moveOrder()
      await gate.answer('move', done({ bookingId: 'order-1', slotNo: 1 }))
      await I.seeOrderMoved()
      await I.leaveOrderMove()
      await list(gate)
    },
    'It stays where it is': async ({ I, gate }) => {
      await I.leaveOrderMove()
      await list(gate)
    },
  },
  see: {
    finding: ({ I }) => I.seeNothingAsked(),
    resting: ({ I }) => I.seeNothingAsked(),
    confirming: ({ I }) => I.seeOrderCancelAsked(),
    cancelling: ({ I }) => I.seeOrderBeingCancelled(),
    moving: ({ I }) => I.seeOrderMove(),
  },
}
