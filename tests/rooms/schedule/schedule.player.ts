import { bookingApi } from '../../../src/core/booking/booking.api'
import { addDays, HOUR, startOfDay } from '../../../src/core/kit/dates'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { paymentApi } from '../../../src/core/payment/payment.api'
import { scheduleApi } from '../../../src/core/schedule/schedule.api'
import type { RescheduleOutput } from '../../../src/machines/schedule/reschedule.machine'
import { changeDays } from '../../kit/notificationEvents'
import type { Session } from '../../kit/patients'
import { type BaseScene, type BrowserPlayer, nobody } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { leavesOf } from '../../kit/paths/model'
import { scheduleModel } from './schedule.model'
import { now, TODAY } from './scheduleFacts'
import { beginAt } from '../../kit/paths/modelTime'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'

const rows = {
  days: { endpoint: scheduleApi.list },
  cancel: { endpoint: bookingApi.cancelScheduled },
  slots: { endpoint: bookingApi.slots },
  move: { endpoint: bookingApi.reschedule },
  detail: { endpoint: paymentApi.bookingDetail },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  readonly doctor: Session
}

const ASHA = 'Asha Patel'

const answers =
  (name: keyof typeof rows) =>
  ({ gate }: Scene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

/** Time passes for the page at once. */
const pass =
  (milliseconds: number) =>
  ({ page }: Scene) =>
    page.clock.fastForward(milliseconds)

/** An appointment is moved to the one free slot there is. */
const move = async ({ I, gate }: Scene, output: unknown) => {
  const { startsAt, slotNo } = output as RescheduleOutput & { startsAt: number; slotNo: number }
  const slot = { id: 's2.1', startsAt, endsAt: startsAt + HOUR / 4, isBooked: false, fee: 80_000, duration: 15 }
  const nowhere = {
    clinicId: null,
    clinicName: null,
    clinicAddress: null,
    clinicCity: null,
    latitude: null,
    longitude: null,
  }
  const date = startsAt < startOfDay(addDays(TODAY, 1)) ? TODAY : addDays(TODAY, 7)
  await gate.answer('slots', done({ video: [{ date, slots: [{ ...slot, ...nowhere }] }], inClinic: [] }))
  await I.chooseFirstSlotToMoveTo()
  await I.moveAppointment()
  await gate.answer('move', done({ bookingId: `${TODAY} 5`, slotNo }))
  await I.seeMoved()
  await I.closeMove()
}

const see: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'days.failed': ({ I }) => I.seeDaysFailed(),
  'days.stale': ({ I }) => I.see('Reconnecting. What you see may be a moment old.'),
  'work.atDays.selecting': ({ I }) => I.seeSelecting(),
  'work.confirming': ({ I }) => I.seeCancellingAsked(),
  'work.cancelling': ({ I }) => I.seeCancellingBusy(),
  'work.refused': ({ I }) => I.see('Nothing was cancelled'),
  'work.rescheduling': ({ I }) => I.seeMoveLoading(),
  'work.reporting': ({ I }) => I.seeDayReport(),
}

export const schedulePlayer: BrowserPlayer<typeof scheduleModel, Scene, 'days'> = {
  model: scheduleModel,
  arrive: {
    'Open the schedule': async (base) => {
      const { page, served, inspection } = base
      await beginAt(page, now)
      const gate = await gateOn(page, rows)
      const doctor = await newDoctor(served)
      await openAs(base, doctor, '/schedule')
      await inspection.reached('schedule', { days: 'loading', detail: 'idle', work: { atDays: 'showing' } }, 0)
      await inspection.hearing()
      return { ...base, gate, doctor }
    },
  },
  act: {
    'The days arrive': answers('days'),
    'The days cannot be loaded': answers('days'),
    'Press Try again': ({ I }) => I.askForDaysAgain(),
    'Asha Patel calls her appointment off': ({ served, doctor }) => changeDays(served, doctor, [TODAY]),
    'The changed day arrives': answers('days'),
    'The day arrives with an appointment completed': answers('days'),
    'The changed day cannot be loaded': answers('days'),
    'Ten seconds pass': pass(10_000),
    'A minute passes': pass(60_000),
    'Two seconds pass': pass(2000),
    'Choose tomorrow': ({ I }) => I.chooseDayOfWeek(/^Tuesday/),
    'Come to a day of next week': nobody,
    'Press No-show': nobody,
    'It is noted that nobody came': nobody,
    'It cannot be noted': nobody,
    'Press Later days': ({ I }) => I.seeLaterDays(),
    'Press Today': ({ I }) => I.goToToday(),
    'Open the appointment of Asha Patel': ({ I }) => I.openEntryOf(ASHA),
    'It stands as it is shown': answers('detail'),
    'It was paid meanwhile': answers('detail'),
    'How it stands cannot be asked': answers('detail'),
    'Close it': ({ I }) => I.closeEntry(),
    'Press Select': ({ I }) => I.startSelecting(),
    'Mark the hours': ({ I }) => I.markHours(),
    'Mark Asha Patel with the X key': ({ I }) => I.markWithKey(ASHA),
    'Press Cancel in the bar': ({ I }) => I.stopSelecting(),
    'Press Cancel appointment': ({ I }) => I.cancelAppointments(),
    'Confirm it': ({ I }) => I.confirmCancelling(),
    'Keep them': ({ I }) => I.keepAppointments(),
    'They are cancelled': answers('cancel'),
    'One of them was completed meanwhile': answers('cancel'),
    'They cannot be cancelled': answers('cancel'),
    'Press Reschedule': ({ I }) => I.openReschedule(),
    'The appointment is moved': move,
    'The appointment is moved to next week': move,
    'Close the slots': ({ I }) => I.closeMove(),
    'Press Day report': ({ I }) => I.openDayReport(),
    'Close the report': ({ I }) => I.closeDayReport(),
  },
  see: {
    days: async (scene, value) => {
      for (const leaf of leavesOf(value)) await see[leaf]?.(scene)
    },
  },
}
