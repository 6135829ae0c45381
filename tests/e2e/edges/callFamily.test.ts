import { expect, test } from 'vitest'
import { callInvitePath } from '../../../src/core/app/links'
import { comeTo } from '../../kit/callPages'
import { inBrowser } from '../../kit/inBrowser'
import { newPatient } from '../../kit/patients'

const product = inBrowser()

test('a guest who opens an invitation is asked who they are', async () => {
  const page = await product.open('phone')
  await page.goto(callInvitePath('unknown'))
  await page.getByText('Log in with the number that the invitation came to.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Log in' }).isEnabled()).toBe(true)
})

test('whoever comes by an invitation that leads nowhere reads why, and goes home', async () => {
  const relative = await newPatient(product.served)
  const page = await comeTo(product, relative, 'phone', callInvitePath('nobody-was-sent-this'))
  await page.getByRole('heading', { name: 'We could not let you in' }).waitFor()
  await page.getByRole('link', { name: 'Go to home' }).click()
  await page.getByRole('heading', { name: 'We could not let you in' }).waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).pathname).toBe('/home')
})
