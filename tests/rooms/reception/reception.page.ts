import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** The desk of the reception and the screen of its waiting room. */
export const receptionPage = (page: Page, { press, choose, type }: Actions) => {
  const bill = page.getByRole('dialog', { name: /^(?:Receive payment|Receipt)/ })
  const correction = page.getByRole('dialog', { name: 'Who is this patient?' })
  const lateness = page.getByRole('dialog', { name: 'How late is the doctor running?' })
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  /** Something of the menu at the end of a row. */
  const chooseOf = async (patient: string, name: string | RegExp) => {
    await press(button(`More: ${patient}`))
    await press(page.getByRole('menuitem', { name }))
  }
  const room = page.getByRole('textbox', { name: 'Room' })
  return {
    seeQueueLoading: () => button('Call next').waitFor({ state: 'detached' }),
    seeQueueFailed: () => button('Try again').waitFor(),
    /** How many are to come, wait and are seen. */
    seeQueue: async (due: number, queue: number, current: number) => {
      const counts = [`Due (${due})`, `Queue (${queue})`, `In consultation (${current})`]
      for (const name of counts)
        await page.getByRole('heading', { name, exact: true }).filter({ visible: true }).waitFor()
    },
    seeQueueStale: () => page.getByText('This may be out of date').waitFor(),
    seeQueueFresh: () => page.getByText('This may be out of date').waitFor({ state: 'detached' }),
    askForQueueAgain: () => press(button('Try again')),
    chooseQueueOf: (clinic: string) => press(page.getByRole('tab', { name: clinic })),
    callNext: () => press(button('Call next')),
    seeCalling: () => button('Call next').and(page.locator('[aria-busy=true]')).waitFor(),
    takeStep: (step: string, patient: string) => press(button(`${step}: ${patient}`)),
    seeUndo: () => button('Undo').waitFor(),
    seeNoUndo: () => button('Undo').waitFor({ state: 'detached' }),
    undoStep: () => press(button('Undo')),
    seeOvertaken: (slotNo: number) => page.getByText(`had just called slot no. ${slotNo}.`).waitFor(),
    closeOvertaken: () => press(button('Close')),
    writeRoom: async (name: string) => {
      await type(room, name)
      await press(button('Save room'))
    },
    openCorrectionOf: (patient: string) => chooseOf(patient, 'Correct name and age'),
    correctPerson: async (name: string, age: string) => {
      await type(correction.getByLabel('Patient name'), name)
      await type(correction.getByLabel('Age in years'), age)
    },
    emptyCorrection: () => type(correction.getByLabel('Patient name'), ''),
    saveCorrection: () => press(correction.getByRole('button', { name: 'Save' })),
    leaveCorrection: () => press(correction.getByRole('button', { name: 'Close' })),
    seeCorrection: () => correction.waitFor(),
    seeCorrectionBusy: () => correction.and(page.locator(':has([aria-busy=true])')).waitFor(),
    seeCorrectionLeft: () => correction.waitFor({ state: 'detached' }),
    openDelay: () => press(button(/· (?:Running late\?|\d+ min late)$/)),
    chooseDelay: async (minutes: number) => {
      await lateness.getByLabel('Delay').selectOption(String(minutes))
    },
    stateDelay: () => press(lateness.getByRole('button', { name: 'Notify patients' })),
    endDelay: () => press(lateness.getByRole('button', { name: 'On time again' })),
    leaveDelay: () => press(lateness.getByRole('button', { name: 'Close' })),
    seeDelayAsked: () => lateness.waitFor(),
    seeDelayBusy: () => lateness.and(page.locator(':has([aria-busy=true])')).waitFor(),
    seeDelayLeft: () => lateness.waitFor({ state: 'detached' }),
    openPaymentOf: (patient: string) => chooseOf(patient, /^Take /),
    takeArrivalBack: (patient: string) => chooseOf(patient, 'Take back “Arrived”'),
    openReceiptOf: (patient: string) => chooseOf(patient, 'Receipt'),
    seeFee: (amount: string) => bill.getByText(`${amount} is to be paid for this consultation.`).waitFor(),
    payByCard: () => choose(bill.getByRole('radio', { name: 'UPI or card' })),
    receiveFee: () => press(bill.getByRole('button', { name: / received$/ })),
    seeFeeBeingReceived: () =>
      bill
        .getByRole('button', { name: / received$/ })
        .and(page.locator('[aria-busy=true]'))
        .waitFor(),
    seeReceiptLoading: () => bill.getByRole('button', { name: 'Print receipt' }).waitFor({ state: 'detached' }),
    seeReceiptFailed: () => bill.getByRole('button', { name: 'Try again' }).waitFor(),
    loadReceiptAgain: () => press(bill.getByRole('button', { name: 'Try again' })),
    seeReceipt: () => bill.getByRole('button', { name: 'Print receipt' }).waitFor(),
    correctPayment: () => press(bill.getByRole('button', { name: /^It was paid / })),
    seePaymentBeingCorrected: () =>
      bill
        .getByRole('button', { name: /^It was paid / })
        .and(page.locator('[aria-busy=true]'))
        .waitFor(),
    seeNoted: (words: string | RegExp) =>
      bill.getByRole('list', { name: 'Noted at the desk' }).getByText(words).waitFor(),
    closeBill: () => press(bill.getByRole('button', { name: 'Close' })),
    seeNoBill: () => bill.waitFor({ state: 'detached' }),
    seeDisplayLoading: () => page.locator('[data-state=none]').waitFor({ state: 'attached' }),
    seeNumberCalled: async (slotNo: number) => {
      await page.locator('[data-state=called]').getByText(String(slotNo), { exact: true }).waitFor()
    },
    seeNoNumber: () => page.locator('[data-state=stale]').waitFor(),
    seeSound: (words: 'Turn the sound on' | 'Turn the sound off') => button(words).waitFor(),
    turnSound: () => press(button(/^Turn the sound o/)),
    seePeopleBefore: (count: number) => page.getByText(`Live Queue: ${count} people before you`).waitFor(),
    seeNoLiveQueue: () => page.getByText(/^Live Queue/).waitFor({ state: 'detached' }),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly reception: ReturnType<typeof receptionPage>
  }
}
