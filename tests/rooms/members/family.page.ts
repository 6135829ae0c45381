import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** The family, choosing who is treated, and a member's form. */
export const familyPage = (page: Page, { press, choose, type }: Actions) => {
  const chooser = page.getByRole('dialog', { name: 'Choose patient' })
  const family = page.getByRole('dialog', { name: 'Family' })
  const facts = page.getByRole('dialog', { name: 'Ravi Patel' })
  const photo = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Choose a photo' }) })
  const form = page.getByRole('dialog').filter({ has: page.getByLabel('Full name') })
  const save = form.getByRole('button', { name: /^(Save|Add another)/ })
  const age = form.getByLabel('Age')
  const member = (name: string) => chooser.getByRole('radio', { name: new RegExp(`^${name}`) })
  const number = page.getByRole('dialog', { name: 'Change mobile number' })
  const newNumber = number.getByRole('textbox', { name: 'Mobile number' })
  const inFamily = (name: string) => family.getByRole('button', { name: new RegExp(`^${name}`) })
  return {
    /** In the menu of the profile picture. */
    chooseFamily: () => press(page.getByRole('button', { name: 'Family', exact: true })),
    seeFamily: () => family.waitFor(),
    seeFamilyFailed: () => family.getByText('We could not load your family').waitFor(),
    seeInFamily: (name: string) => inFamily(name).waitFor(),
    openFactsOf: (name: string) => press(family.getByRole('button', { name: `Allergies and conditions of ${name}` })),
    seeFacts: () => facts.getByLabel('Allergies', { exact: true }).waitFor(),
    seeFactsOpen: () => facts.waitFor(),
    seeFactsFailed: () => facts.getByRole('button', { name: 'Retry' }).waitFor(),
    retryFacts: () => press(facts.getByRole('button', { name: 'Retry' })),
    addAllergy: async (name: string) => {
      await facts.getByLabel('Allergies', { exact: true }).fill(name)
      await page.keyboard.press('Enter')
    },
    saveMemberFacts: () => press(facts.getByRole('button', { name: /^Save/ })),
    seeFactsBeingSaved: () =>
      facts.getByRole('button', { name: /^Save/ }).and(page.locator('[aria-busy=true]')).waitFor(),
    leaveFacts: () => press(facts.getByRole('button', { name: 'Cancel' })),
    seeNoFacts: () => facts.waitFor({ state: 'detached' }),
    openPhotoOf: (name: string) => press(family.getByRole('button', { name: `Photo of ${name}` })),
    chooseMemberPhoto: (file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }) =>
      photo.getByLabel('Choose a photo').and(page.locator('input')).setInputFiles(file),
    removeMemberPhoto: () => press(photo.getByRole('button', { name: 'Remove the photo' })),
    leaveMemberPhoto: () => press(photo.getByRole('button', { name: 'Close' }).last()),
    seeMemberPhoto: () => photo.locator('button:not([aria-busy=true])', { hasText: 'Choose a photo' }).waitFor(),
    seeMemberPhotoBusy: () => photo.locator('button[aria-busy=true]', { hasText: 'Choose a photo' }).waitFor(),
    seeNoMemberPhoto: () => photo.waitFor({ state: 'detached' }),
    editMember: (name: string) => press(inFamily(name)),
    addToFamily: () => press(family.getByRole('button', { name: 'Add a member' })),
    closeFamily: () => press(family.getByRole('button', { name: 'Close' })),
    seeNoFamily: () => family.waitFor({ state: 'detached' }),
    beginNumberChange: () => press(form.getByRole('button', { name: 'Change', exact: true })),
    seeNumberChange: () => number.waitFor(),
    seeNoNumberChange: () => number.waitFor({ state: 'detached' }),
    seeNumberChangeFailed: () => number.getByText('The change could not begin').waitFor(),
    tryNumberAgain: () => press(number.getByRole('button', { name: 'Retry' })),
    seeOldCodeAsked: () => number.getByText(/your present number/).waitFor(),
    seeNewNumberAsked: () => newNumber.and(page.locator(':not([readonly])')).waitFor(),
    seeNumberCodeAsked: () => number.getByText(/Other devices are logged out/).waitFor(),
    seeNumberBusy: () => number.locator('button[aria-busy=true]').waitFor(),
    typeNewNumber: (digits: string) => type(newNumber, digits),
    typeNumberCode: async (code: string) => {
      for (const [place, digit] of code.split('').entries())
        await number.getByRole('textbox', { name: `Digit ${place + 1} of 6` }).fill(digit)
    },
    goOnWithNumber: () => press(number.getByRole('button', { name: 'Next' })),
    resendOldCode: () => press(number.getByRole('button', { name: 'Resend code' })),
    saveNumber: () => press(number.getByRole('button', { name: 'Save the number' })),
    leaveNumberChange: () => press(number.getByRole('button', { name: 'Cancel' })),
    addMember: () => press(chooser.getByRole('button', { name: 'Add' })),
    seeMember: (name: string) => member(name).waitFor({ state: 'attached' }),
    markMember: async (name: string) => {
      await choose(member(name))
      await chooser.getByRole('radio', { name: new RegExp(`^${name}`), checked: true }).waitFor({ state: 'attached' })
    },
    saveChosenMember: () => press(chooser.getByRole('button', { name: 'Save' })),
    closeChooser: () => press(chooser.getByRole('button', { name: 'Close' })),
    seeNoChooser: () => chooser.waitFor({ state: 'detached' }),
    seeMembersLoading: () => chooser.getByText('Loading your family…').waitFor({ state: 'attached' }),
    seeMembersFailed: () => chooser.getByText('We could not load your family').waitFor(),
    seeMemberForm: () => save.and(page.locator(':not([aria-busy])')).waitFor(),
    seeMemberIncomplete: () => form.getByText('All fields are required').waitFor(),
    seeMemberBeingSaved: () => save.and(page.locator('[aria-busy=true]')).waitFor(),
    seeNoMemberForm: () => form.waitFor({ state: 'detached' }),
    typeMemberName: (name: string) => type(form.getByLabel('Full name'), name),
    typeMemberAge: (years: string) => type(age, years),
    seeMemberAge: (years: string) => form.locator(`input[value="${years}"]`).waitFor(),
    chooseMemberGender: (gender: 'Male' | 'Female') => choose(form.getByRole('radio', { name: gender, exact: true })),
    saveMember: () => press(save),
    leaveMemberForm: () => press(form.getByRole('button', { name: 'Cancel' })),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly family: ReturnType<typeof familyPage>
  }
}
