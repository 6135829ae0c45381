import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** The days of a doctor or of a clinic, what is open over them, and moving an appointment. */
export const schedulePage = (page: Page, { press, choose }: Actions) => {
  const dialog = page.getByRole('dialog')
  const records = page.getByRole('dialog', { name: /^Medical records(?: of .+)?$/ })
  const question = page.getByRole('alertdialog')
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  /** A tool of the page, by its word or in the menu beside. */
  const pressTool = async (name: string) => {
    const more = button(/^More: /).filter({ visible: true })
    await button(name).filter({ visible: true }).or(more).first().waitFor()
    if (await button(name).filter({ visible: true }).isVisible()) return press(button(name).filter({ visible: true }))
    await press(more)
    await press(page.getByRole('menuitem', { name, exact: true }))
  }
  const cell = (patient: string) => page.getByRole('gridcell', { name: patient }).filter({ visible: true })
  return {
    seeDaysLoading: () => cell('Asha Patel').waitFor({ state: 'detached' }),
    seeDaysFailed: () => button('Try again').waitFor(),
    askForDaysAgain: () => press(button('Try again')),
    openEntryOf: (patient: string) => press(cell(patient)),
    seeScheduled: (patient: string) => cell(patient).waitFor(),
    seeNobodyScheduled: () => page.getByText('No appointments on this day').waitFor(),
    chooseDayOfWeek: (day: RegExp) =>
      choose(page.getByRole('radiogroup', { name: 'Week' }).getByRole('radio', { name: day })),
    seeClinicList: () => page.getByRole('list', { name: 'Appointments' }).getByText('Asha Patel').waitFor(),
    goToToday: () => press(button('Today')),
    seeLaterDays: () => press(button('Later days')),
    closeEntry: () => press(page.getByRole('complementary').or(dialog).getByRole('button', { name: 'Close' })),
    startSelecting: () => pressTool('Select'),
    seeSelecting: () => page.getByText('Select items').filter({ visible: true }).first().waitFor(),
    markHours: () =>
      page
        .getByRole('checkbox', { name: /^Select / })
        .filter({ visible: true })
        .first()
        .click(),
    markWithKey: (patient: string) => cell(patient).press('x'),
    stopSelecting: () =>
      press(
        page
          .getByText('Select items')
          .filter({ visible: true })
          .first()
          .locator('..')
          .getByRole('button', { name: 'Cancel', exact: true }),
      ),
    cancelAppointments: () =>
      press(page.getByRole('button', { name: /^Cancel (?:appointment|\d+ appointments?)$/ }).last()),
    seeCancellingAsked: () => question.waitFor(),
    confirmCancelling: () => press(question.getByRole('button', { name: /^Cancel / })),
    seeCancellingBusy: () => question.and(page.locator(':has([aria-busy=true])')).waitFor(),
    keepAppointments: () => press(question.getByRole('button', { name: /^(?:Keep|Go back)$/ })),
    openDayReport: () => pressTool('Day report'),
    seeDayReport: () => page.getByRole('dialog', { name: 'Day report' }).waitFor(),
    closeDayReport: () =>
      press(page.getByRole('dialog', { name: 'Day report' }).getByRole('button', { name: 'Close' })),
    showRecords: () => press(page.getByRole('button', { name: 'Show', exact: true })),
    seePatientRecordsLoading: () => records.getByRole('list').waitFor({ state: 'detached' }),
    /** By its own title, which no language translates. */
    seeRecords: (about: string) => records.locator(`text=${about}`).first().waitFor(),
    chooseRecordsOfKind: (name: string) => press(records.getByRole('button', { name, exact: true })),
    chooseRecordsAbout: async (name: string) =>
      void (await records.getByLabel('Health category').selectOption({ label: name })),
    seeNoPatientRecords: () => records.getByText('No records found').waitFor(),
    seePatientRecordsFailed: () => records.getByRole('button', { name: 'Try again' }).waitFor(),
    askForRecordsAgain: () => press(records.getByRole('button', { name: 'Try again' })),
    askToBlock: () => press(button(/^(?:Block|Unblock) patient$/)),
    seeBlockLoading: () => dialog.getByRole('alertdialog').waitFor({ state: 'detached' }),
    seeBlockFailed: () =>
      page.getByRole('dialog', { name: 'Block patient' }).getByRole('button', { name: 'Try again' }).waitFor(),
    askForBlockAgain: () =>
      press(page.getByRole('dialog', { name: 'Block patient' }).getByRole('button', { name: 'Try again' })),
    seeBlockAsked: (title: RegExp) => page.getByRole('alertdialog', { name: title }).waitFor(),
    confirmBlock: () => press(question.getByRole('button', { name: /^(?:Block|Unblock) patient$/ })),
    seeBlockBusy: () => question.and(page.locator(':has([aria-busy=true])')).waitFor(),
    leaveBlock: () =>
      press(
        page
          .getByRole('alertdialog')
          .or(page.getByRole('dialog', { name: 'Block patient' }))
          .getByRole('button', { name: 'Close' }),
      ),
    seeBlockLeft: () => question.waitFor({ state: 'detached' }),
    openReschedule: () => press(button('Reschedule')),
    seeSlotsToMoveTo: () => dialog.getByRole('radio', { name: /am|pm/ }).first().waitFor({ state: 'attached' }),
    seeMoveLoading: () => dialog.getByText(/^Was: /).waitFor(),
    seeMoveFailed: () => dialog.getByRole('button', { name: 'Try again' }).waitFor(),
    askForMoveAgain: () => press(dialog.getByRole('button', { name: 'Try again' })),
    chooseFirstSlotToMoveTo: () => choose(dialog.getByRole('radio', { name: /am|pm/ }).first()),
    moveAppointment: () => press(dialog.getByRole('button', { name: 'Reschedule', exact: true })),
    seeBeingMoved: () =>
      dialog.getByRole('button', { name: 'Reschedule' }).and(page.locator('[aria-busy=true]')).waitFor(),
    seeMoved: () => dialog.getByText(/now has slot/).waitFor(),
    closeMove: () => press(dialog.getByRole('button', { name: 'Close' }).first()),
    seeNoDialog: () => dialog.waitFor({ state: 'detached' }),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly schedule: ReturnType<typeof schedulePage>
  }
}
