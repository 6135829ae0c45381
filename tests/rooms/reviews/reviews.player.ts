import type { StateValueFrom } from 'xstate'
import { doctorsApi } from '../../../src/core/doctors/doctors.api'
import type { Outcome } from '../../../src/core/kit/outcome'
import { reviewsApi } from '../../../src/core/reviews/reviews.api'
import { type BaseScene, type BrowserPlayer, nobody } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { reviewsModel } from './reviews.model'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'
import { holdTime } from '../../kit/browser'

const rows = {
  profile: { endpoint: doctorsApi.profile },
  list: { endpoint: reviewsApi.list },
  sending: { endpoint: reviewsApi.reply },
  deleting: { endpoint: reviewsApi.remove },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

type Value = Required<Extract<StateValueFrom<typeof reviewsModel.machine>, object>>

const ASHA = 'Asha Patel'
const PAUSE = 1000

/** The reviews are those of the model: a new doctor has none yet. */
const answers =
  (name: keyof typeof rows) =>
  ({ gate }: Scene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)
const endProfile = async ({ gate }: Scene, output: unknown) =>
  void (await gate.end('profile', output as Outcome<unknown>))

const seeList: Readonly<Record<Value['list'], (scene: Scene) => Promise<unknown>>> = {
  settling: ({ I }) => I.seeReviewsLoading(),
  loading: ({ I }) => I.seeReviewsLoading(),
  shown: ({ I }) => I.seeReviewsLoaded(),
  failed: ({ I }) => I.seeReviewsFailed(),
}
const seeWriting: Readonly<Record<Exclude<Value['writing'], 'goingBack'>, (scene: Scene) => Promise<unknown>>> = {
  resting: ({ I }) => I.seeNoReplyForm(),
  replying: ({ I }) => I.seeReplyForm(),
  sending: ({ I }) => I.seeReplyBeingSent(),
  confirming: ({ I }) => I.seeDeletionAsked(),
  deleting: ({ I }) => I.seeBeingDeleted(),
}

export const reviewsPlayer: BrowserPlayer<typeof reviewsModel, Scene, 'profile'> = {
  model: reviewsModel,
  arrive: {
    'Open the reviews': async (base) => {
      const { page, I, served, inspection } = base
      const gate = await gateOn(page, rows)
      await page.clock.install()
      await openAs(base, await newDoctor(served), '/schedule')
      await inspection.reached('session', { known: 'resting' }, 0)
      await I.openFromMenu('Reviews')
      await I.seeReviewsPanel()
      await inspection.reached('reviews', { profile: 'loading', list: 'loading', writing: 'resting' }, 0)
      return { ...base, gate }
    },
  },
  act: {
    'The doctor arrives': endProfile,
    'The doctor cannot be loaded': endProfile,
    'The reviews arrive': answers('list'),
    'Reviews with a reply arrive': answers('list'),
    'No review is found': answers('list'),
    'The reviews cannot be loaded': answers('list'),
    'Press Try again': ({ I }) => I.tryReviewsAgain(),
    'Type words': async ({ I, page }) => {
      await holdTime(page)
      await I.searchReviews('back')
    },
    'A second passes': async ({ page }) => {
      await page.clock.runFor(PAUSE)
      await page.clock.resume()
    },
    'Choose Review and four stars': async ({ I }) => {
      await I.chooseReviews('Review')
      await I.chooseStars(4)
    },
    'Choose Not Replied': ({ I }) => I.chooseReviews('Not Replied'),
    'Choose a day': ({ I }) => I.reviewsFrom('2026-01-05'),
    'Choose All': ({ I }) => I.chooseReviews('All'),
    'Press Reply': ({ I }) => I.startReply(ASHA),
    'Press Reply of another review': nobody,
    'Write a reply': ({ I }) => I.writeReply('Thank you'),
    'Press Enter': ({ I }) => I.sendReply(),
    'The reply is published': answers('sending'),
    'The reply is refused': answers('sending'),
    'Somebody of the team has replied already': answers('sending'),
    'The review is gone': answers('sending'),
    'Press Cancel': ({ I }) => I.cancelReply(),
    'Press Delete review': ({ I }) => I.deleteReview(ASHA),
    'Press Delete reply': ({ I }) => I.deleteReply(ASHA),
    'Press Keep': ({ I }) => I.keepIt(),
    'Press Delete': ({ I }) => I.confirmDeletion(),
    'It is deleted': answers('deleting'),
    'It cannot be deleted': answers('deleting'),
  },
  see: {
    profile: async (scene, value) => {
      const { list, writing } = value as Value
      if (writing !== 'goingBack') await seeWriting[writing](scene)
      await seeList[list](scene)
    },
  },
}
