import type { Page } from 'playwright-core'
import type { CalendarDay } from '../../../src/core/kit/dates'
import type { Size } from '../../kit/browser'
import type { Actions } from '../../kit/pages/actions'

/** Staff make an appointment for somebody whose number is known by now. */
export const appointmentForPage = (page: Page, { press, choose, type }: Actions, size: Size) => {
  const dialog = page.getByRole('dialog')
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  /** Says when and for whom, once both are known; where the family has one of that name, that it adds another. */
  const book = dialog.getByRole('button', { name: /^(?:Book |Add another and book$)/ })
  const select = async (label: string, option: string) =>
    void (await dialog.getByLabel(label, { exact: true }).selectOption({ label: option }))
  /** In the bar where it is wide, else on the page. */
  const make = () => press(page.getByRole('button', { name: 'Make Appointment' }).filter({ visible: true }).first())
  return {
    /** From the bar where it is wide, else from above the days. */
    openAppointmentForm: async () => {
      if (size !== 'desktop') return make()
      await press(page.locator('summary').filter({ hasText: 'Add Patient', visible: true }))
      await press(page.getByRole('button', { name: 'Appointment', exact: true }).filter({ visible: true }))
    },
    openAppointmentFormAtDesk: make,
    seeAppointmentForm: () => book.waitFor(),
    seeAppointmentSlots: () => dialog.getByRole('radiogroup', { name: 'Slot' }).waitFor(),
    seeNoAppointmentSlots: () => dialog.getByText('No free slots for this type of consultation.').waitFor(),
    seeAppointmentSlotsFailed: () => button('Try again').waitFor(),
    askForAppointmentSlotsAgain: () => press(button('Try again')),
    addPatientNumber: () => press(button('Add a number')),
    keepNoNumber: () => press(button('Go on without a number')),
    isAddingNumber: () => button('Go on without a number').isVisible(),
    changeAppointmentNumber: () => press(button('Change number')),
    chooseSomeoneNew: () => select('Who is the appointment for?', 'Someone new'),
    typeSomeone: async (name: string, age: string, gender: string) => {
      await type(dialog.getByLabel('Patient name'), name)
      await type(dialog.getByLabel('Age in years'), age)
      await select('Gender', gender)
    },
    chooseAppointmentDay: async (day: CalendarDay) =>
      void (await dialog.getByLabel('Day', { exact: true }).selectOption(day)),
    chooseAppointmentSlot: (name: RegExp) => choose(dialog.getByRole('radio', { name })),
    chooseAppointmentDoctor: (name: string) => select('Doctor', name),
    chooseAppointmentWay: (name: string) => choose(dialog.getByRole('radio', { name, exact: true })),
    chooseAppointmentMethod: (name: string) => select('Payment method', name),
    saveAppointment: () => press(book),
    seeAppointmentBeingSaved: () => book.and(page.locator('[aria-busy=true]')).waitFor(),
    closeMadeAppointment: () => press(button('Close').last()),
    seeNoAppointmentForm: () => dialog.waitFor({ state: 'detached' }),
    seeAppointmentMade: () => dialog.getByText('Slot number').waitFor(),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly appointmentFor: ReturnType<typeof appointmentForPage>
  }
}
