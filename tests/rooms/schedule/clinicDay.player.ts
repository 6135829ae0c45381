import type { StateValueFrom } from 'xstate'
import type { Outcome } from '../../../src/core/kit/outcome'
import { receptionApi } from '../../../src/core/reception/reception.api'
import { scheduleApi } from '../../../src/core/schedule/schedule.api'
import { changeDays } from '../../kit/notificationEvents'
import type { Session } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { clinicDayModel } from './clinicDay.model'
import { now, TODAY } from './scheduleFacts'
import { leavesOf } from '../../kit/paths/model'
import { beginAt } from '../../kit/paths/modelTime'
import { openAs } from '../../kit/paths/people'
import { newStaff } from '../../kit/staff'

const rows = {
  days: { endpoint: scheduleApi.list },
  step: { endpoint: receptionApi.step },
  undo: { endpoint: receptionApi.undo },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  readonly desk: Session
}

const answers =
  (name: keyof typeof rows) =>
  ({ gate }: Scene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)
const answer = answers('days')

/** Time passes for the page alone. */
const pass =
  (milliseconds: number) =>
  ({ page }: Scene) =>
    page.clock.fastForward(milliseconds)

const see: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'list.shown': async ({ I, page }) => {
    const isToday = await page.getByRole('radio', { name: /^Monday/ }).isChecked()
    await (isToday ? I.seeClinicList() : I.seeNobodyScheduled())
  },
  'list.failed': ({ I }) => I.seeDaysFailed(),
  'work.billing': ({ I }) => I.seeFee('₹800'),
}

type Value = Extract<StateValueFrom<typeof clinicDayModel.machine>, object>

export const clinicDayPlayer: BrowserPlayer<typeof clinicDayModel, Scene, Extract<keyof Value, 'list'>> = {
  model: clinicDayModel,
  arrive: {
    'Open My patients': async (base) => {
      const { page, served, inspection } = base
      await beginAt(page, now)
      const gate = await gateOn(page, rows)
      const desk = await newStaff(served, 'PHARMACY', { isClinicPatient: true, clinicId: 'c1' })
      await openAs(base, desk, '/clinic-patient')
      await inspection.reached('clinicDay', { list: 'loading', work: 'ready' }, 0)
      await inspection.hearing()
      return { ...base, gate, desk }
    },
  },
  act: {
    'The days arrive': answer,
    'The days cannot be loaded': answer,
    'A minute passes': pass(60_000),
    'A minute passes without the days': pass(60_000),
    'Press Arrived beside Asha Patel': ({ I }) => I.takeStep('Arrived', 'Asha Patel'),
    'She has come': answers('step'),
    'She has called off meanwhile': answers('step'),
    'Choose Take back “Arrived” of Asha Patel': ({ I }) => I.takeArrivalBack('Asha Patel'),
    'It is taken back': answers('undo'),
    'It can no longer be taken back': answers('undo'),
    'Press Take ₹800 beside Asha Patel': ({ I }) => I.takeStep('Take ₹800', 'Asha Patel'),
    'The bill is closed': ({ I }) => I.closeBill(),
    'Press Try again': ({ I }) => I.askForDaysAgain(),
    'Somebody books at the clinic': ({ served, desk }) => changeDays(served, desk, [TODAY]),
    'Choose tomorrow': ({ I }) => I.chooseDayOfWeek(/^Tuesday/),
    'Choose today': ({ I }) => I.chooseDayOfWeek(/^Monday/),
  },
  see: {
    list: async (scene, value) => {
      for (const leaf of leavesOf(value)) await see[leaf]?.(scene)
    },
  },
}
