import * as Schema from 'effect/Schema'
import type { StateValueFrom } from 'xstate'
import { endpoint } from '../../../src/core/kit/endpoint'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { paymentApi } from '../../../src/core/payment/payment.api'
import { payingModel } from './payment.model'
import { type BrowserPlayer, byItself } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openResumed, type PatientVisit } from '../doctors/doctorPage'

/** Where the form of a payment page leads: the tab leaves with the answer, so it is held while the machine is looked at. */
const gatewayPage = endpoint({
  method: 'POST',
  path: '/gateway/checkout',
  input: Schema.Struct({}),
  output: Schema.Struct({}),
  mutates: false,
  permission: null,
})
const rows = { page: { endpoint: paymentApi.requestPage }, gateway: { endpoint: gatewayPage } }

interface Scene extends PatientVisit {
  readonly gate: Gate<keyof typeof rows>
}

type Place = Exclude<StateValueFrom<typeof payingModel.machine>, 'openingPage'>

const ends = async ({ gate }: Scene, output: unknown) => void (await gate.end('page', output as Outcome<unknown>))
/** What is done with the page comes at once. */
const arrives = async ({ gate }: Scene, output: unknown) => {
  await gate.end('page', output as Outcome<unknown>)
  return 'passed' as const
}
const anotherArrives = async ({ gate }: Scene, output: unknown) => {
  await gate.answer('page', output as Outcome<unknown>)
  return 'passed' as const
}

export const payingPlayer: BrowserPlayer<typeof payingModel, Scene, Place> = {
  model: payingModel,
  arrive: {
    'A booking waits to be paid': async (base) => {
      const gate = await gateOn(base.page, rows)
      const visit = await openResumed(base)
      await visit.I.seeCheckout()
      await visit.I.payWith('Pay online')
      await visit.I.book()
      await visit.I.seePaymentOnItsWay()
      return { ...visit, gate }
    },
  },
  act: {
    'The payment page arrives': arrives,
    'A page without a form arrives': anotherArrives,
    'A page that leads somewhere else arrives': anotherArrives,
    'The payment page is refused': ends,
    'It leads to the gateway': byItself,
    'Its words are shown': byItself,
    'It is not followed': byItself,
    'Press Retry Payment': async ({ I, inspection }) => {
      const place = await inspection.oneOf('paying', ['failed', 'showingPage'])
      await I.retryPayment()
      await (place === 'failed' ? I.seePaymentRetried() : I.seePaymentOnItsWay())
    },
    'Press Close': async ({ I, inspection }) =>
      (await inspection.oneOf('paying', ['failed', 'showingPage'])) === 'failed'
        ? I.closePaymentFailed()
        : I.closeShownPage(),
  },
  see: {
    requestingPage: ({ I }) => I.seePaymentRequested(),
    atGateway: async ({ I, gate }) => {
      await gate.end('gateway', done({}))
      await I.seeGateway()
    },
    showingPage: ({ I }) => I.seeShownPage('Closed'),
    failed: ({ I }) => I.seePaymentFailed(),
    closed: ({ I }) => I.seeOrders(),
  },
}
