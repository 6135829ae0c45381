import type { StateValueFrom } from 'xstate'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { ordersApi } from '../../../src/core/orders/orders.api'
import { beginWith } from '../../kit/browser'
import { entriesOf, newPatient } from '../../kit/patients'
import { type BaseScene, type BrowserPlayer, byItself, nobody } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { ordersModel } from './orders.model'
import { loseNetworkForAMoment } from '../../kit/paths/network'
import { orderNumber } from './orderNumber'

interface Scene extends BaseScene {
  readonly gate: Gate<'page'>
}

/** What others change is not played. */
type Place = Exclude<StateValueFrom<typeof ordersModel.machine>, 'deciding' | 'refreshing' | 'stale'>

const tenOrders = Array.from({ length: 10 }, (_, index) => orderNumber(index + 1))

const loseOrders = async ({ gate }: Scene, output: unknown) => void (await gate.end('page', output as Outcome<unknown>))

const arriving =
  (state: object | null) =>
  async (base: BaseScene): Promise<Scene> => {
    const gate = await gateOn(base.page, { page: { endpoint: ordersApi.list } })
    const { storage } = await newPatient(base.served)
    await beginWith(base.page, { session: entriesOf(storage), state })
    await base.page.goto('/order-list?inspect=1')
    await base.inspection.reached('orders', 'loading', 0)
    return { ...base, gate }
  }

export const ordersPlayer: BrowserPlayer<typeof ordersModel, Scene, Place> = {
  model: ordersModel,
  arrive: {
    'Open my orders': arriving(null),
    'Come back to orders that were scrolled to their second page': arriving({ listed: 12 }),
  },
  act: {
    'A full page of orders arrives': ({ gate }) => gate.answer('page', done(tenOrders)),
    'No more orders arrive': ({ gate }) => gate.answer('page', done([])),
    'The orders cannot be loaded': loseOrders,
    'The network is back': loseNetworkForAMoment,
    'Scroll near the end or press Retry': async ({ I, inspection }) =>
      (await inspection.oneOf('orders', ['ready', 'failed'])) === 'ready' ? I.scrollDown() : I.retry(),
    'A filter is typed': ({ I }) => I.searchOwnOrders('rao'),
    'Half a second passes': byItself,
    'A filter is chosen': ({ I }) => I.chooseOrders('Medicines'),
    'Another order is placed': nobody,
    'An order is changed by its provider': nobody,
    'An order is gone': nobody,
    'Press Show': nobody,
    'The first page arrives again': nobody,
    'It cannot be read again': nobody,
  },
  see: {
    loading: ({ I }) => I.seeOrdersLoading(),
    settling: ({ I }) => I.seeOrdersFilter(),
    ready: ({ I }) => I.seeOrderOf('Dr. Asha Rao 1'),
    empty: ({ I }) => I.seeNoOrders(),
    failed: ({ I }) => I.seeOrdersFailed(),
  },
}
