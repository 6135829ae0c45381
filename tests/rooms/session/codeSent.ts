import { newNumber } from '../../kit/patients'
import type { BaseScene } from '../../kit/paths/browser'

/** Has a code sent to a new number, over the page on a desktop and on a page of its own on a phone. */
export const haveCodeSent = async ({ page, size, I, inspection }: BaseScene): Promise<string> => {
  const phoneNumber = newNumber()
  if (size === 'desktop') {
    await page.goto('/?inspect=1')
    await inspection.reached('session', 'anonymous', 0)
    await I.openLogin()
  } else await page.goto('/mobile-otp-verify?inspect=1')
  await I.typeNumber(phoneNumber)
  await I.requestCode()
  await I.seeCodeStep()
  return phoneNumber
}
