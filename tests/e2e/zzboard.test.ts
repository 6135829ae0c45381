import { expect, test } from 'vitest'
import { demonstrationAccounts } from '../../server/seed/accounts'
import { inBrowser } from '../kit/inBrowser'
import { beginWith } from '../kit/browser'
import { entriesOf, sessionOf } from '../kit/patients'

const product = inBrowser()
const SHOTS = process.env['SHOTS'] ?? '/tmp/board_shots'

test('board', async () => {
  const errors: string[] = []
  for (const [who, account] of [['ph', demonstrationAccounts.pharmacy], ['dc', demonstrationAccounts.diagnosticCentre]] as const) {
    const desk = await sessionOf(product.served, account.phoneNumber)
    for (const size of ['phone', 'tablet', 'desktop'] as const) {
      const page = await product.open(size)
      page.on('pageerror', (e) => errors.push(String(e)))
      page.on('console', (m) => m.type() === 'error' && errors.push(m.text()))
      await beginWith(page, { session: entriesOf(desk.storage) })
      await page.goto('/orders')
      await page.locator('[data-card]').first().waitFor({ timeout: 20000 }).catch((e) => errors.push(`${who} ${size} ${e}`))
      await page.screenshot({ path: `${SHOTS}/${who}-${size}-board.png` })
      await page.locator('[data-card]').first().click().catch(() => {})
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `${SHOTS}/${who}-${size}-panel.png` })
      if (who === 'ph') {
        await page.getByRole('button', { name: 'Accept', exact: true }).click()
        await page.getByRole('button', { name: 'Packed', exact: true }).click()
        await page.waitForTimeout(500)
        await page.getByLabel('Total bill').fill('५००')
        await page.screenshot({ path: `${SHOTS}/${who}-${size}-bill.png` })
        await page.getByRole('button', { name: 'Packed, show the bill' }).click()
        await page.getByRole('button', { name: /^(Complete|Sent)$/ }).first().waitFor()
        await page.waitForTimeout(500)
        await page.screenshot({ path: `${SHOTS}/${who}-${size}-packed.png` })
      }
      if (size === 'desktop') {
        await page.keyboard.press('Escape')
        await page.goto('/orders?view=list')
        await page.waitForTimeout(2000)
        await page.screenshot({ path: `${SHOTS}/${who}-${size}-list.png` })
      }
    }
  }
  {
    const desk = await sessionOf(product.served, demonstrationAccounts.pharmacy.phoneNumber)
    const page = await product.open('phone')
    await beginWith(page, { session: { ...entriesOf(desk.storage) }, local: { language: 'hin' } } as never)
    await page.goto('/orders')
    await page.waitForTimeout(3000)
    await page.screenshot({ path: `${SHOTS}/hi-phone.png` })
  }
  console.log(errors.slice(0, 30).join('\n'))
  expect(errors).toEqual([])
})
