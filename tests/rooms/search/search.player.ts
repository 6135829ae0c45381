import type { StateValueFrom } from 'xstate'
import { demonstrationProviders } from '../../../server/seed/accounts'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import type { MedicineOrder } from '../../../src/core/orders/providerOrder'
import { providerOrdersApi } from '../../../src/core/orders/providerOrders.api'
import { scheduleApi } from '../../../src/core/schedule/schedule.api'
import { SEARCH_PAUSE } from '../../../src/core/search/searchShown.rules'
import { bookSlot, freeSlotOf, newPatient, type Session } from '../../kit/patients'
import type { Served } from '../../kit/served'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { searchModel } from './search.model'
import { openStaffPage } from '../../kit/paths/desk'
import { openAs } from '../../kit/paths/people'
import { newStaff } from '../../kit/staff'
import { pageOf } from '../providerOrders/providerOrdersFacts'
import { holdTime } from '../../kit/browser'

const rows = { searching: { endpoint: scheduleApi.search }, orders: { endpoint: providerOrdersApi.pharmacyList } }

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

type Place = Exclude<StateValueFrom<typeof searchModel.machine>, 'deciding'>

const endSearching = async ({ gate }: Scene, output: unknown) =>
  void (await gate.end('searching', output as Outcome<unknown>))

/** The doctor has an appointment with Asha Patel. */
const bookAsAsha = async (served: Served, { login }: Session) => {
  const asha = await newPatient(served)
  await bookSlot(asha, await freeSlotOf(asha, login.doctorId ?? ''))
}

export const searchPlayer: BrowserPlayer<typeof searchModel, Scene, Place> = {
  model: searchModel,
  arrive: {
    'Open the search on the schedule': async (base) => {
      const { page, I, served, inspection } = base
      await page.clock.install()
      const gate = await gateOn(page, rows)
      const desk = await openStaffPage(base)
      await bookAsAsha(served, desk.doctor)
      await I.openSearch()
      await inspection.reached('search', 'empty', 0)
      await I.seeSearchEmpty()
      return { ...desk, gate }
    },
    'Open the search at a pharmacy': async (base) => {
      const { page, I, served, inspection } = base
      await page.clock.install()
      const provider = { providerId: demonstrationProviders.pharmacy, name: 'Meera' }
      await openAs(base, await newStaff(served, 'PHARMACY', provider), '/profile-details')
      const gate = await gateOn(page, rows)
      await I.openSearch()
      await inspection.reached('search', 'empty', 0)
      await I.seeSearchEmpty()
      return { ...base, gate }
    },
  },
  act: {
    'Type a name': async ({ I, page }) => {
      await holdTime(page)
      await I.typeSearch('asha')
    },
    'Half a second passes': async ({ page }) => {
      await page.clock.runFor(SEARCH_PAUSE)
      await page.clock.resume()
    },
    'Empty the search box': async ({ I, page }) => {
      await I.clearSearch()
      await page.clock.resume()
    },
    'One appointment is found': endSearching,
    'One order is found': async ({ gate }, output) => {
      const found = output as Outcome<readonly MedicineOrder[]>
      await gate.end('orders', found.ok ? done(pageOf(found.value)) : found)
    },
    'The network is lost while searching': async ({ gate, tour }, output) =>
      void (await gate.end(
        tour.start === 'Open the search at a pharmacy' ? 'orders' : 'searching',
        output as Outcome<unknown>,
      )),
    'Press Try again': ({ I }) => I.retryPanel(),
    'Choose in patients': async ({ I }) => {
      await I.searchIn('In-patients')
      await I.at('/ip-dash')
    },
    'Choose appointments': async ({ I }) => {
      await I.searchIn('Appointments')
      await I.at('/schedule')
    },
    'Choose the appointment': ({ I }) => I.chooseFound('Asha Patel'),
    'Choose the order': ({ I }) => I.chooseFound('Asha Patel'),
  },
  see: {
    empty: ({ I }) => I.seeSearchEmpty(),
    settling: ({ I }) => I.seeSearching(),
    searching: ({ I }) => I.seeSearching(),
    answered: ({ I }) => I.seeFound('Asha Patel'),
    failed: ({ I }) => I.seeSearchFailed(),
    left: async ({ I, tour }) => {
      await I.seeNoPanel()
      await I.at(tour.start === 'Open the search at a pharmacy' ? '/orders?order=o1' : '/schedule')
    },
  },
}
