import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** Reports without an order: a centre sends them, a family says whose they are. */
export const sentReportsPage = (page: Page, { press, type }: Actions) => {
  const main = page.getByRole('main')
  const send = main.getByRole('button', { name: /^Send (?:report|anyway)$/ })
  const busy = page.locator('[aria-busy=true]')
  const waiting = main.getByRole('region', { name: 'Reports from centres' })
  const question = page.getByRole('alertdialog')
  /** On a phone they are one line until they are answered. */
  const unfold = async () => {
    await waiting.waitFor()
    const folded = waiting.locator('details:not([open]) > summary')
    if (await folded.isVisible()) await folded.click()
  }
  const pressBeside = async (name: string) => {
    await unfold()
    await press(waiting.getByRole('button', { name }))
  }
  return {
    seeSentReportsLoading: () => main.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' }),
    seeSentReportsFailed: () => main.getByRole('button', { name: 'Try again' }).waitFor(),
    retrySentReports: () => press(main.getByRole('button', { name: 'Try again' })),
    seeSentReports: () => send.and(page.locator(':not([aria-busy])')).waitFor(),
    typeFamilyNumber: (digits: string) => type(main.getByLabel('Mobile number of the family'), digits),
    typeNameOnReport: (name: string) => type(main.getByLabel('Name on the report'), name),
    chooseSentReport: (file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }) =>
      main.getByLabel('Choose a report').and(page.locator('input')).setInputFiles(file),
    seeSentReportUploading: () => main.getByRole('button', { name: 'Choose a report' }).and(busy).waitFor(),
    sendSentReport: () => press(send),
    seeSentReportBeingSent: () => send.and(busy).waitFor(),
    seeReceivedReport: async (patient: string) => {
      await unfold()
      await waiting.getByRole('article').filter({ hasText: patient }).waitFor()
    },
    sayWhoseReport: async (name: string) => {
      await unfold()
      await waiting.getByLabel('Whose report is it?').selectOption({ label: name })
    },
    addReceivedReport: () => pressBeside('Add to records'),
    refuseReceivedReport: () => pressBeside('Refuse'),
    seeRefusalAsked: () => question.waitFor(),
    keepReceivedReport: () => press(question.getByRole('button', { name: 'Keep it' })),
    confirmRefusal: () => press(question.getByRole('button', { name: 'Refuse' })),
    seeReceivedAnswering: () => busy.first().waitFor(),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly sentReports: ReturnType<typeof sentReportsPage>
  }
}
