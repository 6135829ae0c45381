import { expect, test } from 'vitest'
import { faultsOf } from '../../kit/axe'
import { hasFocus } from '../../kit/browser'
import { focused, kitPages, press, story } from '../../kit/kitPages'

const open = kitPages()

test('every part fits a phone and breaks no rule of accessibility', async () => {
  const page = await open('phone', '')
  expect(await faultsOf(page)).toEqual({ violations: [], overflow: 0, cut: [], loose: [], closed: [] })
})

test('the page frames itself at the width of a phone', async () => {
  const page = await open('desktop', '')
  await page.goto('/dev/kit?part=number-stepper')
  await page.getByLabel('Width').selectOption('390 px')
  await page.frameLocator('iframe').getByRole('heading', { name: 'NumberStepper' }).waitFor()
  await expect.poll(() => page.url()).toContain('part=number-stepper&width=390')
})

test('panels stack: Escape leaves one, keeps what was typed, and the focus returns to what opened it', async () => {
  const page = await open('desktop', 'part=side-panel')
  const closed = story(page, 'SidePanel', 'closed')
  await closed.getByRole('button', { name: 'Asha Patel' }).focus()
  await press(page, 'Enter')
  await expect.poll(() => focused(page)).toBe('Asha Patel')
  await press(page, 'Tab', 'Tab')
  await page.keyboard.type('walks again')
  await closed.getByText('Not saved').waitFor()
  await press(page, 'Tab', 'Enter')
  await expect.poll(() => focused(page)).toBe('Records')
  await press(page, 'Escape')
  await expect.poll(() => focused(page)).toBe('Records')
  await expect.poll(() => closed.getByLabel('Note').inputValue()).toBe('walks again')
  await press(page, 'Escape')
  await expect.poll(() => closed.getByRole('complementary').count()).toBe(0)
  await expect.poll(() => focused(page)).toBe('Asha Patel')
})

