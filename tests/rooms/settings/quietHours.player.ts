import type { StateValueFrom } from 'xstate'
import { chatApi } from '../../../src/core/chat/chat.api'
import type { Outcome } from '../../../src/core/kit/outcome'
import { newPatient } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { quietHoursModel } from './quietHours.model'

const rows = { load: { endpoint: chatApi.quietHours }, save: { endpoint: chatApi.setQuietHours } }

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  /** Whether the nights are quiet, as the settings show it. */
  isOn: boolean
}

const answers =
  (name: keyof typeof rows) =>
  ({ gate }: Scene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

const chooses = (isOn: boolean) => async (scene: Scene) => {
  await scene.I.switchQuietNights()
  scene.isOn = isOn
}

const see = ({ I, isOn }: Scene) => I.seeQuietNights(isOn)

type Place = StateValueFrom<typeof quietHoursModel.machine>

export const quietHoursPlayer: BrowserPlayer<typeof quietHoursModel, Scene, Place> = {
  model: quietHoursModel,
  arrive: {
    'Open the settings': async (base) => {
      const gate = await gateOn(base.page, rows)
      await openAs(base, await newPatient(base.served), '/order-list')
      await base.I.openMenu()
      await base.I.openSettings()
      await base.inspection.reached('quietHours', 'loading', 0)
      return { ...base, gate, isOn: false }
    },
  },
  act: {
    'The nights are quiet': async (scene, output) => {
      await answers('load')(scene, output)
      scene.isOn = true
    },
    'It is not known how the nights are': answers('load'),
    'Press Try again': ({ I }) => I.askNightsAgain(),
    'Choose loud nights': chooses(false),
    'Choose quiet nights again': chooses(true),
    'Quiet nights are kept': answers('save'),
    'Loud nights are kept': answers('save'),
    'It is not kept': async (scene, output) => {
      await answers('save')(scene, output)
      scene.isOn = !scene.isOn
    },
  },
  see: {
    loading: ({ I }) => I.seeNightsComing(),
    failed: ({ I }) => I.seeNightsFailed(),
    ready: see,
    saving: see,
  },
}
