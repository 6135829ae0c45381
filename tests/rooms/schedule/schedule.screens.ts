import type { Page } from 'playwright-core'
import { atCancelled, atSchedule } from '../../kit/chaos/doctorOpenings'
import { pointer } from '../../kit/pages/actions'
import { escape, over, pressExactly, seeDialog, seeQuestion } from '../../kit/screens'
import { type Areas, type Look, opensFrom, type Shown } from '../../kit/shown'

/** Of the demonstration patient, who is looked for and nothing more. */
const KNOWN = '9000000001'
const schedule = over('Today', atSchedule)
/** Opens a slot of tomorrow, the only day with hours, of which the first is taken. */
const openSlot = async (page: Page, place: number) => {
  await page.locator('[role=gridcell][data-id], [role=radio]').filter({ visible: true }).first().waitFor()
  const tomorrow = page.getByRole('radio').nth(1)
  // A desktop has all days side by side.
  if ((await tomorrow.count()) > 0) await pointer.choose(tomorrow)
  await page.locator('[role=gridcell][data-id]').filter({ visible: true }).nth(place).click()
}
const appointment: Shown = {
  name: 'an appointment',
  ...schedule,
  open: async (_, page) => {
    await openSlot(page, 0)
    await page.getByText('Queued Person').filter({ visible: true }).last().waitFor()
    await page.getByRole('button', { name: 'Cancel appointment' }).waitFor()
  },
}
const number: Shown = {
  name: 'the number of a patient',
  ...schedule,
  open: async (_, page) => {
    await openSlot(page, 1)
    await pressExactly(page, 'Book this slot')
    await page.getByRole('dialog').getByLabel('Mobile number').waitFor()
  },
}

export const scheduleOverlays: readonly Shown[] = [
  appointment,
  opensFrom(appointment, {
    name: 'the question before an appointment is cancelled',
    open: async (I) => {
      await I.cancelAppointments()
      await I.seeCancellingAsked()
    },
    close: escape,
  }),
  opensFrom(appointment, {
    name: 'the question before a patient is blocked',
    open: async (I, page) => {
      await I.askToBlock()
      await seeQuestion(page)
    },
    close: escape,
  }),
  {
    name: 'another slot for an appointment',
    ...over('Today', atCancelled),
    open: async (I, page) => {
      await openSlot(page, 0)
      await I.openReschedule()
      await page.getByRole('dialog').getByRole('radio').first().waitFor({ state: 'attached' })
    },
  },
  number,
  opensFrom(number, {
    name: 'an appointment for somebody',
    open: async (I, page) => {
      await page.getByRole('dialog').getByLabel('Mobile number').fill(KNOWN)
      await pressExactly(page, 'Check number')
      await I.seeAppointmentForm()
    },
    close: escape,
  }),
  {
    name: 'the report of a day',
    ...schedule,
    open: async (I) => {
      await I.openDayReport()
      await I.seeDayReport()
    },
    close: escape,
  },
  {
    name: 'keys of the schedule',
    ...schedule,
    sizes: ['desktop'],
    open: async (_, page) => {
      await pressExactly(page, 'More: Tools of the schedule')
      await page.getByRole('menuitem', { name: /^Keyboard shortcuts/ }).click()
      await seeDialog(page, 'Keyboard shortcuts')
    },
    close: escape,
  },
]

export const scheduleLooks: readonly Look[] = [
  { name: 'schedule of a doctor', who: 'DOCTOR', path: '/schedule', words: 'Today' },
  { name: 'desk of a clinic', who: 'PHARMACY', path: '/clinic-patient', words: 'My patients' },
]

export const scheduleAreas: Areas = { schedule: 'doctor', clinicPatient: 'pharmacy' }
