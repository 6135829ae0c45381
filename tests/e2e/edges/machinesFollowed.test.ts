import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readRecording } from '../../../tools/visualizer/protocol/recording'
import { faultsOf } from '../../kit/axe'
import { inBrowser } from '../../kit/inBrowser'
import { onPageError } from '../../kit/pageErrors'
import { newNumber } from '../../kit/patients'
import { personAt } from '../../kit/pages/person'

const product = inBrowser()

/** `/dev/machines` beside the tab that it follows, with everything that was posted between them. */
const openMachines = async (tab: Page, link = '') => {
  const page = await tab.context().newPage()
  const faults: string[] = []
  onPageError(page, (message) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.addInitScript(() => {
    const posted: unknown[] = []
    Object.assign(globalThis, { posted })
    new BroadcastChannel('machines').addEventListener('message', ({ data }) => posted.push(data))
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/dev/machines${link}`)
  return {
    page,
    faults,
    posted: () => page.evaluate(() => JSON.stringify((globalThis as unknown as { posted: unknown[] }).posted)),
    lit: (state: string) => page.locator(`[data-state="${state}"][data-active]`).waitFor(),
    place: () => page.getByRole('status').first().textContent(),
    seen: () =>
      page.evaluate(() => ({
        lit: [...document.querySelectorAll('[data-active]')].map((each) => each.getAttribute('data-state')),
        context: document.querySelector('[role=tabpanel]')?.textContent,
      })),
  }
}

test('a booking is followed without a typed number, saved and dropped, and is the same again', async () => {
  const tab = await product.open('desktop')
  const I = personAt(tab, 'desktop')
  await tab.goto('/find-doctor?inspect')
  await tab.getByRole('button', { name: 'Book clinic' }).first().click()
  const { page, faults, posted, lit, place, seen } = await openMachines(tab, '#booking')
  await tab.bringToFront()
  await I.seeSlots()
  await I.chooseSlot()
  await lit('choosingSlot')
  await I.goOn()
  const number = newNumber()
  await I.typeNumber(number)
  await page.bringToFront()
  await lit('awaitingVerification')
  await expect.poll(posted).not.toContain(number)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save session' }).click()
  const file = join(mkdtempSync(join(tmpdir(), 'machines-')), 'booking.machines.jsonl')
  await (await saving).saveAs(file)
  const text = readFileSync(file, 'utf8')
  expect(text).not.toContain(number)
  expect(readRecording(text).messages.length).toBeGreaterThan(50)
  const before = await seen()
  await page.getByLabel('Open file').setInputFiles({
    name: 'booking.machines.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from(text),
  })
  await page.getByText('Recorded: booking.machines.jsonl').waitFor()
  await lit('awaitingVerification')
  await expect.poll(() => seen()).toEqual(before)

  await page.getByRole('button', { name: 'Step back' }).click()
  await expect.poll(place).toMatch(/^(\d+) of \d+$/)
  await expect.poll(() => page.getByRole('option').count()).toBeLessThanOrEqual(60)
  expect((await faultsOf(page)).violations).toEqual([])
  expect(faults).toEqual([])
})

test('a link of a QA script opens its path, which is played apart to its end', async () => {
  const tab = await product.open('desktop')
  const { page, faults, lit } = await openMachines(tab, '?path=1&step=4#booking.choosingSlot')
  await page.locator('.selected[data-state="choosingSlot"]').waitFor()
  await expect.poll(() => page.locator('[aria-current=step]').textContent()).toMatch(/^Choose a slot/)
  await page.getByRole('button', { name: 'Play apart' }).first().click()
  await page.getByLabel('Pace').selectOption({ label: '0.25 s' })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByText('all 4 steps led where the path says').waitFor()
  await lit('choosingSlot')
  expect((await faultsOf(page)).violations).toEqual([])
  expect(faults).toEqual([])
})
