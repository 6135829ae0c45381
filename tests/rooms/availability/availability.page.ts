import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'
import { weekdayFromNow } from '../../kit/weekdays'

/** A doctor sets hours: the panel, the form, and the decision about appointments. */
export const availabilityPage = (page: Page, { press, choose, type }: Actions) => {
  const panel = page.getByRole('dialog', { name: 'Availability Settings' })
  const form = page.getByRole('dialog', { name: /^(?:Add availability|Edit Availability)$/ })
  const lost = page.getByRole('dialog', { name: /lose(?:s its| their) slot/ })
  const sure = page.getByRole('alertdialog')
  const busy = page.locator('[aria-busy=true]')
  const button = (place: typeof panel, name: string | RegExp) => place.getByRole('button', { name, exact: true })
  const day = panel.getByRole('button', { name: /1\/5 booked/ })
  /** On a phone the day stands in a sheet of its own. */
  const within = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).last()
  const roles = page.getByRole('group', { name: 'Block Booking' })
  const blockChip = roles.getByRole('button', { name: 'Patient' })
  const lostOne = lost.getByRole('listitem')
  return {
    openHours: () => press(page.getByRole('button', { name: 'Availability Settings' }).filter({ visible: true })),
    seeHoursPanel: () => panel.waitFor(),
    seeHours: () => day.waitFor(),
    seeNoForm: () => form.waitFor({ state: 'detached' }),
    seeHoursFailed: () => button(panel, 'Try again').waitFor(),
    loadHoursAgain: () => press(button(panel, 'Try again')),
    chooseClinicOfHours: (name: string) =>
      press(panel.getByRole('list', { name: 'Clinics' }).getByRole('button', { name: new RegExp(`^${name}`) })),
    chooseWeekday: (name: string) => press(panel.getByRole('button', { name, exact: true })),
    chooseToday: async () => {
      await press(button(panel, 'Open calendar'))
      const today = page.locator('[data-part=table-cell-trigger][data-today]')
      await press(today)
      await press(today)
    },
    openDay: () => press(day),
    seeDay: () => within('Edit Availability').waitFor(),
    leaveDay: async () => {
      const sheet = page.getByRole('dialog', { name: /^Monday/ })
      return (await sheet.isVisible()) ? press(sheet.getByRole('button', { name: 'Close' })) : press(day)
    },
    blockPatients: async () => {
      if (!(await blockChip.isVisible())) await press(within('Block Booking'))
      await press(blockChip)
    },
    seeBlocking: () => roles.and(busy).waitFor(),
    addHours: () => press(button(panel, 'Add availability')),
    editHours: () => press(within('Edit Availability')),
    deleteHours: () => press(within('Delete')),
    seeHoursDeletionAsked: () => sure.getByRole('button', { name: 'Keep' }).waitFor(),
    keepHours: () => press(sure.getByRole('button', { name: 'Keep' })),
    confirmHoursDeletion: () => press(sure.getByRole('button', { name: 'Delete' })),
    seeHoursBeingDeleted: () =>
      sure.getByRole('button', { name: 'Delete' }).and(busy).or(sure.locator('[aria-disabled=true]')).first().waitFor(),

    seeHoursForm: () => form.waitFor(),
    /** Which form is open; null where the appointments that lose their slot are listed. */
    formOpen: async (): Promise<'create' | 'edit' | null> => {
      await form.or(lost).first().waitFor()
      if (!(await form.isVisible())) return null
      return (await form.getByText('Slot duration').isVisible()) &&
        (await page.getByRole('dialog', { name: 'Add availability' }).isVisible())
        ? 'create'
        : 'edit'
    },
    /** Today's weekday is chosen, and its early hours are over: tomorrow's in its place. */
    startTomorrow: async () => {
      for (const days of [0, 1]) await press(button(form, weekdayFromNow(days)))
    },
    fillHours: async () => {
      await type(form.getByLabel('Start time'), '03:00')
      await type(form.getByLabel('End time'), '04:00')
      await type(form.getByLabel('Total slots'), '4')
      await type(form.getByLabel('Consultation fee'), '800')
    },
    chooseHoursIn: (way: 'In clinic' | 'Video consultation') => choose(form.getByRole('radio', { name: way })),
    seeClinicsLoading: () => form.getByText('Loading clinics…').waitFor({ state: 'attached' }),
    seeClinicsFailed: () => button(form, 'Try again').waitFor(),
    loadClinicsAgain: () => press(button(form, 'Try again')),
    chooseClinicInForm: async (name: string) =>
      void (await form.getByLabel('Clinic name').selectOption({ label: name })),
    alsoOn: (weekday: string) => press(button(form, weekday)),
    byCalendar: () => choose(form.getByRole('radio', { name: 'Calendar' })),
    typeSlots: (count: string) => type(form.getByLabel('Total slots'), count),
    chooseEnd: async (time: string) => {
      const end = form.getByLabel('End time').first()
      await type(end, time)
      await end.press('Enter')
    },
    addRange: () => press(button(form, 'Add a second time range')),
    removeRange: () => press(button(form, 'Remove the second time range')),
    saveHours: () => press(button(form, /^(?:Save|Keep mine)$/)),
    discardHours: () => press(button(form, 'Discard')),
    seeHoursSuperseded: () => button(form, 'See theirs').waitFor(),
    seeTheirHours: () => press(button(form, 'See theirs')),
    putHoursBack: () => press(button(form, 'Put mine back')),
    seeSavingHours: () => button(form, 'Save').and(busy).or(form.locator('[aria-disabled=true]')).first().waitFor(),
    seeDiscardAsked: () => sure.getByRole('button', { name: 'Go on editing' }).waitFor(),
    discardForSure: () => press(sure.getByRole('button', { name: 'Discard' })),
    goOnEditing: () => press(sure.getByRole('button', { name: 'Go on editing' })),

    seeLostAppointments: () => lost.waitFor(),
    seeLostAppointment: (name: string) => lostOne.filter({ hasText: name }).waitFor(),
    seeLostFailed: () => button(lost, 'Try again').waitFor(),
    loadLostAgain: () => press(button(lost, 'Try again')),
    moveLost: () => press(lostOne.getByRole('button', { name: /^Move to/ })),
    cancelAllLost: () =>
      press(lost.getByRole('group', { name: 'Apply to all' }).getByRole('button', { name: 'Cancel with notice' })),
    saveDecisions: () => press(lost.getByRole('button', { name: /^(?:Save|Delete) hours/ })),
    leaveDecisions: () => press(button(lost, 'Back')),
    seeRefusedDecision: () => lost.getByRole('alert').waitFor(),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly availability: ReturnType<typeof availabilityPage>
  }
}
