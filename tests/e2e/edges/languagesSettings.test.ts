import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { beginWith } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { personAt } from '../../kit/pages/person'
import { entriesOf, newPatient } from '../../kit/patients'

const product = inBrowser()

const stored = (page: Page) => page.evaluate(() => [Object.entries(localStorage), sessionStorage.getItem('lang')])

test('the settings change the language with the confirm button alone', async () => {
  const page = await product.open('phone')
  const I = personAt(page, 'phone')
  await beginWith(page, { session: entriesOf((await newPatient(product.served)).storage) })
  await page.goto('/home')
  await I.openMenu()
  await I.openSettings()
  await I.pickLanguage('ગુજરાતી')
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en')
  await I.confirmLanguage()
  await I.handle('gu')
  await expect.poll(() => stored(page)).toEqual([[['lang', 'guj']], 'guj'])
})

test('who logs out in one tab is gone from the others of this browser', async () => {
  const patient = await newPatient(product.served)
  const page = await product.open('phone')
  const other = await page.context().newPage()
  for (const each of [page, other]) {
    await beginWith(each, { session: entriesOf(patient.storage) })
    await each.goto('/order-list')
    await each.getByRole('heading', { name: 'My orders' }).or(each.getByText('My orders')).first().waitFor()
  }
  const I = personAt(page, 'phone')
  await I.openMenu()
  await I.logOut()
  await I.at('/')
  await other.waitForFunction(() => location.pathname === '/')
  const kept = await other.evaluate(() => JSON.stringify(sessionStorage))
  expect(kept).not.toContain(patient.login.token)
  expect(kept).not.toContain('user_id')
})
