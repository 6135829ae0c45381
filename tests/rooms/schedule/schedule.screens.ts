import type { Page } from 'playwright-core'
import { atCancelled, atSchedule } from '../../kit/chaos/doctorOpenings'
import { pointer } from '../../kit/pages/actions'
import { over, pressExactly, seeDialog, seeQuestion } from '../../kit/screens'
import type { Areas, Look, Shown } from '../../kit/shown'

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
const openNumber = async (page: Page) => {
  await openSlot(page, 1)
  await pressExactly(page, 'Book this slot')
  await page.getByRole('dialog').getByLabel('Mobile number').waitFor()
}

export const scheduleOverlays: readonly Shown[] = [
  {
    name: 'an appointment',
    ...schedule,
    open: async (_, page) => {
      await openSlot(page, 0)
      await page.getByText('Queued Person').filter({ visible: true }).last().waitFor()
      await page.getByRole('button', { name: 'Cancel appointment' }).waitFor()
    },
  },
  {
    name: 'the question before an appointment is cancelled',
    ...schedule,
    open: async (I, page) => {
      await openSlot(page, 0)
      await I.cancelAppointments()
      await I.seeCancellingAsked()
    },
  },
  {
    name: 'the question before a patient is blocked',
    ...schedule,
    open: async (I, page) => {
      await openSlot(page, 0)
      await I.askToBlock()
      await seeQuestion(page)
    },
  },
  {
    name: 'another slot for an appointment',
    ...over('Today', atCancelled),
    open: async (I, page) => {
      await openSlot(page, 0)
      await I.openReschedule()
      await page.getByRole('dialog').getByRole('radio').first().waitFor({ state: 'attached' })
    },
  },
  {
    name: 'the number of a patient',
    ...schedule,
    open: (_, page) => openNumber(page),
  },
  {
    name: 'an appointment for somebody',
    ...schedule,
    open: async (I, page) => {
      await openNumber(page)
      await page.getByRole('dialog').getByLabel('Mobile number').fill(KNOWN)
      await pressExactly(page, 'Check number')
      await I.seeAppointmentForm()
    },
  },
  {
    name: 'the report of a day',
    ...schedule,
    open: async (I) => {
      await I.openDayReport()
      await I.seeDayReport()
    },
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
  },
]

export const scheduleLooks: readonly Look[] = [
  { name: 'schedule of a doctor', who: 'DOCTOR', path: '/schedule', words: 'Today' },
  { name: 'desk of a clinic', who: 'PHARMACY', path: '/clinic-patient', words: 'My patients' },
]

export const scheduleAreas: Areas = { schedule: 'doctor', clinicPatient: 'pharmacy' }
