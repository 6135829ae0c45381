import type { Page } from 'playwright-core'
import { configApi } from '../../../src/core/app/config.api'
import { sessionApi } from '../../../src/core/session/session.api'
import { button, type ChaosScreen, press } from '../../kit/chaos/screen'
import { newNumber } from '../../kit/patients'

const number = (page: Page) => page.getByLabel('Mobile number')
const digits = (page: Page) => page.getByRole('textbox', { name: /^Digit \d of 6$/ })
/** Those that stand before the last one, which sends the code. */
const firstDigits = (page: Page) => page.getByRole('textbox', { name: /^Digit [1-5] of 6$/ })
/** What is left to type of a code, which is sent with its last digit. */
const lastDigits = new WeakMap<Page, string>()

export const sessionScreens: readonly ChaosScreen[] = [
  {
    name: 'verifying a number',
    size: 'phone',
    open: () => ({ path: '/mobile-otp-verify' }),
    calls: {
      'the countries': {
        row: { endpoint: configApi.read, query: { key: 'countryCodes' } },
        wayOn: number,
        isQuiet: true,
      },
      'the code is asked for': {
        row: { endpoint: sessionApi.requestOtp },
        fill: (page) => number(page).fill(newNumber()),
        provoke: press('Get OTP'),
        typed: number,
        endedBy: /with 422/,
        wayOn: (page) => button('Get OTP')(page).or(digits(page).first()),
      },
      'the code is checked': {
        row: { endpoint: sessionApi.verifyOtp },
        fill: async (page, { served }) => {
          const phoneNumber = newNumber()
          await number(page).fill(phoneNumber)
          await press('Get OTP')(page)
          await digits(page).first().click()
          const code = await served.codeFor(phoneNumber)
          await page.keyboard.type(code.slice(0, -1))
          lastDigits.set(page, code.slice(-1))
        },
        provoke: (page) => page.keyboard.type(lastDigits.get(page) ?? ''),
        typed: firstDigits,
        endedBy: /with 422/,
        wayOn: (page) => button('Verify')(page),
      },
    },
  },
]
