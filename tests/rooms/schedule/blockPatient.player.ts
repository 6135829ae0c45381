import type { StateValueFrom } from 'xstate'
import { bookingApi } from '../../../src/core/booking/booking.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { scheduleApi } from '../../../src/core/schedule/schedule.api'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { blockPatientModel } from './blockPatient.model'
import { now, versions } from './scheduleFacts'
import { beginAt } from '../../kit/paths/modelTime'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'

const rows = {
  days: { endpoint: scheduleApi.list },
  load: { endpoint: bookingApi.patientBlock },
  save: { endpoint: bookingApi.blockPatient },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

const answers =
  (name: keyof typeof rows) =>
  ({ gate }: Scene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

export const blockPatientPlayer: BrowserPlayer<
  typeof blockPatientModel,
  Scene,
  StateValueFrom<typeof blockPatientModel.machine>
> = {
  model: blockPatientModel,
  arrive: {
    'Press Block patient beside an appointment': async (base) => {
      const { page, I, served, inspection } = base
      await beginAt(page, now)
      const gate = await gateOn(page, rows)
      await openAs(base, await newDoctor(served), '/schedule')
      await gate.answer('days', done(versions.asBooked))
      await I.openEntryOf('Asha Patel')
      await I.askToBlock()
      await inspection.reached('blockPatient', 'loading', 0)
      return { ...base, gate }
    },
  },
  act: {
    'The patient may book': answers('load'),
    'The patient is blocked': answers('load'),
    'It cannot be loaded': answers('load'),
    'Press Try again': ({ I }) => I.askForBlockAgain(),
    'Press Block or Unblock': ({ I }) => I.confirmBlock(),
    'It is saved': answers('save'),
    'It cannot be saved': answers('save'),
    'Go back': ({ I }) => I.leaveBlock(),
  },
  see: {
    loading: ({ I }) => I.seeBlockLoading(),
    failed: ({ I }) => I.seeBlockFailed(),
    asking: ({ I }) => I.seeBlockAsked(/^(?:Block|Unblock) Asha Patel\?$/),
    saving: ({ I }) => I.seeBlockBusy(),
    changed: ({ I }) => I.seeBlockLeft(),
    left: ({ I }) => I.seeBlockLeft(),
  },
}
