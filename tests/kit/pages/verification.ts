import type { Locator, Page } from 'playwright-core'

/** Verifying a mobile number, in the dialog and on the page. */
export const verification = (page: Page) => {
  const number = page.getByLabel('Mobile number')
  const request = page.getByRole('button', { name: 'Get OTP' })
  const verify = page.getByRole('button', { name: 'Verify' })
  const firstDigit = page.getByRole('textbox', { name: 'Digit 1 of 6' })
  const resend = page.getByRole('button', { name: 'Send the code again' })
  const busy = (button: Locator) => button.and(page.locator('[aria-busy=true]')).waitFor()
  return {
    openLogin: () => page.getByRole('banner').getByText('Login / Register').click(),
    seeNumberStep: () => number.waitFor(),
    seeCodeStep: () => firstDigit.waitFor(),
    seeCountries: () => page.getByLabel('Country code').getByRole('option').nth(1).waitFor({ state: 'attached' }),
    chooseCountry: (code: string) => page.getByLabel('Country code').selectOption(code),
    /** How many digits a number of the chosen country has. */
    digitsWanted: async () => ((await page.getByLabel('Country code').inputValue()) === '+65' ? 8 : 10),
    typeNumber: (text: string) => number.fill(text),
    leaveNumber: () => number.blur(),
    /** The button is there for a complete number; Enter asks for what is missing. */
    requestCode: async () => ((await request.isEnabled()) ? request.click() : number.press('Enter')),
    seeCodeBeingSent: () => busy(request),
    seeNumberFault: () => page.getByText(/^Mobile (Number is required|Number should have)/).waitFor(),
    enterCode: async (code: string) => {
      await firstDigit.click()
      await page.keyboard.type(code)
    },
    seeCode: (code: string) => page.getByRole('textbox', { name: `Digit ${code.length} of 6` }).waitFor(),
    verify: () => verify.click(),
    seeCodeBeingChecked: () => busy(verify),
    seeCodeAwaited: () => verify.and(page.locator(':not([aria-busy])')).waitFor(),
    seeCountdown: () => page.getByRole('timer').waitFor(),
    seeResend: () => resend.waitFor(),
    seeNeitherCountdownNorResend: async () => {
      await page.getByRole('timer').waitFor({ state: 'detached' })
      await resend.waitFor({ state: 'detached' })
    },
    resend: () => resend.click(),
    changeNumber: () => page.getByRole('button', { name: 'Change number' }).click(),
    skip: () => page.getByRole('button', { name: 'Skip' }).click(),
    closeLogin: () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
    seeLoginDialog: () => page.getByRole('dialog', { name: 'Login or register' }).waitFor(),
    seeLoginGone: async () => {
      await number.waitFor({ state: 'detached' })
      await firstDigit.waitFor({ state: 'detached' })
    },
    seeVerificationPage: () => page.waitForURL('**/mobile-otp-verify*'),
    /** The profile a new patient is asked for. */
    completeProfile: async (name: string, age: string, gender: 'Male' | 'Female') => {
      const dialog = page.getByRole('dialog', { name: 'Complete your profile' })
      await dialog.getByLabel('Full name').fill(name)
      await dialog.getByLabel('Age').fill(age)
      await dialog.getByText(gender, { exact: true }).click()
      await dialog.getByRole('button', { name: 'Save profile' }).click()
      await dialog.waitFor({ state: 'detached' })
    },
  }
}
