import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** What stands in the view that is chosen, also behind a dialog. */
const inView = (what: string): string => `[role=tabpanel]:not([hidden]) ${what}`

/** A doctor's in-patients: the beds and the patients, and what is done with an open stay. */
export const wardPage = (page: Page, { press, choose }: Actions) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).filter({ visible: true })
  const dialog = page.getByRole('dialog')
  const hospitals = page.getByRole('dialog', { name: 'Choose the hospital' })
  const filters = page.getByRole('dialog', { name: 'Filters' })
  const open = dialog.or(page.getByRole('complementary'))
  const patient = (name: string) => page.getByRole('tabpanel').getByRole('button', { name: new RegExp(name) })
  /** By its button where the stay is open, else by the key on the bed. */
  const act = async (name: string, what: string, key: string) => {
    if (await button(what).isVisible()) await press(button(what))
    else await patient(name).press(key)
  }
  const shift = page.getByRole('dialog', { name: /^Shift / })
  const room = shift.getByLabel('ICU/Ward')
  const save = shift.getByRole('button', { name: /^Shift / })
  return {
    seeInPatientsLoading: () => page.locator('main [aria-busy=true]').first().waitFor(),
    seeInPatientsFailed: () => button('Try again').waitFor(),
    askForInPatientsAgain: () => press(button('Try again')),
    seeNoHospital: () => page.getByText('No hospital is linked yet').waitFor(),
    /** The beds, or the patients where those are chosen. */
    seeInPatients: () => page.locator(inView(':is(h2, [data-id])')).first().waitFor({ state: 'attached' }),
    seeBedsMissing: () => page.locator(inView(':is([role=alert], [data-id])')).first().waitFor({ state: 'attached' }),
    seePatients: () => choose(page.getByRole('tab', { name: 'Patients' })),
    seeBeds: () => choose(page.getByRole('tab', { name: 'Beds' })),
    turnViewAt: (name: string) => patient(name).press('v'),
    seeWardNews: () => button('1 new · Show').waitFor(),
    showWardNews: () => press(button('1 new · Show')),
    changeHospital: () => press(button(/^Change the hospital/)),
    seeHospitalsToChoose: () => hospitals.getByRole('button', { name: 'View Team' }).waitFor(),
    viewTeamOf: async (name: string) => {
      await choose(hospitals.getByRole('radio', { name }))
      await press(hospitals.getByRole('button', { name: 'View Team' }))
    },
    chooseOtherHospital: async (name: string) => {
      await choose(hospitals.getByRole('radio', { name }))
      await press(hospitals.getByRole('button', { name: 'Show this hospital' }))
    },
    /** In the bar, also where a sheet over it hides it from who cannot see. */
    seeWardOf: (hospital: string) => page.locator('header').getByText(hospital, { exact: true }).first().waitFor(),
    openStayOf: (name: string) => press(patient(name)),
    openStayFilters: () => press(button(/^Filters/)),
    seeStayFilters: () => filters.getByRole('button', { name: 'Show patients' }).waitFor(),
    seeStayOpening: () => open.first().waitFor(),
    seeStayFailed: () => open.getByRole('button', { name: 'Try again' }).waitFor(),
    hasStay: () => open.getByRole('link', { name: 'Call Patient' }).isVisible(),
    admitHere: () => press(button('Admit patient')),
    seeStay: () => open.getByRole('link', { name: 'Call Patient' }).waitFor(),
    seeStayChangedBy: (name: string) => button(`Changed by ${name} · Show`).waitFor(),
    showStayChangedBy: (name: string) => press(button(`Changed by ${name} · Show`)),
    seeTeamMember: (name: string) => open.getByRole('link', { name: `Call ${name}` }).waitFor(),
    seeSummaryToOpen: () => open.getByRole('link', { name: 'Open as PDF' }).waitFor(),
    /** A dialog, else the stay beside the page. */
    closeTopmost: async () => {
      const topmost = (await dialog.count()) > 0 ? dialog : open
      await press(topmost.getByRole('button', { name: 'Close' }))
      await topmost.waitFor({ state: 'detached' })
    },
    seeNothingOpen: () => open.first().waitFor({ state: 'detached' }),
    shift: (name: string) => act(name, 'Shift bed', 'm'),
    discharge: (name: string) => act(name, 'Discharge', 'd'),
    seeShifting: () => shift.waitFor(),
    tryMedicinesAgain: () => press(dialog.getByRole('button', { name: 'Try again' })),
    seeMedicinesFailed: () => dialog.getByText('What the patient took before could not be loaded').waitFor(),
    /** Writes a note and takes it back. */
    emptyNoteOfMedicine: async () => {
      const note = dialog.getByLabel('Note, row 1', { exact: true })
      await note.fill('x')
      await note.fill('')
    },
    continueMedicine: () => press(dialog.getByRole('button', { name: /goes on$/ })),
    stopMedicine: () => press(dialog.getByRole('button', { name: /stops$/ })),
    resumeMedicine: () => press(dialog.getByRole('button', { name: /does not stop$/ })),
    seeDischarging: () => page.getByRole('dialog', { name: /^Discharge / }).waitFor(),
    seeAdmission: () => page.getByRole('dialog', { name: 'Admission' }).waitFor(),
    shiftPatient: () => press(page.getByRole('button', { name: 'Shift bed' }).filter({ visible: true })),
    seeInList: (name: string) => page.getByRole('tabpanel', { name: 'Patients' }).getByText(name).first().waitFor(),
    markActive: () => press(page.getByRole('button', { name: 'Mark Patient as Active' }).filter({ visible: true })),
    seeBedsLoading: () => room.waitFor({ state: 'detached' }),
    seeBedsFailed: () => shift.getByRole('button', { name: 'Try again' }).waitFor(),
    askForBedsAgain: () => press(shift.getByRole('button', { name: 'Try again' })),
    seeBedsToChoose: () => room.waitFor(),
    chooseRoom: async (name: string) => void (await room.selectOption({ label: name })),
    chooseBed: async (number: string) => void (await shift.getByLabel('Bed number').selectOption({ label: number })),
    saveBed: () => press(save),
    seeBedBeingSaved: () => save.and(page.locator('[aria-busy=true]')).waitFor(),
    seeStayOver: (words: string) => shift.getByText(words).waitFor(),
    seeBedsClosed: () => shift.waitFor({ state: 'detached' }),
    closeBeds: () => press(shift.getByRole('button', { name: 'Close' }).first()),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly ward: ReturnType<typeof wardPage>
  }
}
