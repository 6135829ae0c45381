import type { StateValue, StateValueFrom } from 'xstate'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { providerOrdersApi } from '../../../src/core/orders/providerOrders.api'
import { demonstrationProviders } from '../../../server/seed/accounts'
import { holdTime } from '../../kit/browser'
import { changeOrder } from '../../kit/notificationEvents'
import type { Session } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { newStaff } from '../../kit/staff'
import { orderBoardModel } from './orderBoard.model'
import { accepted, asha } from './providerOrdersFacts'

const rows = {
  list: { endpoint: providerOrdersApi.pharmacyList },
  one: { endpoint: providerOrdersApi.pharmacyOne },
  act: { endpoint: providerOrdersApi.pharmacyAct },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  readonly pharmacist: Session
}

type Value = Required<Extract<StateValueFrom<typeof orderBoardModel.machine>, object>>

const answers = ({ gate }: Scene, output: unknown) => gate.answer('list', output as Outcome<unknown>)
const pass =
  (milliseconds: number) =>
  ({ page }: Scene) =>
    page.clock.runFor(milliseconds)

const arriving = (path: string) => async (base: BaseScene) => {
  const { page, served, inspection } = base
  const gate = await gateOn(page, rows)
  await page.clock.install()
  const pharmacist = await newStaff(served, 'PHARMACY', { providerId: demonstrationProviders.pharmacy, name: 'Meera' })
  await openAs(base, pharmacist, path)
  await inspection.hearing()
  await holdTime(page)
  return { ...base, gate, pharmacist }
}

const seeOrders: Readonly<Record<Value['orders'], (scene: Scene) => Promise<unknown>>> = {
  loading: ({ I }) => I.seeBoardLoading(),
  failed: ({ I }) => I.seeBoardFailed(),
  watching: ({ I }) => I.seeBoardOrders(1),
  adding: ({ I }) => I.seeBoardOrders(1),
  refreshing: ({ I }) => I.seeBoardOrders(1),
  stale: ({ I }) => I.seeBoardStale(),
}
/** A phone shows the panel alone. */
const seeAll = async (scene: Scene, value: StateValue) => {
  const { orders, panel } = value as Value
  if (panel === 'closed') await scene.I.seeNoOrderPanel()
  if (panel === 'closed' || scene.size === 'desktop') await seeOrders[orders](scene)
}

export const orderBoardPlayer: BrowserPlayer<typeof orderBoardModel, Scene, keyof Value> = {
  model: orderBoardModel,
  arrive: { 'Open the orders': arriving('/orders'), 'Open the address of an order': arriving('/orders?order=o1') },
  act: {
    'The orders arrive': answers,
    'The orders cannot be loaded': answers,
    'Press Try again': ({ I }) => I.askBoardAgain(),
    'Somebody changes an order': ({ served, pharmacist }) => changeOrder(served, pharmacist, 'o1'),
    'The changed orders arrive': answers,
    'The changed orders cannot be loaded': answers,
    'The changed orders do not come for ten seconds': pass(10_000),
    'The next order becomes late': pass(20_000),
    'Press Show more': ({ I }) => I.askForMoreOfBoard(),
    'More orders arrive': answers,
    'More orders cannot be loaded': answers,
    'Choose Pick up': ({ I }) => I.chooseOrderFilter('PICKUP'),
    'Clear the filters': ({ I }) => I.clearOrderFilters(),
    'Open the order of Asha': ({ I }) => I.openBoardOrder('Asha Patel'),
    'Open the order of Ravi': ({ I }) => I.openBoardOrder('Ravi Patel'),
    'The order of Asha is accepted in the panel': async ({ I, gate, tour }) => {
      // What an address names is not known from the board: the panel reads it.
      if (tour.start === 'Open the address of an order') await gate.answer('one', done(asha))
      await I.pressAct('Accept')
      await gate.answer('act', done(accepted))
    },
    'Close the panel': async ({ I, page }) => {
      // On a phone it is a sheet, which leaves with frames and an animation: while the clock stands it covers the page.
      await page.clock.resume()
      await I.leaveOrderPanel()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await holdTime(page)
    },
  },
  see: { orders: seeAll, panel: seeAll },
}
