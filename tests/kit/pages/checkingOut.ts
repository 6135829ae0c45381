import type { Page } from 'playwright-core'

/** The ticket: for whom, how to pay, book; then the booking or the payment. */
export const checkingOut = (page: Page) => {
  const book = page.getByRole('button', { name: 'Book Now' })
  const booked = page.getByRole('dialog', { name: 'Appointment booked' })
  const failed = page.getByRole('alertdialog', { name: 'Payment Failed' })
  const unsettled = page.getByRole('alert').filter({ hasText: 'We could not confirm your booking yet' })
  const chooser = page.getByRole('dialog', { name: 'Choose patient' })
  return {
    seeCheckout: () => page.getByRole('heading', { name: 'Review and book' }).waitFor(),
    seeCheckoutPreparing: () => page.getByText('Preparing your booking…').waitFor({ state: 'attached' }),
    seeCheckoutUnprepared: () => page.getByText('We could not prepare your booking').waitFor(),
    seeReview: () => book.and(page.locator(':not([aria-busy])')).waitFor(),
    seePlacing: () => book.and(page.locator('[aria-busy=true]')).waitFor(),
    seeUnsettled: () => unsettled.waitFor(),
    seeWords: (words: string) => page.getByText(words).first().waitFor(),
    payWith: (method: 'Pay online' | 'Pay later' | 'Cash at clinic') => page.getByText(method, { exact: true }).click(),
    seePayingWith: (method: string) =>
      page.getByRole('radio', { name: method, checked: true }).waitFor({ state: 'attached' }),
    changePatient: () => page.getByRole('button', { name: 'Change patient' }).click(),
    seeChooser: () => chooser.waitFor(),
    choosePatient: async (name: string) => {
      await chooser.getByRole('radio', { name: new RegExp(`^${name}`) }).click()
      await chooser.getByRole('button', { name: 'Save' }).click()
    },
    seePatient: (name: string) => page.getByRole('article').getByText(name).waitFor(),
    book: () => book.click(),
    backToSlots: () => page.getByRole('button', { name: 'Back to slots' }).click(),
    retry: () => page.getByRole('button', { name: 'Retry' }).click(),
    tryAgain: () => unsettled.getByRole('button', { name: 'Try again' }).click(),
    seeMyOrders: () => unsettled.getByRole('button', { name: 'See my orders' }).click(),
    seeBookedDialog: () => booked.waitFor(),
    slotNumber: async () => Number(await booked.getByText(/^\d+$/).textContent()),
    goHome: async () => {
      await booked.getByRole('button', { name: 'Go to Home Page' }).last().click()
      await page.waitForURL('**/home')
    },
    seeOrders: () => page.waitForURL('**/order-list'),
    seePaymentOnItsWay: () => page.getByRole('heading', { name: 'Processing…' }).waitFor(),
    seePaymentFailed: () => failed.waitFor(),
    paymentReasons: () => failed.getByRole('listitem').allTextContents(),
    closePaymentFailed: () => failed.getByRole('button', { name: 'Close' }).last().click(),
    retryPayment: () => failed.getByRole('button', { name: 'Retry Payment' }).click(),
    payAtGateway: () => page.getByRole('button', { name: /^Pay/ }).click(),
    failAtGateway: () => page.getByRole('button', { name: 'Let the payment fail' }).click(),
    seeGateway: () => page.waitForURL('**/gateway/checkout'),
    seeConfirmed: async () => {
      await page.waitForURL('**/appointment/success*')
      await page.getByRole('heading', { name: 'Appointment confirmed' }).waitFor()
    },
    seeFailureAddress: () => page.waitForURL('**/appointment/failure*'),
  }
}
