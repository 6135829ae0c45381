import type { StateValueFrom } from 'xstate'
import { failed } from '../../../src/core/kit/outcome'
import { ONLINE } from '../../../src/core/payment/payment'
import { paymentApi } from '../../../src/core/payment/payment.api'
import { bookSlot, freeSlotOf, newPatient, nextDoctor } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { orderPaymentModel } from './orderPayment.model'
import { openAs } from '../../kit/paths/people'

interface Scene extends BaseScene {
  readonly gate: Gate<'page'>
}

export const orderPaymentPlayer: BrowserPlayer<
  typeof orderPaymentModel,
  Scene,
  StateValueFrom<typeof orderPaymentModel.machine>
> = {
  model: orderPaymentModel,
  arrive: {
    'Open my orders while a booking waits to be paid': async (base) => {
      const patient = await newPatient(base.served)
      await bookSlot(patient, await freeSlotOf(patient, (await nextDoctor(base.served)).id), ONLINE)
      const gate = await gateOn(base.page, { page: { endpoint: paymentApi.requestPage } })
      await openAs(base, patient, '/order-list')
      await base.I.seeUnpaidOrder()
      return { ...base, gate }
    },
  },
  act: {
    'Press Pay': ({ I }) => I.payOrder(),
    // What shows while paying has nothing to close: the page has to be refused first.
    'Close the payment': async ({ I, gate }) => {
      await gate.end('page', failed('internal', 'The payment service does not answer'))
      await I.seePaymentFailed()
      await I.closePaymentFailed()
    },
  },
  see: {
    resting: ({ I }) => I.seeUnpaidOrder(),
    paying: ({ I }) => I.seePaymentOnItsWay(),
  },
}
