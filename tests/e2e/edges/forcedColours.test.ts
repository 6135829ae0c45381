import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from '../../kit/inBrowser'
import { doctorIn } from '../../kit/chatPages'
import { newPair } from '../../kit/pairs'
import { newPatient } from '../../kit/patients'
import { newDoctor } from '../../kit/staff'

const product = inBrowser()

const coloursOf = (element: Locator) =>
  element.evaluate((each) => {
    const { borderBlockStartColor, borderBlockEndColor, outlineStyle } = getComputedStyle(each)
    const canvas = getComputedStyle(document.body).backgroundColor
    return {
      isAboveSeen: borderBlockStartColor !== canvas,
      isBelowSeen: borderBlockEndColor !== canvas,
      isOutlined: outlineStyle !== 'none',
    }
  })

test('with the colours of the system, the bar marks where one is, a chip that it is chosen, and nothing else', async () => {
  const page = await product.openAs('desktop', await newPatient(product.served), '/faq')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/home')
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
  await links.first().waitFor()
  const marks = await Promise.all(
    (await links.all()).map(async (link) => [await link.getAttribute('aria-current'), await coloursOf(link)]),
  )
  expect(marks.map(([current]) => current)).toContain('page')
  for (const [current, seen] of marks)
    expect(seen).toMatchObject({ isAboveSeen: false, isBelowSeen: current === 'page' })
  await page.screenshot({ path: 'test-output/forced-home.png' })

  await page.goto('/find-doctor')
  const chip = page.locator('main button[aria-pressed]').first()
  await chip.click()
  await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true')
  await page.mouse.move(0, 0)
  expect((await coloursOf(chip)).isOutlined).toBe(true)
  const other = page.locator('main button[aria-pressed=false]').first()
  expect((await coloursOf(other)).isOutlined).toBe(false)
  await page.screenshot({ path: 'test-output/forced-doctors.png' })
})

test('with the colours of the system, a chosen day and a chosen slot are outlined, and so is the chat that is open', async () => {
  const doctor = await newDoctor(product.served)
  const page = await product.openAs(
    'desktop',
    await newPatient(product.served),
    `/doctor-profile?doctorId=${doctor.id}`,
  )
  await page.emulateMedia({ forcedColors: 'active' })
  const days = page.getByRole('radiogroup', { name: 'Choose a date' })
  const chosen = days.getByRole('radio', { checked: true })
  await chosen.waitFor()
  await expect.poll(async () => (await coloursOf(chosen)).isOutlined).toBe(true)
  expect((await coloursOf(days.getByRole('radio', { checked: false }).last())).isOutlined).toBe(false)
  const slot = page.getByRole('radio', { name: /, available$/ }).first()
  await slot.click()
  await expect.poll(() => slot.getAttribute('aria-checked')).toBe('true')
  expect((await coloursOf(slot)).isOutlined).toBe(true)
  await page.screenshot({ path: 'test-output/forced-slots.png' })

  const team = await doctorIn(product, await newPair(product.served))
  await team.emulateMedia({ forcedColors: 'active' })
  const row = team.locator('main li > button[aria-current]')
  await row.waitFor()
  await expect.poll(async () => (await coloursOf(row)).isOutlined).toBe(true)
})
