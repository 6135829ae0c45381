import { expect, test } from 'vitest'
import { inBrowser } from '../../kit/inBrowser'
import { verifyNumber } from '../../kit/signUp'
import { personAt } from '../../kit/pages/person'

const product = inBrowser()

test('a guest who presses the chats in the bar of a phone verifies a number and comes to them', async () => {
  const page = await product.open('phone')
  const I = personAt(page, 'phone')
  await page.goto('/home')
  await page.getByRole('banner').getByRole('link', { name: 'My chats' }).click()
  await I.seeVerificationPage()
  await verifyNumber(I, product.served)
  await I.completeProfile('Meera Nair', '52', 'Female')
  await I.at('/chat')
  await expect
    .poll(() => page.getByRole('main').getByRole('heading', { level: 1, name: 'Chats', exact: true }).isVisible())
    .toBe(true)
})
