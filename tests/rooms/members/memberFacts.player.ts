import type { StateValueFrom } from 'xstate'
import type { Outcome } from '../../../src/core/kit/outcome'
import { membersApi } from '../../../src/core/members/members.api'
import { newPatient } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { memberFactsModel } from './memberFacts.model'

const rows = { facts: { endpoint: membersApi.facts }, save: { endpoint: membersApi.saveFacts } }

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

const answers =
  (row: keyof typeof rows) =>
  ({ gate }: Scene, output: unknown): Promise<void> =>
    gate.answer(row, output as Outcome<unknown>)

export const memberFactsPlayer: BrowserPlayer<
  typeof memberFactsModel,
  Scene,
  StateValueFrom<typeof memberFactsModel.machine>
> = {
  model: memberFactsModel,
  arrive: {
    'Press Allergies and conditions': async (base) => {
      await openAs(base, await newPatient(base.served), '/order-list')
      const gate = await gateOn(base.page, rows)
      await base.I.openMenu()
      await base.I.chooseFamily()
      await base.I.openFactsOf('Ravi Patel')
      return { ...base, gate }
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
