import type { StateValue, StateValueFrom } from 'xstate'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { providerOrdersApi } from '../../../src/core/orders/providerOrders.api'
import { demonstrationProviders } from '../../../server/seed/accounts'
import { beginAt } from '../../kit/paths/modelTime'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn, type Row } from '../../kit/paths/gate'
import { leavesOf } from '../../kit/paths/model'
import { openAs } from '../../kit/paths/people'
import { newStaff } from '../../kit/staff'
import { changeOrder } from '../../kit/notificationEvents'
import type { Session } from '../../kit/patients'
import { orderPanelModel } from './orderPanel.model'
import { agreedVisit, asha, now, pageOf, paidMedicines, paidTests } from './providerOrdersFacts'

interface Calls {
  readonly list: Row
  readonly one: Row
  readonly act: Row
  readonly lastBills: Row
}

const rows: Calls = {
  list: { endpoint: providerOrdersApi.pharmacyList },
  one: { endpoint: providerOrdersApi.pharmacyOne },
  act: { endpoint: providerOrdersApi.pharmacyAct },
  lastBills: { endpoint: providerOrdersApi.lastBills },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  readonly pharmacist: Session
}

type Value = Extract<StateValueFrom<typeof orderPanelModel.machine>, object>

const answers =
  (name: keyof typeof rows) =>
  ({ gate }: Scene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

/** The same of a diagnostic centre. */
const rowsOfCentre: Calls = {
  list: { endpoint: providerOrdersApi.centreList },
  one: { endpoint: providerOrdersApi.centreOne },
  act: { endpoint: providerOrdersApi.centreAct },
  lastBills: { endpoint: providerOrdersApi.lastBills },
}

const arrive = async (base: BaseScene, path: string, kind: 'pharmacy' | 'centre' = 'pharmacy') => {
  const { page, served, inspection } = base
  await beginAt(page, now)
  const gate = await gateOn(page, kind === 'pharmacy' ? rows : rowsOfCentre)
  const role = kind === 'pharmacy' ? 'PHARMACY' : 'DIAGNOSTIC_CENTER'
  const pharmacist = await newStaff(served, role, { providerId: demonstrationProviders[kind], name: 'Meera' })
  await openAs(base, pharmacist, path)
  await inspection.hearing()
  return { ...base, gate, pharmacist }
}

const see: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'order.loading': ({ I }) => I.seeOrderLoading(),
  'order.failed': ({ I }) => I.seeBoardFailed(),
  'order.shown': ({ I }) => I.seeOrderPanel(),
  'order.rereading': ({ I }) => I.seeOrderPanel(),
  'doing.givingReason': ({ I }) => I.seeReasons(),
  'doing.billing': ({ I }) => I.seeOrderForm(),
  'doing.offering': ({ I }) => I.seeOrderForm(),
  'doing.confirming': ({ I }) => I.seeCompletionAsked(),
}
const seeAll = async (scene: Scene, value: StateValue) => {
  for (const leaf of leavesOf(value)) await see[leaf]?.(scene)
}

