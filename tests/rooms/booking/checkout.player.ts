import type { StateValueFrom } from 'xstate'
import { configApi } from '../../../src/core/app/config.api'
import { bookingApi } from '../../../src/core/booking/booking.api'
import { done, failed, type Outcome } from '../../../src/core/kit/outcome'
import { membersApi } from '../../../src/core/members/members.api'
import { paymentApi } from '../../../src/core/payment/payment.api'
import { checkoutModel } from './checkout.model'
import { type BaseScene, type BrowserPlayer, nobody } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { speakAnother } from '../../kit/paths/anotherLanguage'
import { openChoosing, openResumed, openWithAttempt, type PatientVisit } from '../doctors/doctorPage'

const rows = {
  members: { endpoint: membersApi.list },
  methods: { endpoint: configApi.read, query: { key: 'paymentMethods' } },
  placing: { endpoint: bookingApi.book },
  paying: { endpoint: paymentApi.requestPage },
}

interface Scene extends PatientVisit {
  readonly gate: Gate<keyof typeof rows>
}

type Place = Exclude<Extract<StateValueFrom<typeof checkoutModel.machine>, string>, 'arriving'>

const arriving =
  (open: (base: BaseScene) => Promise<PatientVisit>) =>
  async (base: BaseScene): Promise<Scene> => {
    const gate = await gateOn(base.page, rows)
    const visit = await open(base)
    await visit.I.seeCheckout()
    // New slots stay on their way, so that a checkout that was left does not open again at once.
    await gateOn(base.page, { slots: { endpoint: bookingApi.slots } })
    return { ...visit, gate }
  }

const endChoices = async ({ gate }: Scene, output: unknown) => {
  await gate.end('methods', done(null))
  await gate.end('members', output as Outcome<unknown>)
}
const endPlacing = async ({ gate }: Scene, output: unknown) =>
  void (await gate.end('placing', output as Outcome<unknown>))

export const checkoutPlayer: BrowserPlayer<typeof checkoutModel, Scene, Place> = {
  model: checkoutModel,
  arrive: {
    'Arrive with a slot': arriving(openResumed),
    'Reload while choosing who is treated': arriving(openChoosing),
    'Reload while a booking was on its way': arriving(openWithAttempt),
  },
  act: {
    'Members and payment methods arrive': endChoices,
    'A main profile without an age arrives': async ({ gate, patient }) => {
      await gate.end('methods', done(null))
      await gate.answer(
        'members',
        done(patient.members.map((each) => (each.isDefault ? { ...each, age: null } : each))),
      )
    },
    'The session has ended': endChoices,
    'Members and payment methods cannot be loaded': endChoices,
    'Press Try again': async ({ I, inspection }) =>
      (await inspection.oneOf('checkout', ['unprepared', 'unsettled'])) === 'unprepared' ? I.retry() : I.tryAgain(),
    'Another language is chosen': speakAnother,
    'The ways to pay arrive in that language': async (scene) => {
      await endChoices(scene, done(null))
      await scene.I.seePayingWith('ऑनलाइन भुगतान करें')
    },
    'What the profile lacked is saved': nobody,
    'The profile as it is now arrives': nobody,
    'Choose to pay later': async ({ I }) => {
      await I.payWith('Pay later')
      await I.seePayingWith('Pay later')
    },
    'Choose to pay online': async ({ I }) => {
      await I.payWith('Pay online')
      await I.seePayingWith('Pay online')
    },
    'Press Change beside the patient': ({ I }) => I.changePatient(),
    'Save another member': async ({ I, inspection, gate }) => {
      // After a reload the members are not known yet.
      if ((await inspection.oneOf('memberChooser', ['loading', 'choosing'])) === 'loading')
        await gate.end('members', done(null))
      await I.choosePatient('Ravi Patel')
      await I.seePatient('Ravi Patel')
    },
    'Press Book Now or Pay': ({ I }) => I.book(),
    'Go back': ({ I }) => I.backToSlots(),
    // It stands out for two seconds, which pass by themselves.
    'The booking is made': async (scene, output) => {
      await endPlacing(scene, output)
      return 'passed'
    },
    'The slot has just been taken': endPlacing,
    'The fee has changed': endPlacing,
    'The payment method is gone': endPlacing,
    'The session ends': endPlacing,
    'The person is blocked': endPlacing,
    'The network is lost before the answer': endPlacing,
    // What shows while paying has nothing to close: the page has to be refused first.
    'Close the payment': async ({ I, gate }) => {
      await gate.end('paying', failed('conflict', 'The slot was released'))
      await I.seePaymentFailed()
      await I.closePaymentFailed()
      await I.seeOrders()
      return 'gone'
    },
    'Two seconds pass': ({ I }) => I.seeBookedDialog(),
    'Leave for the home page or my orders': async ({ I, inspection }) => {
      if ((await inspection.oneOf('checkout', ['unsettled', 'booked'])) === 'unsettled') {
        await I.seeMyOrders()
        await I.seeOrders()
      } else await I.goHome()
      return 'gone'
    },
  },
  see: {
    preparing: ({ I }) => I.seeCheckoutPreparing(),
    unprepared: ({ I }) => I.seeCheckoutUnprepared(),
    reviewing: ({ I }) => I.seeReview(),
    choosingMember: ({ I }) => I.seeChooser(),
    placing: ({ I }) => I.seePlacing(),
    unsettled: ({ I }) => I.seeUnsettled(),
    paying: ({ I }) => I.seePaymentOnItsWay(),
    booked: ({ I }) => I.seeBookedDialog(),
    left: ({ page }) => page.getByRole('heading', { name: 'Review and book' }).waitFor({ state: 'detached' }),
  },
}
