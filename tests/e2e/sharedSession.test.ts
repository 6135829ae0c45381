import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arriving } from '../kit/browser'
import { inBrowser } from '../kit/inBrowser'
import { newDoctor } from '../kit/staff'
import { newPatient } from '../kit/patients'
import { personAt } from '../kit/pages/person'

const product = inBrowser()

const openBeside = async (page: Page): Promise<Page> => arriving(await page.context().newPage())
const role = (page: Page) => page.evaluate(() => sessionStorage.getItem('roleType'))
const token = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'))

test('a tab opened beside one with a session has that session, and leaves with it', async () => {
  const doctor = await newDoctor(product.served)
  const first = await product.openAs('desktop', doctor, '/schedule')
  const second = await openBeside(first)
  await second.setViewportSize({ width: 1280, height: 900 })
  await second.goto(`${product.served.url}/chats`)
  await second.getByRole('heading', { name: 'Chats', level: 1 }).waitFor()
  expect(await token(second)).toBe(await token(first))

  await personAt(second, 'desktop').leaveDesk()
  await personAt(first, 'desktop').at('/')
  await personAt(second, 'desktop').at('/')
  await first.reload()
  await second.reload()
  await first.getByRole('button', { name: /^Login/ }).waitFor()
  expect([await role(first), await role(second)]).not.toContain('DOCTOR')
})

test('a tab that logged out stays out beside one that has a session', async () => {
  const first = await product.openAs('phone', await newPatient(product.served), '/home')
  const other = await openBeside(first)
  await other.addInitScript(() => sessionStorage.setItem('tabsAsked', 'yes'))
  await other.goto(`${product.served.url}/`)
  await other.getByRole('button', { name: /^Login/ }).waitFor()
  expect(await token(other)).toBeNull()
})
