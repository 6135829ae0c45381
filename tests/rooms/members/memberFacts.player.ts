import type { StateValueFrom } from 'xstate'
import { membersApi } from '../../../src/core/members/members.api'
import type { BrowserPlayer } from '../../kit/paths/browser'
import { answers, type FamilyScene, openFamily } from './familyScene'
import { memberFactsModel } from './memberFacts.model'

const rows = { facts: { endpoint: membersApi.facts }, save: { endpoint: membersApi.saveFacts } }

type Scene = FamilyScene<keyof typeof rows>

export const memberFactsPlayer: BrowserPlayer<
  typeof memberFactsModel,
  Scene,
  StateValueFrom<typeof memberFactsModel.machine>
> = {
  model: memberFactsModel,
  arrive: {
    'Press Allergies and conditions': async (base) => {
      const scene = await openFamily(base, rows)
      await scene.I.openFactsOf('Ravi Patel')
      return scene
    },
  },
  act: {
    'The facts arrive': answers('facts'),
    'The facts cannot be loaded': answers('facts'),
    'Press Retry': ({ I }) => I.retryFacts(),
    'Add an allergy': ({ I }) => I.addAllergy('Penicillin'),
    'Press Save': ({ I }) => I.saveMemberFacts(),
    'It is saved': answers('save'),
    'It cannot be saved': answers('save'),
    'Press Cancel': ({ I }) => I.leaveFacts(),
  },
  see: {
    loading: ({ I }) => I.seeFactsOpen(),
    failed: ({ I }) => I.seeFactsFailed(),
    editing: ({ I }) => I.seeFacts(),
    saving: ({ I }) => I.seeFactsBeingSaved(),
    saved: ({ I }) => I.seeNoFacts(),
    dismissed: ({ I }) => I.seeNoFacts(),
  },
}
