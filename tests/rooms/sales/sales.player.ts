import type { StateValueFrom } from 'xstate'
import { demonstrationProviders } from '../../../server/seed/accounts'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { salesApi } from '../../../src/core/sales/sales.api'
import type { SalesBook } from '../../../src/machines/sales/sales.machine'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { beginAt } from '../../kit/paths/modelTime'
import { openAs } from '../../kit/paths/people'
import { newStaff } from '../../kit/staff'
import { NOW, providerProfileModel, salesModel } from './sales.model'

const rows = {
  sales: { endpoint: salesApi.sales },
  lines: { endpoint: salesApi.lines },
  export: { endpoint: salesApi.export },
  close: { endpoint: salesApi.closeDrawer },
}
const profileRows = { profile: { endpoint: salesApi.profile }, pause: { endpoint: salesApi.pause } }

interface SalesScene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}
interface ProfileScene extends BaseScene {
  readonly gate: Gate<keyof typeof profileRows>
}

const openProfile = async (base: BaseScene) => {
  const staff = await newStaff(base.served, 'PHARMACY', { providerId: demonstrationProviders.pharmacy })
  await openAs(base, staff, '/profile-details')
}

/** Both calls of a range: its sums and its lines. */
const endBook = async ({ gate }: SalesScene, output: unknown) => {
  const outcome = output as Outcome<SalesBook>
  await gate.answer('sales', outcome.ok ? done(outcome.value.sales) : outcome)
  await gate.answer('lines', outcome.ok ? done(outcome.value.lines) : outcome)
}
const endLines = ({ gate }: SalesScene, output: unknown) => gate.answer('lines', output as Outcome<unknown>)
const endClosing = ({ gate }: SalesScene, output: unknown) => gate.answer('close', output as Outcome<unknown>)
const endExport = ({ gate }: SalesScene, output: unknown) => gate.answer('export', output as Outcome<unknown>)

export const salesPlayer: BrowserPlayer<typeof salesModel, SalesScene, StateValueFrom<typeof salesModel.machine>> = {
  model: salesModel,
  arrive: {
    'Open the profile as a pharmacy': async (base) => {
      // A month that has just begun has too few days for a chart.
      await beginAt(base.page, NOW)
      const gate = await gateOn(base.page, rows)
      await openProfile(base)
      return { ...base, gate }
    },
  },
  act: {
    'The sales arrive': endBook,
    'The sales of few orders arrive': endBook,
    'The sales cannot be loaded': endBook,
    'Press Try again': ({ I }) => I.trySalesAgain(),
    'Choose this month': ({ I }) => I.chooseThisMonth(),
    'Press Show more': ({ I }) => I.showMoreSales(),
    'The rest of the orders arrives': endLines,
    'The rest cannot be loaded': endLines,
    'Press Close the drawer: Cash': ({ I }) => I.openDrawer('Cash'),
    'Count 500': ({ I }) => I.countDrawer('500'),
    'Press Close the drawer': ({ I }) => I.closeDrawer(),
    'Press Cancel': ({ I }) => I.leaveDrawer(),
    'The drawer is closed': endClosing,
    'The drawer was closed before': endClosing,
    'Press CSV Export': ({ I }) => I.exportSales(),
    'Press Schedule H1 register': ({ I }) => I.exportRegister(),
    'The address of the file arrives': endExport,
    'The file cannot be made': endExport,
    'Press Show table': ({ I }) => I.switchSalesChart(),
  },
  see: {
    loading: ({ I }) => I.seeNoSales(),
    failed: ({ I }) => I.seeSalesFailed(),
    showing: ({ I }) => I.seeSales(),
    loadingMore: ({ I }) => I.seeMoreComing(),
    exporting: ({ I }) => I.seeExporting(),
    counting: ({ I }) => I.seeDrawer(),
    closing: ({ I }) => I.seeDrawerClosing(),
  },
}

const endProfile = ({ gate }: ProfileScene, output: unknown) => gate.answer('profile', output as Outcome<unknown>)
const endPause = ({ gate }: ProfileScene, output: unknown) => gate.answer('pause', output as Outcome<unknown>)

export const providerProfilePlayer: BrowserPlayer<
  typeof providerProfileModel,
  ProfileScene,
  StateValueFrom<typeof providerProfileModel.machine>
> = {
  model: providerProfileModel,
  arrive: {
    'Open the profile as a pharmacy': async (base) => {
      const gate = await gateOn(base.page, profileRows)
      await openProfile(base)
      return { ...base, gate }
    },
  },
  act: {
    'The profile arrives': endProfile,
    'The profile cannot be loaded': endProfile,
    'Press Try again': ({ I }) => I.tryProviderProfileAgain(),
    'Press Pause new orders': ({ I }) => I.pauseOrders(),
    'Choose until a day': ({ I }) => I.pauseUntilADay(),
    'Press Cancel': ({ I }) => I.leavePause(),
    'Press Pause orders': ({ I }) => I.savePause(),
    'Orders are paused': endPause,
    'The pause is refused': endPause,
    'Press Take orders again': ({ I }) => I.takeOrdersAgain(),
    'Orders are taken again': endPause,
    'Orders cannot be taken again': endPause,
  },
  see: {
    loading: ({ I }) => I.seeNoProviderProfile(),
    failed: ({ I }) => I.seeProviderProfileFailed(),
    shown: ({ I }) => I.seeProviderProfile('Neem Tree Pharmacy'),
    asking: ({ I }) => I.seePauseAsked(),
    pausing: ({ I }) => I.seePausing(),
    resuming: ({ I }) => I.seeResuming(),
  },
}