export const orderPanelPlayer: BrowserPlayer<typeof orderPanelModel, Scene, keyof Value> = {
  model: orderPanelModel,
  arrive: {
    'Open a request': async (base) => {
      const scene = await arrive(base, '/orders')
      await scene.gate.answer('list', done(pageOf([asha])))
      await scene.I.openBoardOrder('Asha Patel')
      await scene.I.seeOrderPanel()
      return scene
    },
    'Open tests of a visit that is agreed': async (base) => {
      const scene = await arrive(base, '/orders', 'centre')
      await scene.gate.answer('list', done(pageOf([agreedVisit])))
      await scene.I.openBoardOrder('Asha Patel')
      await scene.I.seeOrderPanel()
      return scene
    },
    'Open tests that were paid': async (base) => {
      const scene = await arrive(base, '/orders', 'centre')
      await scene.gate.answer('list', done(pageOf([paidTests])))
      await scene.I.openBoardOrder('Asha Patel')
      await scene.I.seeOrderPanel()
      return scene
    },
    'Open medicines that were paid': async (base) => {
      const scene = await arrive(base, '/orders')
      await scene.gate.answer('list', done(pageOf([paidMedicines])))
      await scene.I.openBoardOrder('Asha Patel')
      await scene.I.seeOrderPanel()
      return scene
    },
    'Open a request by its address': async (base) => {
      const scene = await arrive(base, '/orders?order=o1')
      await scene.gate.answer('list', done(pageOf([])))
      await scene.inspection.reached('orderPanel', { order: 'loading', lastBills: 'unknown', doing: 'resting' }, 0)
      return scene
    },
  },
  act: {
    'The order arrives': answers('one'),
    'The order cannot be loaded': answers('one'),
    'Press Try again': ({ I }) => I.askBoardAgain(),
    'Somebody changes the order': async ({ served, pharmacist, gate }) => {
      await changeOrder(served, pharmacist, 'o1')
      await gate.answer('list', done(pageOf([asha])))
    },
    'The changed order arrives': answers('one'),
    'The patient has cancelled it': answers('one'),
    'The changed order cannot be loaded': answers('one'),
    'Press Accept': ({ I }) => I.pressAct('Accept'),
    'It is accepted': answers('act'),
    'Meera was first': answers('act'),
    'It cannot be sent': answers('act'),
    'Press Reject': ({ I }) => I.pressAct('Reject'),
    'Press Payment given back': ({ I }) => I.pressAct('Payment given back'),
    'Press Move the visit': ({ I }) => I.pressAct('Move the visit'),
    'Choose that the patient asked': ({ I }) => I.chooseReason('The patient asked'),
    'Choose the seventh': ({ I }) => I.typeNewDay('07-01-2026'),
    'The visit is moved': answers('act'),
    'Mark EEG': ({ I }) => I.markTest('EEG'),
    'Say that five of clobazam come back': ({ I }) => I.typeReturned('Clobazam 10', '5'),
    'Mark that it was the wrong order': ({ I }) => I.markMistake(),
    'Choose Out of stock': ({ I }) => I.chooseReason('Out of stock'),
    'Choose Something else': ({ I }) => I.chooseReason('Something else'),
    'Say why': ({ I }) => I.writeWhy('The strip is torn'),
    'Press Reject order': async ({ I, page }) =>
      (await page.getByRole('alertdialog', { name: /^Complete/ }).count()) > 0
        ? I.confirmCompletion()
        : I.confirmReason(),
    'It is rejected': answers('act'),
    'Press Pack and bill': ({ I }) => I.pressAct('Pack and bill'),
    'Type a total of 500': ({ I }) => I.typeTotal('500'),
    'State that nothing of Schedule H or H1 is on it': ({ I }) => I.stateUnscheduled(),
    'Remove the medicine': ({ I }) => I.removeBilledMedicine(),
    'Press Bill each medicine': ({ I }) => I.billEachMedicine(),
    'Say that they are single ones': ({ I }) => I.typePackSize('1'),
    'Type the batch': ({ I }) => I.typeBatch('B7'),
    'Type its expiry': ({ I }) => I.typeExpiry('04/27'),
    'Type its manufacturer': ({ I }) => I.typeMaker('Sun Pharma'),
    'Type a price of 25': ({ I }) => I.typePrice('25'),
    'Enter the discount': ({ I }) => I.enterDiscount(),
    'Leave the discount': ({ I }) => I.leaveDiscount(),
    'Choose UPI': ({ I }) => I.payByUpi(),
    'Send the form': ({ I }) => I.sendOrderForm(),
    'Press Back': async ({ I, page }) => {
      if ((await page.getByRole('alertdialog', { name: /^Complete/ }).count()) > 0) return I.leaveCompletion()
      return (await page.getByRole('alertdialog').count()) > 0 ? I.keepBoardOrder() : I.leaveOrderForm()
    },
    'What was billed last arrives': answers('lastBills'),
    'What was billed last cannot be loaded': answers('lastBills'),
    'It is packed': answers('act'),
    'Press Complete': ({ I }) => I.pressAct('Complete'),
    'It is completed': answers('act'),
    'Press Offer part of it': ({ I }) => I.pressAct('Offer part of it'),
    'Offer 10 of 20': ({ I }) => I.offerQuantity('10'),
    'Say what is missing': ({ I }) => I.sayWhatIsMissing('No 500 mg today'),
    'The patient is asked': answers('act'),
  },
  see: {
    lastBills: seeAll,
    order: seeAll,
    doing: seeAll,
  },
}