test('on a phone a panel is a sheet that Escape leaves', async () => {
  const page = await open('phone', 'part=side-panel')
  await story(page, 'SidePanel', 'closed').getByRole('button').press('Enter')
  await hasFocus(page.getByRole('dialog', { name: 'Asha Patel' }))
  await press(page, 'Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

test('a dialog stays open when the focus is given to what lies outside, and closes at a press there', async () => {
  const page = await open('desktop', 'part=dialog')
  await story(page, 'Modal, ConfirmDialog, ConfirmReason', 'one over another').getByRole('button').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Book with Dr. Asha Rao' })
  await dialog.waitFor()
  await page.evaluate(() => {
    const heading = document.createElement('h1')
    heading.tabIndex = -1
    document.body.append(heading)
    heading.focus()
  })
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  await expect.poll(() => dialog.isVisible()).toBe(true)
  await page.mouse.click(5, 5)
  await dialog.waitFor({ state: 'detached' })
})

test('a dialog stays open, with what was typed in it, when the one below it closes; Escape closes the top one alone', async () => {
  const page = await open('desktop', 'part=dialog')
  await story(page, 'Modal, ConfirmDialog, ConfirmReason', 'one over another').getByRole('button').press('Enter')
  const lower = page.getByRole('dialog', { name: 'Book with Dr. Asha Rao' })
  const upper = page.getByRole('dialog', { name: 'Complete your profile' })
  const openUpper = () => lower.getByRole('button', { name: 'Complete your profile' }).click()
  await openUpper()
  await hasFocus(upper)
  await upper.getByLabel('Full name').fill('Meera Nair')
  await press(page, 'Escape')
  await upper.waitFor({ state: 'detached' })
  await openUpper()
  await upper.getByRole('button', { name: 'Close what is below' }).click()
  await lower.waitFor({ state: 'detached' })
  await expect.poll(() => upper.getByLabel('Full name').inputValue()).toBe('Meera Nair')
  await upper.getByRole('button', { name: 'Close', exact: true }).click()
  await upper.waitFor({ state: 'detached' })
})

test('of two dialogs that open at once the upper one is there for a screen reader, and the lower one after it', async () => {
  const page = await open('desktop', 'part=dialog')
  await story(page, 'Modal, ConfirmDialog, ConfirmReason', 'two that open at once').getByRole('button').press('Enter')
  const upper = page.getByRole('dialog', { name: 'Complete your profile' })
  await hasFocus(upper)
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
  await upper.getByRole('button', { name: 'Close' }).click()
  await upper.waitFor({ state: 'detached' })
  const lower = page.getByRole('dialog', { name: 'Book with Dr. Asha Rao' })
  await lower.getByRole('button', { name: 'Close' }).click()
  await lower.waitFor({ state: 'detached' })
})

test('a day is typed day first or chosen with the arrow keys', async () => {
  const page = await open('desktop', 'part=date-picker')
  const day = story(page, 'DatePicker, RangePicker', 'a day, empty')
  await day.getByRole('textbox').fill('24-11-2026')
  await press(page, 'Enter')
  await expect.poll(() => day.getByRole('textbox').inputValue()).toBe('24/11/2026')
  await day.getByRole('button', { name: 'Open calendar' }).press('Enter')
  await page.locator('[data-part=table-cell-trigger]:focus').waitFor()
  const reached = (date: string) => page.locator(`[data-part=table-cell-trigger][data-value="${date}"]:focus`).waitFor()
  await press(page, 'ArrowDown').then(() => reached('2026-12-01'))
  await press(page, 'ArrowLeft').then(() => reached('2026-11-30'))
  await press(page, 'Enter').then(() => page.getByRole('grid').waitFor({ state: 'hidden' }))
  await expect.poll(() => day.getByRole('textbox').inputValue()).toBe('30/11/2026')
})

test('a range is chosen by its first and last day, its length is announced, presets are one press', async () => {
  const page = await open('desktop', 'part=date-picker')
  const range = story(page, 'DatePicker, RangePicker', 'a range with presets')
  await range.getByRole('button', { name: 'Last month' }).press('Enter')
  await expect.poll(() => range.getByRole('textbox').first().inputValue()).toBe('01/10/2026')
  await range.getByRole('button', { name: 'Open calendar' }).press('Enter')
  await page.locator('[data-part=table-cell-trigger]:focus').waitFor()
  await press(page, 'Enter')
  await page.getByText('choose the last day').waitFor()
  await press(page, 'ArrowDown', 'Enter')
  await expect
    .poll(() =>
      range.getByRole('textbox').evaluateAll((each) => each.map((input) => (input as HTMLInputElement).value)),
    )
    .toEqual(['01/10/2026', '09/10/2026'])
})

test('a schedule is one tab stop; keys go through its slots, to the days beside and to now', async () => {
  const page = await open('desktop', 'part=time-grid')
  const week = story(page, 'TimeGrid', 'a week').getByRole('grid')
  await expect.poll(() => week.locator('[tabindex="0"]').count()).toBe(1)
  await week.locator('[tabindex="0"]').focus()
  await expect.poll(() => focused(page)).toBe('10:15\u00A0am, Ravi Kumar, Now')
  await press(page, 'ArrowDown', 'ArrowRight')
  await expect.poll(() => focused(page)).toBe('10:30\u00A0am, Meera Nair, Pending')
  await press(page, 'End', 'Home', 't')
  await expect.poll(() => focused(page)).toBe('10:15\u00A0am, Ravi Kumar, Now')
  await press(page, 'Enter')
  await expect
    .poll(() => week.locator('[aria-selected=true]').getAttribute('aria-label'))
    .toBe('10:15\u00A0am, Ravi Kumar, Now')
  const choosing = story(page, 'TimeGrid', 'three days, choosing several').getByRole('grid')
  await choosing.locator('[tabindex="0"]').focus()
  await press(page, 'ArrowDown', 'x')
  await expect.poll(() => choosing.locator('[aria-selected=true]').count()).toBe(2)
})

test('a table is sorted by its heads and walked by its rows; only what is in the window of a long one is rendered', async () => {
  const page = await open('desktop', 'part=data-table')
  const paged = story(page, 'DataTable', 'pages')
  await paged.getByRole('button', { name: 'Days' }).press('Enter')
  await paged.getByRole('button', { name: 'Days' }).press('Enter')
  await expect
    .poll(() => paged.getByRole('columnheader', { name: 'Days' }).getAttribute('aria-sort'))
    .toBe('descending')
  await paged.locator('tbody [tabindex="0"]').focus()
  const first = await focused(page)
  await press(page, 'ArrowDown', 'ArrowUp')
  await expect.poll(() => focused(page)).toBe(first)
  await press(page, 'End', 'Enter')
  await expect.poll(() => paged.locator('[aria-selected=true]').count()).toBe(1)
  await paged.getByRole('button', { name: 'Next page' }).press('Enter')
  await paged.getByText('9–16 of 21').waitFor()
  const marking = story(page, 'DataTable', 'choosing several')
  await marking.locator('tbody [tabindex="0"]').focus()
  await press(page, 'Space')
  await expect.poll(() => marking.locator('[aria-selected=true]').count()).toBe(2)
  const long = story(page, 'DataTable', 'ten thousand rows')
  await long.locator('tbody > [role=presentation]').waitFor({ state: 'attached' }) // The code of the window has come.
  await long.locator('tbody [tabindex="0"]').focus()
  await press(page, 'End')
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-rowindex') === '10001')
  await expect.poll(() => long.locator('[data-row]').count()).toBeLessThan(60)
})

test('what is known is offered at once, what the server finds below it; Enter takes, the number is announced', async () => {
  const page = await open('desktop', 'part=search-combobox')
  const search = story(page, 'SearchCombobox', 'two kinds of results')
  await search.getByRole('combobox').focus()
  await page.keyboard.type('lev')
  await page.getByRole('option', { name: 'Levodopa' }).waitFor()
  await expect
    .poll(() => page.getByRole('option').allTextContents())
    .toEqual([
      'Levetiracetam250 · 500 · 750 mg',
      'Levocarnitine330 mg',
      'Levodopa + Carbidopa100/25 mg',
      'Levofloxacin500 mg',
    ])
  await expect.poll(() => search.getByRole('status').textContent()).toBe('4 results')
  await press(page, 'ArrowDown', 'ArrowDown', 'Enter')
  await search.getByText('Levocarnitine').waitFor()
  await expect.poll(() => search.getByRole('combobox').inputValue()).toBe('')
})

test('chips are taken from the hits, kept in own words, and removed with Backspace twice', async () => {
  const page = await open('desktop', 'part=chip-input')
  const chips = story(page, 'ChipInput', 'empty')
  await chips.getByRole('combobox').pressSequentially('migr')
  await page.getByText('Alt+Enter keeps “migr” in your own words').waitFor()
  await page.keyboard.type('\ntired\n')
  await press(page, 'Backspace', 'Backspace')
  await page.keyboard.type('worse at night')
  await press(page, 'Tab')
  await expect.poll(() => chips.getByRole('listitem').allTextContents()).toEqual(['Migraine', 'worse at night'])
})

test('Ctrl K opens the palette, Enter does the first match, Escape leaves it', async () => {
  const page = await open('desktop', 'part=command-palette')
  await press(page, 'Control+k')
  await page.getByRole('option', { name: 'Schedule' }).waitFor()
  await page.locator('[data-palette] input:focus').waitFor()
  await page.keyboard.type('appo make')
  await page.getByRole('option', { name: 'Make an appointment' }).and(page.locator('[data-highlighted]')).waitFor()
  await press(page, 'Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await story(page, 'CommandPalette', 'closed').getByText('book', { exact: true }).waitFor()
  await press(page, 'Control+k')
  await page.locator('[data-palette] input:focus').waitFor()
  await expect.poll(() => page.locator('[data-palette] input').inputValue()).toBe('')
  await press(page, 'Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('an upload is cancelled, tried again or removed by its name', async () => {
  const page = await open('desktop', 'part=file-tile')
  const failed = story(page, 'FileTile', 'failed')
  await failed.getByRole('button', { name: /^Upload .* again$/ }).press('Enter')
  await failed.getByRole('progressbar').waitFor()
  await failed.getByRole('button', { name: /^Cancel/ }).press('Enter')
  await expect.poll(() => failed.getByRole('button').count()).toBe(0)
})

test('a chart is read point by point with the arrow keys, and is a table at a press', async () => {
  const page = await open('desktop', 'part=chart')
  const chart = story(page, 'Chart', 'two lines, one month not measured')
  await chart.getByRole('slider').focus()
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight')
  await expect
    .poll(() => chart.getByRole('slider').getAttribute('aria-valuetext'))
    .toBe('Aug, Systolic Not measured, Diastolic Not measured')
  await press(page, 'End')
  await expect.poll(() => chart.locator('figcaption').textContent()).toBe('Nov, Systolic 128, Diastolic 82')
  await chart.getByRole('button', { name: 'Show table' }).press('Enter')
  await expect
    .poll(() => chart.getByRole('row', { name: 'Nov' }).getByRole('cell').allTextContents())
    .toEqual(['128', '82'])
})

test('a printed sheet is alone on its page', async () => {
  const page = await open('desktop', 'part=print-sheet')
  await expect.poll(() => page.getByRole('button', { name: 'Print' }).isVisible()).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.getByRole('article', { name: 'Prescription' }).isVisible()).toBe(true)
  await expect.poll(() => page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
})

test('without a camera somebody uploads a photo instead', async () => {
  const page = await open('desktop', 'part=camera')
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'mediaDevices'))
  const off = story(page, 'CameraCapture', 'off until it is wanted')
  await off.getByRole('button').press('Enter')
  await off.getByRole('alert').waitFor()
  await expect.poll(() => off.getByRole('button').allTextContents()).toEqual(['Upload a photo', 'Try again'])
})

test('a row has its next step; the rest opens by keyboard, is done by Enter and closed by Escape', async () => {
  const page = await open('desktop', 'part=row-actions')
  const row = story(page, 'RowActions, Menu', 'a person in a queue')
  const dots = row.getByRole('button', { name: 'More for Asha Patel' })
  await dots.press('Enter')
  const menu = page.getByRole('menu', { name: 'More for Asha Patel' })
  await hasFocus(menu)
  await press(page, 'ArrowDown', 'ArrowDown')
  await press(page, 'Enter')
  await menu.waitFor({ state: 'hidden' })
  const done = await row.locator('output').textContent()
  expect(['ready', 'back', 'absent']).toContain(done)
  await dots.press('Enter')
  await hasFocus(menu)
  await press(page, 'Escape')
  await menu.waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toBe('More for Asha Patel')
})

test('a toolbar keeps what fits and puts the others behind three dots', async () => {
  const page = await open('desktop', 'part=toolbar')
  await expect
    .poll(() => story(page, 'Toolbar', 'wide').getByRole('button').allTextContents())
    .toEqual(['Availability', 'Day report', 'Make an appointment'])
  const narrow = story(page, 'Toolbar', 'narrow')
  await narrow.getByRole('button', { name: 'More: Schedule' }).click()
  await page.getByRole('menuitem', { name: 'Make an appointment' }).click()
  await expect.poll(() => narrow.locator('output').textContent()).toBe('book')
})

test('a choice of two is one tab stop, changed by an arrow', async () => {
  const page = await open('desktop', 'part=segmented')
  const two = story(page, 'Segmented', 'two')
  await two.getByRole('radio', { name: 'In clinic' }).focus()
  await press(page, 'ArrowRight')
  await expect.poll(() => two.getByRole('radio', { name: 'Video' }).isChecked()).toBe(true)
})

test('a number is typed, stepped and chosen among the usual ones', async () => {
  const page = await open('desktop', 'part=number-stepper')
  const days = story(page, 'NumberStepper', 'ten days')
  const field = days.getByRole('textbox', { name: 'For' })
  await days.getByRole('button', { name: 'For: one more' }).click()
  await expect.poll(() => field.inputValue()).toBe('11')
  await field.press('ArrowDown')
  await expect.poll(() => field.inputValue()).toBe('10')
  await days.getByRole('button', { name: '30', exact: true }).click()
  await expect.poll(() => field.inputValue()).toBe('30')
})

test('a time typed "10" is ten in the morning; what is no time stays and is refused in words', async () => {
  const page = await open('desktop', 'part=time-field')
  const field = story(page, 'TimeField', 'empty').getByRole('combobox')
  await field.fill('10')
  await press(page, 'Enter')
  await expect.poll(() => field.inputValue()).toBe('10:00 am')
  await press(page, 'ArrowUp')
  await expect.poll(() => field.inputValue()).toBe('10:05 am')
  await field.fill('25')
  await press(page, 'Enter')
  await page.getByText('Write a time, such as 10:30 am.').waitFor()
  await expect.poll(() => field.inputValue()).toBe('25')
})
