import type { StateValueFrom } from 'xstate'
import { bookingApi } from '../../../src/core/booking/booking.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { scheduleApi } from '../../../src/core/schedule/schedule.api'
import { appointmentAt, dayWith, scheduleAt } from '../../kit/scheduleDays'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { rescheduleModel } from './reschedule.model'
import { now, TODAY } from './scheduleFacts'
import { beginAt } from '../../kit/paths/modelTime'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'

const rows = {
  days: { endpoint: scheduleApi.list },
  slots: { endpoint: bookingApi.slots },
  move: { endpoint: bookingApi.reschedule },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

const answers =
  (name: keyof typeof rows) =>
  ({ gate }: Scene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)
const cancelled = appointmentAt(TODAY, 5, { status: 'cancelled' })

export const reschedulePlayer: BrowserPlayer<
  typeof rescheduleModel,
  Scene,
  Exclude<StateValueFrom<typeof rescheduleModel.machine>, 'dismissed'>
> = {
  model: rescheduleModel,
  arrive: {
    'Press Reschedule': async (base) => {
      const { page, I, served, inspection } = base
      await beginAt(page, now)
      const gate = await gateOn(page, rows)
      await openAs(base, await newDoctor(served), '/schedule')
      await gate.answer('days', done([dayWith(TODAY, scheduleAt(TODAY, [cancelled]))]))
      await I.openEntryOf('Asha Patel')
      await I.openReschedule()
      await inspection.reached('reschedule', 'loading', 0)
      return { ...base, gate }
    },
  },
  act: {
    'The slots arrive': answers('slots'),
    'The slots cannot be loaded': answers('slots'),
    'Press Try again': ({ I }) => I.askForMoveAgain(),
    'Choose the first slot': ({ I }) => I.chooseFirstSlotToMoveTo(),
    'Press Reschedule below': ({ I }) => I.moveAppointment(),
    'It is moved': answers('move'),
    'The slot was just taken': answers('move'),
    'Somebody else changed it meanwhile': async (scene, output) => {
      await answers('move')(scene, output)
      return 'gone'
    },
    'It cannot be moved': answers('move'),
    'Close it': async ({ I }) => {
      await I.closeMove()
      return 'gone'
    },
  },
  see: {
    loading: ({ I }) => I.seeMoveLoading(),
    failed: ({ I }) => I.seeMoveFailed(),
    choosing: ({ I }) => I.seeSlotsToMoveTo(),
    moving: ({ I }) => I.seeBeingMoved(),
    moved: ({ I }) => I.seeMoved(),
  },
}
