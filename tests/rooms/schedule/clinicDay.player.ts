import type { StateValueFrom } from 'xstate'
import type { Outcome } from '../../../src/core/kit/outcome'
import { scheduleApi } from '../../../src/core/schedule/schedule.api'
import { changeDays } from '../../kit/notificationEvents'
import type { Session } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { clinicDayModel } from './clinicDay.model'
import { now, TODAY } from './scheduleFacts'
import { beginAt } from '../../kit/paths/modelTime'
import { openAs } from '../../kit/paths/people'
import { newStaff } from '../../kit/staff'

interface Scene extends BaseScene {
  readonly gate: Gate<'days'>
  readonly desk: Session
}

const answer = ({ gate }: Scene, output: unknown) => gate.answer('days', output as Outcome<unknown>)

export const clinicDayPlayer: BrowserPlayer<
  typeof clinicDayModel,
  Scene,
  StateValueFrom<typeof clinicDayModel.machine>
> = {
  model: clinicDayModel,
  arrive: {
    'Open My patients': async (base) => {
      const { page, served, inspection } = base
      await beginAt(page, now)
      const gate = await gateOn(page, { days: { endpoint: scheduleApi.list } })
      const desk = await newStaff(served, 'PHARMACY', { isClinicPatient: true, clinicId: 'c1' })
      await openAs(base, desk, '/clinic-patient')
      await inspection.reached('clinicDay', 'loading', 0)
      await inspection.hearing()
      return { ...base, gate, desk }
    },
  },
  act: {
    'The days arrive': answer,
    'The days cannot be loaded': answer,
    'Press Try again': ({ I }) => I.askForDaysAgain(),
    'Somebody books at the clinic': ({ served, desk }) => changeDays(served, desk, [TODAY]),
    'Choose tomorrow': ({ I }) => I.chooseDayOfWeek(/^Tuesday/),
    'Choose today': ({ I }) => I.chooseDayOfWeek(/^Monday/),
  },
  see: {
    loading: async () => undefined,
    shown: async ({ I, page }) => {
      const isToday = await page.getByRole('radio', { name: /^Monday/ }).isChecked()
      await (isToday ? I.seeClinicList() : I.seeNobodyScheduled())
    },
    failed: ({ I }) => I.seeDaysFailed(),
  },
}
