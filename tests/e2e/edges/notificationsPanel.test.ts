import type { Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { brand, phoneLink } from '../../../src/core/app/brand'
import { hasFocus, sizes } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { bellOf, noticePanelOf, openNotices, settled, tabOf } from '../../kit/noticePanel'
import { newPatient } from '../../kit/patients'

const isList = (request: Request) => request.url().includes('/in-app-notification')
const isMarking = (request: Request) => request.url().endsWith('/notification/firebase/status')

const product = inBrowser()

describe('The bell and its panel', () => {
  test('on a desktop: a dialog that marks what it shows as read, closes with Escape and gives the focus back', async () => {
    const page = await tabOf(product, 'desktop', await newPatient(product.served))
    await page.goto('/home')
    await page.getByRole('button', { name: 'Notifications, some are new' }).waitFor()
    const marking = page.waitForRequest(isMarking)
    await bellOf(page).click()
    await noticePanelOf(page).getByText('Stay updated with all offers', { exact: true }).waitFor()
    await noticePanelOf(page).getByRole('heading', { name: 'Welcome to Spine Care' }).waitFor()
    const { notificationIds } = (await marking).postDataJSON() as { notificationIds: string[] }
    expect(notificationIds).toEqual([expect.any(String)])
    await expect.poll(() => noticePanelOf(page).getByRole('link').count()).toBe(0)
    const { width, x } = (await noticePanelOf(page).boundingBox())!
    expect(width).toBeLessThan(sizes.desktop.width / 2)
    expect(x + width).toBe(sizes.desktop.width)
    await hasFocus(noticePanelOf(page))
    await page.keyboard.press('Escape')
    await noticePanelOf(page).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
    await expect.poll(() => bellOf(page).evaluate((bell) => bell === document.activeElement)).toBe(true)
  })

  test.each(['phone', 'tablet'] as const)('on a %s: the whole screen, and a call on the phone alone', async (size) => {
    const page = await tabOf(product, size, await newPatient(product.served))
    await openNotices(page)
    await settled(page)
    await expect.poll(() => noticePanelOf(page).boundingBox()).toEqual({ x: 0, y: 0, ...sizes[size] })
    const calls = noticePanelOf(page).getByRole('link', { name: `Call support on ${brand.helpline}` })
    const addresses = await calls.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual(size === 'phone' ? [phoneLink(brand.helpline)] : [])
  })

  test('follows a card to where it leads', async () => {
    const page = await tabOf(product, 'desktop', await newPatient(product.served))
    await openNotices(page)
    await noticePanelOf(page).getByRole('button', { name: 'Find a doctor' }).click()
    await page.waitForURL('**/find-doctor')
    await noticePanelOf(page).waitFor({ state: 'detached' })
    await bellOf(page).click()
    await noticePanelOf(page).getByRole('button', { name: 'Welcome to Spine Care' }).click()
    await page.waitForURL('**/medical-records*')
    // The form of one's own profile, over the records.
    await page.getByRole('dialog').getByLabel('Name').waitFor()
    await expect.poll(() => page.getByRole('dialog').getByLabel('Name').inputValue()).toBe('Asha Patel')
  })
})

describe('A guest', () => {
  test('is not asked for at the start, and finds an empty panel', async () => {
    const page = await tabOf(product, 'phone')
    const lists: string[] = []
    page.on('request', (request) => isList(request) && lists.push(request.url()))
    await page.goto('/home')
    await bellOf(page).waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(lists).toEqual([])
    await bellOf(page).click()
    await noticePanelOf(page).getByText('Opps ! No Notifications yet').waitFor()
  })
})
