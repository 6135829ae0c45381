import { expect, test } from 'vitest'
import { giveUpVerifying, openForm } from '../../kit/forms'
import { inBrowser } from '../../kit/inBrowser'
import { newPatient } from '../../kit/patients'
import { newDoctor, newJunior } from '../../kit/staff'

const product = inBrowser()

test('a guest who gives up verifying on a desktop finds what was typed', () =>
  expect(giveUpVerifying(product, 'desktop')).resolves.toBeUndefined())

test('a doctor finds help in the settings of a phone as well', async () => {
  const junior = await newJunior(product.served, await newDoctor(product.served))
  const { page, I } = await openForm(product, 'phone', '/schedule', junior)
  await I.openMenu()
  await I.press('Settings')
  await I.seeSettings()
  await I.press('Help & Support')
  await I.fillIn('Problem', 'Slots')
  await expect.poll(() => I.canPress('Request Call Back')).toBe(false)
  await I.press('Cancel')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('a guest who wants to chat verifies a number and comes to the chat', async () => {
  const { page, I, verify } = await openForm(product, 'desktop', '/home')
  await page.getByRole('contentinfo').getByText('Chat with us').click()
  await verify((await newPatient(product.served)).login.phoneNumber!)
  await expect(I.at('/chat')).resolves.toBeUndefined()
})
