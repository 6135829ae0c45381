import type { StateValueFrom } from 'xstate'
import { medicinesApi } from '../../../src/core/medicines/medicines.api'
import { ordersApi } from '../../../src/core/orders/orders.api'
import { done, failed, type Outcome } from '../../../src/core/kit/outcome'
import { newPatient } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { anOffer } from '../orders/providerOrder'
import { manyOf, placed, signed } from './medicineFacts'
import { medicinesModel } from './medicines.model'

const rows = {
  pharmacies: { endpoint: medicinesApi.pharmacies },
  pharmacy: { endpoint: medicinesApi.pharmacy },
  records: { endpoint: medicinesApi.orderable },
  order: { endpoint: medicinesApi.order },
  earlier: { endpoint: ordersApi.one },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

type Place = Exclude<StateValueFrom<typeof medicinesModel.machine>, 'arriving'>

const arriving =
  (query: string) =>
  async (base: BaseScene): Promise<Scene> => {
    const gate = await gateOn(base.page, rows)
    await openAs(base, await newPatient(base.served), `/medicines${query}`)
    await gate.answer('pharmacies', done([manyOf('p1')]))
    return { ...base, gate }
  }

/** From the request that is open to the moment in which it is sent. */
const send = async ({ gate, I }: Scene) => {
  await gate.answer('pharmacy', done(manyOf('p1')))
  await I.seeWays()
  await I.choosePickup()
  await I.proceed()
  await gate.answer('records', done([signed]))
  await I.proceed()
  await I.sendRequest()
}

export const medicinesPlayer: BrowserPlayer<typeof medicinesModel, Scene, Place> = {
  model: medicinesModel,
  arrive: {
    'Open Medicines': arriving(''),
    'Press Book again of an order': arriving('?again=o1'),
    'Press Choose another pharmacy of an order': arriving('?replaces=o1'),
    'Reload with a request open': arriving('?pharmacy=p1&step=way'),
  },
  act: {
    'The order arrives': ({ gate }) => gate.answer('earlier', done(anOffer)),
    'The order cannot be loaded': ({ gate }, output) => gate.answer('earlier', output as Outcome<unknown>),
    'Press Order here': ({ I }) => I.orderHere(),
    'Close the request, or go back': async ({ I, gate }) => {
      await gate.answer('pharmacy', done(manyOf('p1')))
      await I.closeRequest()
    },
    'The pharmacy cannot take the request': async (scene) => {
      await send(scene)
      await scene.gate.answer('order', failed('conflict', 'Neem Tree takes no orders.', 'pharmacyClosed'))
      await scene.gate.answer('pharmacies', done([manyOf('p1')]))
    },
    'Leave the request that was sent': async (scene) => {
      await send(scene)
      await scene.gate.answer('order', done(placed))
      await scene.I.seeRequestSent()
      await scene.page.goBack()
    },
    'Close the sentence': ({ I }) => I.closeSentence(),
  },
  see: {
    recalling: ({ I }) => I.seePharmacies(),
    browsing: ({ I }) => I.seeNoRequest(),
    ordering: ({ I }) => I.seeRequest(),
  },
}
