import type { StateValueFrom } from 'xstate'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { HOUR } from '../../../src/core/kit/dates'
import { receptionApi } from '../../../src/core/reception/reception.api'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { beginAt } from '../../kit/paths/modelTime'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'
import { delayModel } from './delay.model'
import { now, today } from './receptionFacts'

const rows = {
  queue: { endpoint: receptionApi.queue },
  stateDelay: { endpoint: receptionApi.stateDelay },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

const answer = ({ gate }: Scene, output: unknown) => gate.answer('stateDelay', output as Outcome<unknown>)

const arriving = (delayMinutes: number | null) => async (base: BaseScene) => {
  const { page, I, served, inspection } = base
  await beginAt(page, now)
  const gate = await gateOn(page, rows)
  await openAs(base, await newDoctor(served), '/opd-reception')
  const session = { scheduleId: 's1', startsAt: now - HOUR, endsAt: now + HOUR, delayMinutes }
  const clinics = today.clinics.map((clinic, at) => (at === 0 ? { ...clinic, sessions: [session] } : clinic))
  await gate.answer('queue', done({ ...today, clinics }))
  await I.openDelay()
  await inspection.reached('delay', 'asking', 0)
  return { ...base, gate }
}

export const delayPlayer: BrowserPlayer<typeof delayModel, Scene, StateValueFrom<typeof delayModel.machine>> = {
  model: delayModel,
  arrive: {
    'Press Running late? beside hours of today': arriving(null),
    'Press the delay that was stated': arriving(20),
  },
  act: {
    'Choose 45 minutes': ({ I }) => I.chooseDelay(45),
    'Press Notify patients': ({ I }) => I.stateDelay(),
    'Press On time again': ({ I }) => I.endDelay(),
    'The delay is stated': answer,
    'The delay is ended': answer,
    'It cannot be saved': answer,
    'Go back': ({ I }) => I.leaveDelay(),
  },
  see: {
    asking: ({ I }) => I.seeDelayAsked(),
    saving: ({ I }) => I.seeDelayBusy(),
    stated: ({ I }) => I.seeDelayLeft(),
    left: ({ I }) => I.seeDelayLeft(),
  },
}
