import { callApi } from '../../../src/core/call/call.api'
import { joinRoomPath } from '../../../src/core/app/links'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { callSession } from '../../kit/callSession'
import { newPatient } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { callRows } from './callRows'
import { callReviewModel } from './callReview.model'

const rows = { ...callRows, sending: { endpoint: callApi.review } }

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

/** A visit that was talked, as its patient finds it once the doctor has ended it. */
const talked = callSession({ status: 'ended', startedAt: 1000, endedAt: 1500, wasIn: true, mayReview: true })
const ends = ({ gate }: Scene, output: unknown) => gate.answer('sending', output as Outcome<unknown>)

export const callReviewPlayer: BrowserPlayer<typeof callReviewModel, Scene, 'writing' | 'sending'> = {
  model: callReviewModel,
  arrive: {
    'Press How was the visit?': async (base) => {
      const gate = await gateOn(base.page, rows)
      await openAs(base, await newPatient(base.served), joinRoomPath('b1'))
      await gate.answer('session', done(callSession({ status: 'live' })))
      await base.I.joinCall()
      await base.I.leaveCall()
      await gate.answer('session', done(talked))
      await base.I.reviewCall()
      await base.I.seeCallReview()
      return { ...base, gate }
    },
  },
  act: {
    'Choose four stars': ({ I }) => I.giveStars(4),
    'Type some words': ({ I }) => I.writeCallReview('Kind and clear'),
    'Press Send review': ({ I }) => I.sendCallReview(),
    'It is sent': async (scene, output) => {
      await ends(scene, output)
      await scene.I.seeCallReviewLeft()
      return 'gone'
    },
    'It is not sent': ends,
    'Nobody knows whether it was sent': ends,
    'Close the dialog': async ({ I }) => {
      await I.closeCallReview()
      await I.seeCallReviewLeft()
      return 'gone'
    },
  },
  see: { writing: ({ I }) => I.seeCallReview(), sending: ({ I }) => I.seeCallReview() },
}
