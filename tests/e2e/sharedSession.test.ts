import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arriving } from '../kit/browser'
import { comeAs } from '../kit/comeAs'
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

test('beside tabs of two accounts a fresh one says whose it is, and goes on as the other', async () => {
  const doctor = await newDoctor(product.served)
  const patient = await newPatient(product.served)
  const first = await product.openAs('desktop', doctor, '/schedule')
  const second = await openBeside(first)
  await comeAs(second, patient, `${product.served.url}/faq`)
  await second.getByRole('heading', { level: 1 }).waitFor()
  const third = await openBeside(first)
  await third.setViewportSize({ width: 1280, height: 900 })
  await third.goto(`${product.served.url}/faq`)
  const card = third.getByRole('status').filter({ hasText: 'Another tab has another account.' })
  await card.waitFor()
  const tokens = [await token(first), await token(second)] as const
  const isDoctors = (await token(third)) === tokens[0]
  const [taken, other] = isDoctors ? [doctor, patient] : [patient, doctor]
  await card.getByText(`This tab is ${taken.login.name}'s.`).waitFor()
  await card.getByRole('button', { name: `Go on as ${other.login.name}` }).click()
  await card.waitFor({ state: 'detached' })
  await expect.poll(() => token(third)).toBe(tokens[isDoctors ? 1 : 0])
  await expect.poll(() => role(third)).toBe(other.login.role)
  // The others are who they were.
  expect([await token(first), await token(second)]).toEqual(tokens)
})

test('a tab that logged out stays out beside one that has a session', async () => {
  const first = await product.openAs('phone', await newPatient(product.served), '/home')
  const other = await openBeside(first)
  await other.addInitScript(() => sessionStorage.setItem('tabsAsked', 'yes'))
  await other.goto(`${product.served.url}/`)
  await other.getByRole('button', { name: /^Login/ }).waitFor()
  expect(await token(other)).toBeNull()
})
