import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { WITH_WORKER } from '../kit/browser'
import { loadedBy, networkOf, offline } from '../kit/deviceNetwork'
import { comeAs } from '../kit/comeAs'
import { inBrowser } from '../kit/inBrowser'
import { newPatient } from '../kit/patients'

const product = inBrowser()

/** Paths of everything the worker keeps. */
const keptBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Parts of the app that the page has loaded and the worker does not keep. */
const notKept = async (page: Page): Promise<readonly string[]> => {
  const kept = await keptBy(page)
  return (await loadedBy(page)).filter((path) => !kept.includes(path))
}

/** The worker has everything that was loaded by the page that brought it. */
const workerKeeps = async (page: Page, part: string) => {
  await expect.poll(async () => (await keptBy(page)).join(' ')).toContain(part)
  await expect.poll(() => notKept(page)).toEqual([])
}

test('the app opens without a network, says so, and fills when the network is back', async () => {
  const page = await product.open('phone', WITH_WORKER)
  const network = await networkOf(page)
  await comeAs(page, await newPatient(product.served), '/home')
  await page.getByRole('link', { name: /Epilepsy/ }).waitFor()
  await workerKeeps(page, '/assets/home')

  await network.lose()
  await offline(page).waitFor()
  await page.reload()
  await offline(page).waitFor()
  await page
    .getByRole('main')
    .getByRole('button', { name: /Retry|Try again/ })
    .first()
    .waitFor()

  await network.find()
  await page.getByText('You are back online.').waitFor()
  await page.getByRole('link', { name: /Epilepsy/ }).waitFor()
  await offline(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('main').getByRole('button', { name: 'Try again' }).count()).toBe(0)
})

test('answers of the server are never kept', async () => {
  const page = await product.open('phone', WITH_WORKER)
  await comeAs(page, await newPatient(product.served), '/order-list')
  await workerKeeps(page, '/assets/orderList')
  await page.reload()
  await page.getByRole('heading', { name: 'My orders' }).waitFor()
  const kept = await keptBy(page)
  expect(kept.filter((path) => !/^\/(?:assets\/|shell\.html$|favicon\.svg$)/.test(path))).toEqual([])
  expect(kept.length).toBeGreaterThan(10)
})
