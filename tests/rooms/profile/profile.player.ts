import type { StateValueFrom } from 'xstate'
import type { Outcome } from '../../../src/core/kit/outcome'
import { profileApi } from '../../../src/core/doctors/profile.api'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { profileModel } from './profile.model'
import { CHANGED } from './profileFacts'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'

const rows = { own: { endpoint: profileApi.own }, save: { endpoint: profileApi.save } }

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

const answers =
  (name: keyof typeof rows) =>
  ({ gate }: Scene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

export const profilePlayer: BrowserPlayer<
  typeof profileModel,
  Scene,
  Extract<StateValueFrom<typeof profileModel.machine>, string>
> = {
  model: profileModel,
  arrive: {
    'Open the profile': async (base) => {
      const { page, served, inspection } = base
      const gate = await gateOn(page, rows)
      await openAs(base, await newDoctor(served), '/profile-detail')
      await inspection.reached('profile', 'loading', 0)
      return { ...base, gate }
    },
  },
  act: {
    'The profile arrives': answers('own'),
    'The profile arrives for a junior doctor': answers('own'),
    'The profile cannot be loaded': answers('own'),
    'Press Try again': ({ I }) => I.loadProfileAgain(),
    'Press Edit profile': ({ I }) => I.editProfile(),
    'Write about yourself': ({ I }) => I.writeAbout(CHANGED),
    'Type a fee that is none': ({ I }) => I.typeVideoFee('0'),
    'Add a tag': ({ I }) => I.addProfileTag('Second opinions welcome'),
    'Press Discard changes': ({ I }) => I.discardProfile(),
    'Press Save': ({ I }) => I.saveProfile(),
    'It is saved': answers('save'),
    'It cannot be saved': answers('save'),
    'It was saved elsewhere meanwhile': answers('save'),
    'Press Keep what I wrote': ({ I }) => I.keepOwnProfile(),
    'Press Show theirs': ({ I }) => I.takeTheirProfile(),
    'Theirs arrives in its place': answers('own'),
    'Theirs arrives under it': answers('own'),
    'Theirs cannot be loaded': answers('own'),
  },
  see: {
    loading: ({ I }) => I.seeProfileLoading(),
    failed: ({ I }) => I.seeProfileFailed(),
    reading: ({ I }) => I.seeOwnProfile(),
    editing: ({ I }) => I.seeProfileForm(),
    saving: ({ I }) => I.seeProfileForm(),
    superseded: ({ I }) => I.seeProfileSuperseded(),
    reloading: ({ I }) => I.seeProfileForm(),
  },
}
