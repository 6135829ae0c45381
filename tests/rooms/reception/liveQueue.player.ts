import type { StateValueFrom } from 'xstate'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { ordersApi } from '../../../src/core/orders/orders.api'
import { receptionApi } from '../../../src/core/reception/reception.api'
import { moveQueue } from '../../kit/notificationEvents'
import { newGuest, newPatient, type Session } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { liveQueueModel } from './receptionDesk.model'
import { orderNumber } from '../orders/orderNumber'
import { openAs } from '../../kit/paths/people'
import { holdTime } from '../../kit/browser'

const rows = { orders: { endpoint: ordersApi.list }, positions: { endpoint: receptionApi.positions } }

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  readonly person: Session
}

const answer = ({ gate }: Scene, output: unknown) => gate.answer('positions', output as Outcome<unknown>)

/** Time passes for the page alone. */
const pass =
  (milliseconds: number) =>
  ({ page }: Scene) =>
    page.clock.runFor(milliseconds)

export const liveQueuePlayer: BrowserPlayer<
  typeof liveQueueModel,
  Scene,
  Exclude<StateValueFrom<typeof liveQueueModel.machine>, 'deciding'>
> = {
  model: liveQueueModel,
  arrive: {
    'A patient opens My orders': async (base) => {
      const { page, served, inspection } = base
      const gate = await gateOn(page, rows)
      await page.clock.install()
      const person = await newPatient(served)
      await openAs(base, person, '/order-list')
      await gate.answer('orders', done([{ ...orderNumber(1), id: 'b1', consultation: 'inClinic', liveQueue: 5 }]))
      await base.I.seePeopleBefore(5)
      await inspection.hearing()
      await holdTime(page)
      return { ...base, gate, person }
    },
    'A guest opens My orders': async (base) => {
      const gate = await gateOn(base.page, rows)
      const person = await newGuest(base.served)
      await openAs(base, person, '/order-list')
      await base.inspection.reached('liveQueue', 'nobody', 0)
      await base.I.seeNoLiveQueue()
      return { ...base, gate, person }
    },
  },
  act: {
    'Three are before': async (scene, output) => {
      await answer(scene, output)
      await scene.I.seePeopleBefore(3)
    },
    'The patient is called': async (scene, output) => {
      await answer(scene, output)
      await scene.I.seeNoLiveQueue()
    },
    'The number cannot be loaded': answer,
    'The queue moves': ({ served, person }) => moveQueue(served, person),
    'A moment passes': pass(200),
    'Half a minute passes': pass(30_000),
    'Ten seconds pass': pass(10_000),
  },
  see: {
    nobody: ({ I }) => I.seeNoLiveQueue(),
    loading: async () => undefined,
    known: async () => undefined,
    settling: async () => undefined,
    unknown: ({ I }) => I.seeNoLiveQueue(),
  },
}
