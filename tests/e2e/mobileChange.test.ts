import { expect, test } from 'vitest'
import { inBrowser } from '../kit/inBrowser'
import { personAt } from '../kit/pages/person'
import { newNumber, newPatient } from '../kit/patients'

const product = inBrowser()

test('a patient whose code for the new number was wrong asks for another one, and the number stays', async () => {
  const { served } = product
  const page = await product.openAs('phone', await newPatient(served), '/home')
  const I = personAt(page, 'phone')
  const number = newNumber()
  await I.openMenu()
  await I.chooseFamily()
  await I.seeFamily()
  await I.editMember('Asha Patel')
  await I.beginNumberChange()
  await I.seeNewNumberAsked()
  await I.typeNewNumber(number)
  await I.goOnWithNumber()
  await I.seeNumberCodeAsked()
  await I.typeNumberCode((await served.codeFor(number)) === '111111' ? '222222' : '111111')
  await I.saveNumber()
  await page.getByText('The OTP is not correct. Please check and try again.').waitFor()
  await page.getByRole('button', { name: 'Resend code' }).click()
  await I.seeNewNumberAsked()
  await expect.poll(() => page.getByRole('textbox', { name: 'Mobile number' }).inputValue()).toBe(number)
  await I.goOnWithNumber()
  // A minute lies between two codes.
  await page.getByText(/^Too many requests. Please try again in \d+ seconds.$/).waitFor()
})
