import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** The orders of a pharmacy or a centre, and one of them in the panel beside. */
export const providerOrdersPage = (page: Page, { press, type, choose }: Actions) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const card = (patient: string) => page.locator('[data-card]').filter({ hasText: patient })
  const panel = page.locator('[data-order]')
  const reasons = page.getByRole('alertdialog', { name: /^Reject order|^Move the visit|given back\?$/ })
  const question = page.getByRole('alertdialog', { name: /^Complete [MT]-/ })
  const form = page.getByRole('form')
  const whose = page.getByRole('dialog', { name: 'This goes to' })
  const takingBack = page.getByRole('dialog', { name: 'Take the report back?' })
  return {
    seeBoardLoading: () => page.getByText('Updating…').waitFor(),
    seeBoardFailed: () => button('Try again').waitFor(),
    seeBoardOrders: (count: number) =>
      page
        .locator('[data-card]')
        .nth(count - 1)
        .waitFor(),
    seeBoardStale: () => page.getByText('This may be of before.').waitFor(),
    askBoardAgain: () => press(button('Try again')),
    askForMoreOfBoard: () => press(button('Show more')),
    chooseOrderFilter: async (id: string) => {
      await page.locator('details:has(select)').evaluate((each: HTMLDetailsElement) => (each.open = true))
      await page.getByLabel('Show', { exact: true }).selectOption(id)
    },
    clearOrderFilters: () => press(button('Clear filters').first()),
    openBoardOrder: (patient: string) => press(card(patient).first()),
    seeOrderPanel: () => panel.waitFor(),
    seeNoOrderPanel: () => panel.waitFor({ state: 'detached' }),
    /** Beside the board, and on a phone over it. */
    leaveOrderPanel: () =>
      press(
        page.getByRole('complementary').or(page.getByRole('dialog')).getByRole('button', { name: 'Close' }).first(),
      ),
    seeOrderLoading: () => page.locator('[aria-busy=true]').first().waitFor(),
    pressAct: (name: string) => press(panel.getByRole('button', { name, exact: true })),
    seeActs: () => panel.getByRole('heading', { name: 'History' }).waitFor(),
    seeReasons: () => reasons.waitFor(),
    chooseReason: (name: string) => press(reasons.getByText(name, { exact: true })),
    markTest: (name: string) => choose(reasons.getByRole('checkbox', { name })),
    typeReturned: (name: string, many: string) =>
      type(reasons.getByRole('textbox', { name: `How many of ${name} come back` }), many),
    markMistake: () => choose(reasons.getByRole('checkbox', { name: /^It was the wrong order/ })),
    writeWhy: (words: string) => type(reasons.getByRole('textbox'), words),
    typeNewDay: async (day: string) => {
      const field = reasons.getByRole('textbox', { name: 'New day' })
      await type(field, day)
      await field.blur()
    },
    confirmReason: () => press(reasons.getByRole('button', { name: /^(?:Reject order|Move the visit)/ })),
    keepBoardOrder: () => press(reasons.getByRole('button', { name: /^(?:Keep it|Back)$/ })),
    seeOrderForm: () => form.waitFor(),
    removeBilledMedicine: () => press(form.getByRole('button', { name: 'Remove medicine 1' })),
    billEachMedicine: () => press(form.getByRole('button', { name: 'Bill each medicine' })),
    typePackSize: (units: string) => type(form.getByLabel('Units in one'), units),
    typeBatch: (batch: string) => type(form.getByLabel('Batch'), batch),
    typeExpiry: (month: string) => type(form.getByLabel('Expiry'), month),
    typeMaker: (maker: string) => type(form.getByLabel('Manufacturer'), maker),
    typePrice: (rupees: string) => type(form.getByLabel('Price of one, with tax'), rupees),
    typeTotal: (rupees: string) => type(form.getByLabel('Total bill'), rupees),
    stateUnscheduled: () => choose(form.getByLabel('Nothing of Schedule H or H1 is on this bill')),
    enterDiscount: () => form.getByLabel('Discount').focus(),
    leaveDiscount: () => form.getByLabel('Discount').blur(),
    payByUpi: () => press(form.getByText('UPI', { exact: true })),
    sendOrderForm: () => press(form.locator('[type=submit]')),
    leaveOrderForm: () => press(form.getByRole('button', { name: 'Back' })),
    seeCompletionAsked: () => question.waitFor(),
    confirmCompletion: () => press(question.getByRole('button', { name: 'Complete order' })),
    leaveCompletion: () => press(question.getByRole('button', { name: 'Back' })),
    offerQuantity: (quantity: string) => type(form.getByLabel(/^Quantity of/), quantity),
    seeReports: () => panel.getByRole('heading', { name: 'Reports' }).waitFor(),
    chooseReport: (file: { name: string; mimeType: string; buffer: Buffer }) =>
      panel.locator('input[type=file]').setInputFiles(file),
    seeWhoseReport: () => whose.waitFor(),
    sendReport: async () => {
      const shown = whose.or(takingBack)
      await press(shown.getByRole('button', { name: /^(?:Send|Send anyway|Take back)$/ }))
    },
    takeReportBack: (name: string) => press(panel.getByRole('button', { name: `Take ${name} back` })),
    leaveReport: () => press(whose.or(takingBack).getByRole('button', { name: /^(?:Choose another|Keep it)$/ })),
    seeReportSending: () => panel.locator('button[aria-busy=true]', { hasText: 'Add a report' }).waitFor(),
    seeReportBusy: () => whose.or(takingBack).locator('button[aria-busy=true]').waitFor(),
    seeTakingBack: () => takingBack.waitFor(),
    sayWhyTakenBack: (words: string) => type(takingBack.getByLabel('Reason'), words),
    sayWhatIsMissing: (words: string) => type(form.getByLabel('Say what is missing'), words),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly providerOrders: ReturnType<typeof providerOrdersPage>
  }
}
