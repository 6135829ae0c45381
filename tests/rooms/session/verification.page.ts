import type { Locator, Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** Verifying a mobile number, in the dialog and on the page. */
export const verificationPage = (page: Page, { enter, press, choose, type }: Actions) => {
  const number = page.getByLabel('Mobile number')
  const request = page.getByRole('button', { name: 'Get OTP' })
  const verify = page.getByRole('button', { name: 'Verify' })
  const firstDigit = page.getByRole('textbox', { name: 'Digit 1 of 6' })
  const countdown = page.getByRole('timer')
  const resend = page.getByRole('button', { name: 'Resend code' })
  const dialog = page.getByRole('dialog', { name: 'Login or register' })
  const busy = (button: Locator) => button.and(page.locator('[aria-busy=true]')).waitFor()
  return {
    openLogin: () => press(page.getByRole('banner').getByText('Login / Register')),
    seeNumberStep: () => number.waitFor(),
    seeCodeStep: () => firstDigit.waitFor(),
    seeCountries: () => page.getByLabel('Country code').getByRole('option').nth(1).waitFor({ state: 'attached' }),
    chooseCountry: (code: string) => page.getByLabel('Country code').selectOption(code),
    /** How many digits a number of the chosen country has. */
    digitsWanted: async () => ((await page.getByLabel('Country code').inputValue()) === '+65' ? 8 : 10),
    typeNumber: (text: string) => type(number, text),
    leaveNumber: () => number.blur(),
    /** The button is there for a complete number; Enter asks for what is missing. */
    requestCode: async () => ((await request.isEnabled()) ? press(request) : number.press('Enter')),
    seeCodeBeingSent: () => busy(request),
    seeNumberFault: () => page.getByText(/^Mobile (Number is required|Number should have)/).waitFor(),
    /** The last digit sends it. */
    enterCode: async (code: string) => {
      await enter(firstDigit)
      await page.keyboard.type(code)
    },
    seeCode: (code: string) => page.getByRole('textbox', { name: `Digit ${code.length} of 6` }).waitFor(),
    verify: () => press(verify),
    seeCodeBeingChecked: () => busy(verify),
    seeCodeExhausted: () => verify.and(page.locator(':disabled')).waitFor(),
    seeCodeAwaited: () => verify.and(page.locator(':not([aria-busy])')).waitFor(),
    /** A wait of no seconds is over at once. */
    seeCountdownOrResend: () => countdown.or(resend).waitFor(),
    secondsLeft: async () => Number(/\d+/.exec((await countdown.textContent()) ?? '')?.[0]),
    seeSecondsLeft: (seconds: number) => countdown.filter({ hasText: String(seconds) }).waitFor(),
    seeResend: () => resend.waitFor(),
    seeNeitherCountdownNorResend: async () => {
      await countdown.waitFor({ state: 'detached' })
      await resend.waitFor({ state: 'detached' })
    },
    resend: () => press(resend),
    changeNumber: () => press(page.getByRole('button', { name: 'Change number' })),
    skip: () => press(page.getByRole('button', { name: 'Skip' })),
    closeLogin: () => press(page.getByRole('dialog').getByRole('button', { name: 'Close' })),
    seeLoginDialog: () => dialog.waitFor(),
    giveUpLogin: async () => {
      await dialog.waitFor()
      await press(dialog.getByRole('button', { name: 'Close' }))
      await dialog.waitFor({ state: 'detached' })
    },
    seeLoginGone: async () => {
      await number.waitFor({ state: 'detached' })
      await firstDigit.waitFor({ state: 'detached' })
    },
    seeVerificationPage: () => page.waitForURL('**/mobile-otp-verify*'),
    /** The profile a new patient is asked for. */
    completeProfile: async (name: string, age: string, gender: 'Male' | 'Female') => {
      const dialog = page.getByRole('dialog', { name: 'Complete your profile' })
      await type(dialog.getByLabel('Full name'), name)
      await type(dialog.getByLabel('Age'), age)
      await choose(dialog.getByRole('radio', { name: gender, exact: true }))
      await press(dialog.getByRole('button', { name: 'Save profile' }))
      await dialog.waitFor({ state: 'detached' })
    },
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly verification: ReturnType<typeof verificationPage>
  }
}
