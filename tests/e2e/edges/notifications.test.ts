import type { Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { NEAR_END, PULL_TO_REFRESH } from '../../../src/core/notifications/shown.rules'
import { divert, sizes } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { noticePanelOf, openNotices, settled, tabOf } from '../../kit/noticePanel'
import { newPatient } from '../../kit/patients'

const LIST = '**/notification/firebase/in-app-notification*'
const isList = (request: Request) => request.url().includes('/in-app-notification')
const product = inBrowser()

/** Answers the list with so many notifications; the pages that were asked for. */
const withMany = async (page: Page, count: number) => {
  const asked: string[] = []
  const all = Array.from({ length: count }, (_, index) => ({
    id: `n${index}`,
    title: `Notification ${index}`,
    description: 'What happened, in as many words as two lines of a telephone hold and then some more',
    event_type: 'tests.offer',
    created_at: 1_709_609_820 - index,
    status: 'READ',
    dynamic_data: {},
  }))
  await page.route(LIST, async (route) => {
    const { searchParams } = new URL(route.request().url())
    asked.push(searchParams.get('page') ?? '')
    const from = (Number(searchParams.get('page')) - 1) * Number(searchParams.get('limit'))
    const result = { notificationData: all.slice(from, from + 10), isAllNotificationRead: true }
    await route.fulfill({ json: { result, message: '', statusCode: 200 } })
  })
  return asked
}
/** A phone so low that ten of them are longer than the panel by more than what is near its end. */
const lowPhone = async () => {
  const page = await tabOf(product, 'phone', await newPatient(product.served))
  await page.setViewportSize({ ...sizes.phone, height: 640 })
  return page
}

/** What scrolls in the panel. */
const scroller = (page: Page) =>
  noticePanelOf(page)
    .locator('div', { has: page.locator('ul') })
    .first()

describe('The bell and its panel', () => {
  test('says what there is when there is nothing', async () => {
    const page = await tabOf(product, 'phone', await newPatient(product.served))
    await withMany(page, 0)
    await openNotices(page)
    await noticePanelOf(page).getByText('Opps ! No Notifications yet', { exact: true }).waitFor()
    await noticePanelOf(page)
      .getByText('Watch this space for some coming your way very soon', { exact: true })
      .waitFor()
    await expect.poll(() => noticePanelOf(page).getByRole('listitem').count()).toBe(0)
  })

  test('shows the server’s words when the list fails, and loads it again', async () => {
    const page = await tabOf(product, 'phone', await newPatient(product.served))
    const letGo = await divert(page, LIST, (route) =>
      route.fulfill({ status: 500, json: { message: 'Not now', statusCode: 500 } }),
    )
    await openNotices(page)
    await noticePanelOf(page).getByText('Not now').waitFor()
    letGo()
    await noticePanelOf(page).getByRole('button', { name: 'Try again' }).click()
    await noticePanelOf(page).getByRole('heading', { name: 'Welcome to Spine Care' }).waitFor()
    await expect.poll(() => noticePanelOf(page).getByText('Not now').count()).toBe(0)
  })
})

describe('A long list', () => {
  test('loads more within 100 pixels of its end, once, and not a pixel earlier', async () => {
    const page = await lowPhone()
    const asked = await withMany(page, 25)
    await openNotices(page)
    const list = scroller(page)
    await page.getByText('Notification 9', { exact: true }).waitFor({ state: 'attached' })
    const scrollTo = async (left: number) => {
      await list.evaluate((box, pixels) => {
        box.scrollTop = box.scrollHeight - box.clientHeight - pixels
      }, left)
      await settled(page)
    }
    await scrollTo(NEAR_END + 1)
    expect(asked).toEqual(['1'])
    await scrollTo(NEAR_END)
    await page.getByText('Notification 19', { exact: true }).waitFor({ state: 'attached' })
    expect(asked).toEqual(['1', '2'])
    await scrollTo(0)
    await noticePanelOf(page).getByText('You are all caught up').waitFor()
    await scrollTo(0)
    expect(asked).toEqual(['1', '2', '3'])
    await expect.poll(() => noticePanelOf(page).getByRole('listitem').count()).toBe(25)
  })

  test('that is longer than the panel is not asked for its second page as it opens', async () => {
    const page = await tabOf(product, 'phone', await newPatient(product.served))
    const asked = await withMany(page, 25)
    await openNotices(page)
    await page.getByText('Notification 9', { exact: true }).waitFor({ state: 'attached' })
    await settled(page)
    await page.getByText('Notification 0', { exact: true }).waitFor()
    expect(asked).toEqual(['1'])
  })

  test('is asked for anew when it is pulled down far enough', async () => {
    const page = await lowPhone()
    const asked = await withMany(page, 12)
    await openNotices(page)
    await page.getByText('Notification 0').waitFor()
    const devtools = await page.context().newCDPSession(page)
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) => {
      await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] })
    }
    const pull = async (pixels: number) => {
      await touch('touchStart', 300)
      for (let step = 1; step <= 10; step += 1) await touch('touchMove', 300 + (pixels * step) / 10)
      await settled(page)
    }
    await pull(PULL_TO_REFRESH)
    await noticePanelOf(page).getByText('Pull down to refresh').waitFor()
    await touch('touchEnd')
    await settled(page)
    expect(asked).toEqual(['1'])
    await pull(PULL_TO_REFRESH * 3)
    await noticePanelOf(page).getByText('Let go to refresh').waitFor()
    const again = page.waitForRequest(isList)
    await touch('touchEnd')
    await again
    await noticePanelOf(page).getByText('Getting the latest').waitFor({ state: 'detached' })
    expect(asked).toEqual(['1', '1'])
  })
})
