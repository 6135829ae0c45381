import type { StateValueFrom } from 'xstate'
import type { DiagnosticTest } from '../../../src/core/diagnostics/diagnostics'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import type { Member } from '../../../src/core/members/members'
import type { VisitPrices } from '../../../src/machines/diagnostics/testBooking.setup'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import type { KeptVisit, VisitStep } from '../../../src/core/diagnostics/visitProgress'
import { asha, bookedTest, cartOf, centre, chosen, eeg, mri, ravi, sanjeevani, sentVisit } from './diagnosticsFacts'
import { testBookingModel } from './testBooking.model'
import { atTests, ended, type TestScene } from './testScene'

const arriving = (test: DiagnosticTest) => async (base: BaseScene) => {
  const scene = await atTests(base, '&centre=a&step=cart', cartOf(sanjeevani, [test]))
  await scene.gate.answer('centre', done(centre))
  await scene.gate.answer('tests', done([test]))
  await scene.I.chooseVisitDay()
  return scene
}
const reloading =
  (step: VisitStep, more: Partial<KeptVisit> = {}) =>
  (base: BaseScene) =>
    atTests(base, `&step=${step}`, cartOf(sanjeevani, [mri]), { state: { visit: { ...chosen, ...more } } })
const prepare =
  (...members: readonly Member[]) =>
  async ({ gate }: TestScene) => {
    await gate.answer('centre', done(centre))
    await gate.answer('members', done(members))
  }

/** Prices are read with the centre and what it takes off. */
const reread = async ({ gate }: TestScene, output: unknown) => {
  const outcome = output as Outcome<VisitPrices>
  await gate.answer('centre', done(centre))
  await gate.answer('tests', outcome.ok ? done(outcome.value.tests) : outcome)
}

export const testBookingPlayer: BrowserPlayer<
  typeof testBookingModel,
  TestScene,
  Exclude<StateValueFrom<typeof testBookingModel.machine>, 'arriving'>
> = {
  model: testBookingModel,
  arrive: {
    'Press Choose a day': arriving(mri),
    'Press Choose a day with a test that asks nothing': arriving(eeg),
    'Reload at the last look': reloading('review'),
    'Reload while the request was on its way': reloading('review', { attempt: sentVisit }),
    'Reload once it was sent': reloading('sent', { booked: bookedTest }),
  },
  act: {
    'The days and the family arrive': prepare(asha, ravi),
    'The days and somebody without an age arrive': prepare({ ...asha, age: null }),
    'They cannot be loaded': async (scene, output) => {
      await ended('centre')(scene, output)
      await scene.gate.answer('members', done([asha]))
    },
    'Press Retry or Send again': async ({ I, inspection }) =>
      (await inspection.oneOf('testBooking', ['unprepared', 'unsettled'])) === 'unsettled' ? I.sendVisit() : I.retry(),
    'Choose another day': ({ I }) => I.pickVisitDay(/\b6 January/),
    'Answer with No': ({ I }) => I.answerBeforeTest('No'),
    'Answer with Yes': ({ I }) => I.answerBeforeTest('Yes'),
    'Press Change or Complete beside who is tested': ({ I }) => I.changeWhoIsTested(),
    'Complete what is missing of Asha, and choose her': ({ I }) => I.choosePatient(asha.name ?? ''),
    'Choose Ravi': ({ I }) => I.choosePatient(ravi.name ?? ''),
    'Press Check and send': ({ I }) => I.goOnToVisitReview(),
    'Press Send request': ({ I }) => I.sendVisit(),
    'The request is sent to the centre': ended('book'),
    'The answer about the request is lost': ended('book'),
    'The price has changed': ended('book'),
    'The price of now arrives': reread,
    'The centre has none of the tests any more': async (scene, output) => {
      await reread(scene, output)
      return 'gone'
    },
    'The prices cannot be loaded': reread,
    'The centre is closed on that day': ended('book'),
    'Such tests are booked already': ended('book'),
    'Press Back': async ({ I }) => {
      await I.goBackInVisit()
      return 'gone'
    },
  },
  see: {
    preparing: ({ I }) => I.seeVisitPreparing(),
    unprepared: ({ I }) => I.seeVisitUnprepared(),
    choosing: ({ I }) => I.seeVisitChoices(),
    choosingMember: ({ I }) => I.seeChooser(),
    reviewing: ({ I }) => I.seeVisitReview(),
    booking: ({ I }) => I.seeVisitReview(),
    rereading: ({ I }) => I.seeVisitReview(),
    unsettled: ({ I }) => I.seeVisitReview(),
    booked: ({ I }) => I.seeVisitSent(),
  },
}
