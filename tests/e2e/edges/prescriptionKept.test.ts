import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { beginWith } from '../../kit/browser'
import { inBrowser } from '../../kit/inBrowser'
import { openPrescription } from '../../kit/openPrescription'

const product = inBrowser()

const atPrescription = () => openPrescription(product)

const cell = (page: Page, column: string, row: number) =>
  page.getByRole('table', { name: 'Medicines' }).getByLabel(`${column}, row ${row}`, { exact: true })

test('what was typed survives a reload, and a second tab takes it over', async () => {
  const { page } = await atPrescription()
  await page.keyboard.press('Alt+m')
  await page.keyboard.type('levetiracetam 500 101 af 10d')
  await page.keyboard.press('Enter')
  await page.getByText(/^Draft kept at/).waitFor()
  await page.reload()
  await page.getByText('What you typed before is here again.').waitFor()
  await expect.poll(() => cell(page, 'Medicine', 1).inputValue()).toBe('Levetiracetam')

  const second = await page.context().newPage()
  await beginWith(second, { session: await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage))) })
  await second.goto(page.url())
  await second.getByRole('button', { name: 'Edit here' }).click()
  await second.getByText('What you typed before is here again.').waitFor()
  await page.getByRole('button', { name: 'Edit here' }).waitFor()
})
