import type { StateValueFrom } from 'xstate'
import { doctorsApi } from '../../../src/core/doctors/doctors.api'
import type { Outcome } from '../../../src/core/kit/outcome'
import { reviewsApi } from '../../../src/core/reviews/reviews.api'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { doctorProfileModel } from './doctors.model'
import { openAsPatient, openAtSlots, type Visit } from './doctorPage'

const rows = {
  profile: { endpoint: doctorsApi.profile },
  reviews: { endpoint: reviewsApi.list },
  videoReviews: { endpoint: reviewsApi.videoReviews },
}

interface Scene extends Visit {
  readonly gate: Gate<keyof typeof rows>
}

type Value = Required<Extract<StateValueFrom<typeof doctorProfileModel.machine>, object>>

const ends =
  (name: keyof typeof rows) =>
  async ({ gate }: Scene, output: unknown) =>
    void (await gate.end(name, output as Outcome<unknown>))

const seeProfile: Readonly<Record<Exclude<Value['profile'], 'denied'>, (scene: Scene) => Promise<unknown>>> = {
  loading: ({ I }) => I.seeDoctorLoading(),
  open: ({ I }) => I.seeDoctor(),
  failed: ({ I }) => I.seeDoctorFailed(),
}
const seeReviews: Readonly<Record<Value['reviews'], (scene: Scene) => Promise<unknown>>> = {
  loading: ({ I }) => I.seeReviewsOfDoctorLoading(),
  open: ({ I }) => I.seeReviewsOfDoctor(),
  failed: ({ I }) => I.seeReviewsOfDoctorFailed(),
}

const arriving =
  (open: (base: BaseScene) => Promise<Visit>, slots: Value['slots']) =>
  async (base: BaseScene): Promise<Scene> => {
    const gate = await gateOn(base.page, rows)
    const visit = await open(base)
    const loading = { profile: 'loading', slots, reviews: 'loading', videoReviews: 'loading' }
    await base.inspection.reached('doctorProfile', loading, 0)
    return { ...visit, gate }
  }

export const doctorProfilePlayer: BrowserPlayer<typeof doctorProfileModel, Scene, 'profile'> = {
  model: doctorProfileModel,
  arrive: {
    'Open a doctor': arriving(openAsPatient, 'closed'),
    'Reload with the slots open': arriving(openAtSlots, 'open'),
  },
  act: {
    'The doctor arrives': ends('profile'),
    'The doctor cannot be loaded': ends('profile'),
    'The doctor may not be viewed': async (scene, output) => {
      await ends('profile')(scene, output)
      await scene.I.at('/home')
      return 'gone'
    },
    'There is no such doctor': ends('profile'),
    'The reviews arrive': ends('reviews'),
    'The reviews cannot be loaded': ends('reviews'),
    'The films arrive': ends('videoReviews'),
    'The films cannot be loaded': ends('videoReviews'),
    'Press Book appointment': ({ I }) => I.openPanel(),
    'Close the slots, or go back': ({ I }) => I.closeBookingSheet(),
    'Press Try again': ({ I }) => I.retry(),
  },
  see: {
    profile: async (scene, value) => {
      const { profile, slots, reviews } = value as Value
      if (profile === 'denied') return
      // On small screens the slots are a sheet over the page.
      if (slots === 'open' && profile === 'open') return scene.I.openPanel()
      await seeProfile[profile](scene)
      // They stand below the doctor.
      if (profile === 'open') await seeReviews[reviews](scene)
    },
  },
}
