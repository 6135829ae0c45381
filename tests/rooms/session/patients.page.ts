import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** Asking for a patient's number, over whatever is made for them, or on a page where a phone admits. */
export const patientsPage = (page: Page, { press, choose, type, enter }: Actions) => {
  const form = page.getByRole('dialog').or(page.getByRole('main'))
  const number = form.getByLabel('Mobile number')
  const search = form.getByRole('combobox', { name: 'Or find by name or number' })
  const check = form.getByRole('button', { name: /^(?:Check number|Save)$/ })
  const register = form.getByRole('button', { name: /^(?:Register patient|Add number)$/ })
  const without = form.getByRole('button', { name: /^Register (?:without a number|another person)$/ })
  const busy = page.locator('[aria-busy=true]')
  return {
    bookFreeSlot: async () => {
      await press(page.getByRole('gridcell', { name: '9:00 am' }).filter({ visible: true }))
      await press(page.getByRole('button', { name: 'Book this slot' }))
    },
    seePatientNumber: () => number.waitFor(),
    choosePatientCountry: async (code: string) => void (await form.getByLabel('Country code').selectOption(code)),
    seePatientCountries: () =>
      form.getByLabel('Country code').getByRole('option').nth(1).waitFor({ state: 'attached' }),
    typePatientNumber: (digits: string) => type(number, digits),
    checkPatientNumber: () => press(check),
    seeNumberBeingChecked: () => check.and(busy).waitFor(),
    seeNumberRefused: () => form.getByText('This number belongs to a pharmacy').waitFor(),
    searchPerson: (words: string) => type(search, words),
    seePersonSearched: () => page.getByText('Searching…').first().waitFor({ state: 'attached' }),
    seePersonFound: (name: string) => page.getByRole('option', { name }).waitFor(),
    choosePerson: (name: string) => press(page.getByRole('option', { name })),
    seePersonCode: () => register.and(page.locator(':not([aria-busy])')).waitFor(),
    typePersonCode: async (code: string) => {
      await enter(form.getByRole('textbox', { name: 'Digit 1 of 6' }))
      await page.keyboard.type(code)
    },
    seePersonResend: () => form.getByRole('button', { name: 'Resend code' }).waitFor(),
    resendPersonCode: () => press(form.getByRole('button', { name: 'Resend code' })),
    changePersonNumber: () => press(form.getByRole('button', { name: 'Change number' })),
    registerPerson: () => press(register),
    seePersonBeingRegistered: () => register.and(busy).waitFor(),
    seeNumberTaken: () => form.getByText('This number has an account already').waitFor(),
    haveNoNumber: () => press(form.getByRole('button', { name: 'No number at all' })),
    typeWithoutNumber: async (name: string, age: string, gender: string) => {
      await type(form.getByLabel('Full name'), name)
      await type(form.getByLabel('Age', { exact: true }), age)
      await choose(form.getByRole('radio', { name: gender, exact: true }))
    },
    registerWithoutNumber: () => press(without),
    seeWithoutNumber: () => without.and(page.locator(':not([aria-busy])')).waitFor(),
    seeRegisteredWithout: () => without.and(busy).waitFor(),
    haveNumber: () => press(form.getByRole('button', { name: 'There is a number' })),
    seePersonKnown: () => number.or(register).or(without).waitFor({ state: 'detached' }),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly patients: ReturnType<typeof patientsPage>
  }
}
