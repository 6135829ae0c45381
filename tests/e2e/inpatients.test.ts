import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from '../kit/inBrowser'
import { keyboardOf } from '../kit/keyboard'
import { newWard } from '../kit/wards'

const product = inBrowser()

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
test('a patient is moved to a bed of another room with six keys', async () => {
  const { doctor, path } = await newWard(product.served)
  const page = await product.openAs('desktop', doctor, path)
  const { reach, focused } = keyboardOf(page)
  let pressed = 0
  const press = async (key: string) => {
    pressed += 1
    await page.keyboard.press(key)
  }
  await reach(page.locator('[data-stay]'))
  await press('m')
  const shift = dialog(page, 'Shift Meera Rao')
  await focused(shift.getByLabel('ICU/Ward'))
  await press('n')
  await press('Tab')
  await press('ArrowDown')
  await press('Tab')
  await press('Enter')
  await page
    .getByRole('region', { name: 'Neuro ICU' })
    .getByRole('button', { name: /^Bed 1.*Meera Rao/s })
    .waitFor()
  expect(pressed).toBeLessThanOrEqual(6)
})
