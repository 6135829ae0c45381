import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** On the way to the payment page, in front of it, and back from it. */
export const paymentPage = (page: Page, { press }: Actions) => {
  const failed = page.getByRole('dialog', { name: 'Payment Failed' })
  const retrying = page.getByRole('button', { name: 'Processing...', disabled: true })
  const onItsWay = page.getByRole('heading', { name: 'Processing…' })
  const heading = (name: string | RegExp) => page.getByRole('heading', { name }).waitFor()
  return {
    seePaymentRequested: () => onItsWay.or(retrying).waitFor(),
    seePaymentRetried: () => retrying.waitFor(),
    /** A page of the bank's without a form. */
    seeShownPage: async (words: string) => {
      await heading('Payment page')
      await page.frameLocator('iframe[title="Payment page"]').getByText(words).waitFor()
    },
    closeShownPage: () => press(page.getByRole('button', { name: 'Close' })),
    seeReturnLoading: () =>
      heading(/^(?:Loading your booking…|confirming…|Your bank is taking longer than usual|Appointment booked)$/),
    seeConfirming: () => heading(/^(?:confirming…|Your bank is taking longer than usual)$/),
    seeLateAnswer: () => heading('Your bank is taking longer than usual'),
    seeConfirmation: () => heading('Appointment confirmed'),
    seeAppointmentBooked: () => heading('Appointment booked'),
    isPaymentFailed: () => failed.isVisible(),
    payAgain: () => press(page.getByRole('button', { name: /^(?:Retry Payment|Pay ₹[\d,]+)$/ })),
    seeBookingUnknown: () => heading('We could not load your booking'),
    goHomeFromPayment: () => press(page.getByRole('button', { name: 'Go to Home Page' })),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly payment: ReturnType<typeof paymentPage>
  }
}
