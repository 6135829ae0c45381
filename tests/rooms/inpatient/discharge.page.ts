import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

interface WrittenSummary {
  readonly diagnosis: string
  readonly course: string
  readonly advice: string
  readonly followUp: string
}

/** A doctor ends a stay and writes its summary. */
export const dischargePage = (page: Page, { press, type }: Actions) => {
  const summary = page.getByRole('dialog', { name: /^Discharge / })
  const question = page.getByRole('alertdialog', { name: /^Discharge / })
  const button = (name: string) => summary.getByRole('button', { name, exact: true })
  const field = (name: string) => summary.getByRole('textbox', { name, exact: true })
  return {
    /** From the open stay: the patient goes home, or went without a summary. */
    endStay: () =>
      press(page.getByRole('button', { name: /^(?:Discharge|Write the summary)$/ }).filter({ visible: true })),
    seeSummaryLoading: () => field('Diagnosis').waitFor({ state: 'detached' }),
    seeSummaryFailed: () => button('Try again').waitFor(),
    trySummaryAgain: () => press(button('Try again')),
    seeSummary: () => field('Diagnosis').waitFor(),
    seeDiagnosis: (words: string) =>
      summary.locator('textarea').filter({ hasText: words }).first().waitFor({ state: 'attached' }),
    writeSummary: async ({ diagnosis, course, advice, followUp }: WrittenSummary) => {
      await type(field('Diagnosis'), '')
      await type(field('Diagnosis'), diagnosis)
      await type(field('Course in hospital'), course)
      await type(field('Your own words'), advice)
      await type(field('Where and with what'), followUp)
    },
    seeDraftBeingSaved: () => summary.getByText('Saving the draft…').waitFor(),
    seeDraftUnsaved: () => summary.getByText('The draft could not be saved.').waitFor(),
    seeSummaryChanged: async (words: string) => {
      await summary.getByText(words).waitFor()
      await button('Keep mine').waitFor()
    },
    seeTheirSummary: () => press(button('See theirs')),
    keepOwnSummary: () => press(button('Keep mine')),
    putSummaryBack: () => press(button('Put mine back')),
    askToDischarge: () => press(button('Discharge')),
    askToDischargeNow: () => press(button('Discharge now, summary due')),
    seeDischargeAsked: () => question.getByText('Ward A').waitFor(),
    confirmDischarge: () => press(question.getByRole('button', { name: 'Discharge' })),
    refuseDischarge: () => press(question.getByRole('button', { name: 'Not yet' })),
    finishSummary: () => press(button('Finish the summary')),
    seeSummaryBusy: () => page.locator('[aria-busy=true]').first().waitFor(),
    closeSummary: () => press(summary.getByRole('button', { name: 'Close' }).first()),
    seeSummaryClosed: () => summary.waitFor({ state: 'detached' }),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly discharge: ReturnType<typeof dischargePage>
  }
}
