import { expect, test } from 'vitest'
import { focused, kitPages, press, story } from '../kit/kitPages'

const open = kitPages()

test('a reason is chosen before the question is answered; the safe answer has the focus, Escape leaves it', async () => {
  const page = await open('desktop', 'part=dialog')
  const asked = story(page, 'Modal, ConfirmDialog, ConfirmReason', 'a question that wants a reason')
  await asked.getByRole('button').press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Reject order M-104283?' })
  await dialog.waitFor()
  await expect.poll(() => focused(page)).toBe('Keep it')
  const reject = dialog.getByRole('button', { name: 'Reject order' })
  await expect.poll(() => reject.isDisabled()).toBe(true)
  await dialog.getByText('Something else', { exact: true }).click()
  await dialog.getByLabel('In your words').fill('The strip is torn')
  await expect.poll(() => reject.isDisabled()).toBe(false)
  await press(page, 'Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('arrows go through tiles in four directions; only those near the window are rendered', async () => {
  const page = await open('desktop', 'part=tile-grid')
  const few = story(page, 'TileGrid', 'a few')
  await few.getByRole('button').first().focus()
  await press(page, 'ArrowRight', 'ArrowDown')
  // Four in a row, and five in all: nothing is below the second.
  await expect.poll(() => focused(page)).toBe('Test report 2')
  await press(page, 'ArrowLeft', 'ArrowDown')
  await expect.poll(() => focused(page)).toBe('Test report 5')
  await press(page, 'ArrowUp')
  await expect.poll(() => focused(page)).toBe('Test report 1')
  const rendered = await story(page, 'TileGrid', 'very many').getByRole('button').count()
  expect(rendered).toBeGreaterThan(0)
  expect(rendered).toBeLessThan(100)
})

test('a document is enlarged, turned and paged by keys, where the browser shows no PDF of its own', async () => {
  const page = await open('desktop', '')
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }))
  await page.goto('/dev/kit?part=document-viewer')
  const pdf = story(page, 'DocumentViewer', 'a PDF of three pages')
  await pdf.getByText('Page 1 of 3').waitFor()
  await pdf.getByRole('group').focus()
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight')
  await pdf.getByText('Page 3 of 3').waitFor()
  await expect.poll(() => pdf.getByRole('button', { name: 'Next page' }).isDisabled()).toBe(true)
  await press(page, '+', '+')
  await expect.poll(() => pdf.getByRole('img').evaluate((each: HTMLElement) => each.style.width)).toBe('200%')
  await press(page, '0')
  await expect.poll(() => pdf.getByRole('img').evaluate((each: HTMLElement) => each.style.width)).toBe('100%')
})
