import type { StateValueFrom } from 'xstate'
import { done, failed, type Outcome } from '../../../src/core/kit/outcome'
import { ordersApi } from '../../../src/core/orders/orders.api'
import { newPatient } from '../../kit/patients'
import { type BaseScene, type BrowserPlayer, nobody } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { orderTrackerModel } from './orderTracker.model'
import { anOffer } from './providerOrder'

const rows = {
  orders: { endpoint: ordersApi.list },
  one: { endpoint: ordersApi.one },
  agree: { endpoint: ordersApi.changeMedicine },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

const arriving =
  (path: string) =>
  async (base: BaseScene): Promise<Scene> => {
    const gate = await gateOn(base.page, rows)
    await openAs(base, await newPatient(base.served), path)
    await gate.answer('orders', done([anOffer]))
    return { ...base, gate }
  }

const read = async ({ gate }: Scene, output: unknown) => {
  const outcome = output as Outcome<unknown>
  await gate.answer('one', outcome.ok && outcome.value === null ? failed('notFound', '') : outcome)
}
const answer = ({ gate }: Scene, output: unknown) => gate.answer('agree', output as Outcome<unknown>)
/** After it the orders are asked for again. */
const answerAndList = async (scene: Scene, output: unknown) => {
  await answer(scene, output)
  await scene.gate.answer('orders', done([anOffer]))
}

export const orderTrackerPlayer: BrowserPlayer<
  typeof orderTrackerModel,
  Scene,
  Exclude<StateValueFrom<typeof orderTrackerModel.machine>, 'deciding'>
> = {
  model: orderTrackerModel,
  arrive: {
    'Open My orders': arriving('/order-list'),
    'Follow a notice to an order': arriving(`/order-list?order=${anOffer.id}`),
  },
  act: {
    'Press Details': ({ I }) => I.openOwnOrderOf('Neem Tree Pharmacy'),
    'The order arrives': read,
    'It is nobody’s': read,
    'It cannot be read': read,
    'Press Try again': ({ I }) => I.askForOrderAgain(),
    'Its pharmacy changes it': nobody,
    'Press Agree': ({ I }) => I.agreeToOffer(),
    'The pharmacy is told': answerAndList,
    'The offer was revised while it was read': answerAndList,
    'The answer is lost': answer,
    'Close it': ({ I }) => I.closeOrder(),
  },
  see: {
    closed: ({ I }) => I.seeNoOrderOpen(),
    loading: ({ I }) => I.seeOrderOpen(),
    following: ({ I }) => I.seeOrderHistory(),
    answering: ({ I }) => I.seeOfferAnswered(),
    gone: ({ I }) => I.seeOrderGone(),
    failed: ({ I }) => I.seeOrderFailed(),
  },
}
