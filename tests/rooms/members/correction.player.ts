import type { StateValueFrom } from 'xstate'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { membersApi } from '../../../src/core/members/members.api'
import { receptionApi } from '../../../src/core/reception/reception.api'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { beginAt } from '../../kit/paths/modelTime'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'
import { now, today } from '../reception/receptionFacts'
import { correctionModel } from './correction.model'

const rows = { queue: { endpoint: receptionApi.queue }, correct: { endpoint: membersApi.correct } }

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

const answer = ({ gate }: Scene, output: unknown) => gate.answer('correct', output as Outcome<unknown>)
const NAME = 'Unknown man'
const nameless = { memberId: 'm1', name: NAME, age: 50, gender: 'Male', phoneNumber: null } as const

export const correctionPlayer: BrowserPlayer<
  typeof correctionModel,
  Scene,
  StateValueFrom<typeof correctionModel.machine>
> = {
  model: correctionModel,
  arrive: {
    'Press Correct name and age beside somebody without a number': async (base) => {
      const { page, I, served, inspection } = base
      await beginAt(page, now)
      const gate = await gateOn(page, rows)
      await openAs(base, await newDoctor(served), '/opd-reception')
      const clinics = today.clinics.map((clinic, at) =>
        at === 0
          ? { ...clinic, entries: clinic.entries.map((entry) => ({ ...entry, ...nameless })).slice(0, 1) }
          : clinic,
      )
      await gate.answer('queue', done({ ...today, clinics }))
      await I.openCorrectionOf(NAME)
      await inspection.reached('correction', 'typing', 0)
      return { ...base, gate }
    },
  },
  act: {
    'Type who it is': ({ I }) => I.correctPerson('Baburao Naik', '58'),
    'Empty the name': ({ I }) => I.emptyCorrection(),
    'Press Save': ({ I }) => I.saveCorrection(),
    'It is corrected': answer,
    'It cannot be saved': answer,
    'Go back': ({ I }) => I.leaveCorrection(),
  },
  see: {
    typing: ({ I }) => I.seeCorrection(),
    saving: ({ I }) => I.seeCorrectionBusy(),
    corrected: ({ I }) => I.seeCorrectionLeft(),
    left: ({ I }) => I.seeCorrectionLeft(),
  },
}
