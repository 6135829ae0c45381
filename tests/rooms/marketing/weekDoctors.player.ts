import type { StateValueFrom } from 'xstate'
import { doctorsApi } from '../../../src/core/doctors/doctors.api'
import { WEEK_CHOICE } from '../../../src/core/doctors/doctors.rules'
import type { Outcome } from '../../../src/core/kit/outcome'
import { speakAnother } from '../../kit/paths/anotherLanguage'
import type { BrowserPlayer, BaseScene } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { weekDoctorsModel } from './marketing.model'

interface Scene extends BaseScene {
  readonly gate: Gate<'doctors'>
}
type Place = StateValueFrom<typeof weekDoctorsModel.machine>

const ends = async ({ gate }: Scene, output: unknown) => void (await gate.end('doctors', output as Outcome<unknown>))

export const weekDoctorsPlayer: BrowserPlayer<typeof weekDoctorsModel, Scene, Place> = {
  model: weekDoctorsModel,
  arrive: {
    'Scroll to the doctors of the landing page': async (base) => {
      const rows = { doctors: { endpoint: doctorsApi.find, query: { limit: String(WEEK_CHOICE) } } }
      const gate = await gateOn(base.page, rows)
      await base.page.goto('/?inspect=1')
      await base.I.scrollToWeekDoctors()
      return { ...base, gate }
    },
  },
  act: {
    'The doctors arrive': ends,
    'Nobody is free': ({ gate }, output) => gate.answer('doctors', output as Outcome<unknown>),
    'The doctors cannot be loaded': ends,
    'Press Try again': ({ I }) => I.tryLoadingAgain(),
    'Another language is chosen': async (scene) => {
      await speakAnother(scene)
      await scene.I.scrollToWeekDoctors()
    },
  },
  see: {
    loading: ({ I }) => I.seeNoWeekDoctors(),
    shown: ({ I }) => I.seeWeekDoctors(),
    empty: ({ I }) => I.seeNoWeekDoctors(),
    failed: ({ I }) => I.seeRetry(),
  },
}
