import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** The ticket: for whom, how to pay, book; then the booking or the payment. */
export const checkoutPage = (page: Page, { press, choose }: Actions) => {
  /** Its words follow how it is paid. */
  const book = page.getByRole('main').getByRole('button', { name: /^(?:Book Now$|Pay )/ })
  const booked = page.getByRole('dialog', { name: 'Appointment booked' })
  const failed = page.getByRole('dialog', { name: 'Payment Failed' })
  const unsettled = page.getByRole('alert').filter({ hasText: 'We could not confirm your booking yet' })
  const chooser = page.getByRole('dialog', { name: 'Choose patient' })
  return {
    seeCheckout: () => page.getByRole('heading', { name: 'Review and book' }).waitFor(),
    seeCheckoutPreparing: () => page.getByText('Preparing your booking…').waitFor({ state: 'attached' }),
    seeCheckoutUnprepared: () => page.getByText('We could not prepare your booking').waitFor(),
    seeReview: () => book.and(page.locator(':not([aria-busy])')).waitFor(),
    /** How, when, where and for whom, as the ticket says. */
    ticket: () => page.getByRole('article').getByRole('definition').allTextContents(),
    seePlacing: () => book.and(page.locator('[aria-busy=true]')).waitFor(),
    seeUnsettled: () => unsettled.waitFor(),
    seeWords: (words: string) => page.getByText(words).first().waitFor(),
    payWith: (method: 'Pay online' | 'Pay later' | 'Cash at clinic') =>
      choose(page.getByRole('radio', { name: method, exact: true })),
    seePayingWith: (method: string) =>
      page.getByRole('radio', { name: method, checked: true }).waitFor({ state: 'attached' }),
    changePatient: () => press(page.getByRole('button', { name: 'Change patient' })),
    seeChooser: () => chooser.waitFor(),
    choosePatient: async (name: string) => {
      await choose(chooser.getByRole('radio', { name: new RegExp(`^${name}`) }))
      await press(chooser.getByRole('button', { name: 'Save' }))
    },
    seePatient: (name: string) => page.getByRole('article').getByText(name).waitFor(),
    book: () => press(book),
    backToSlots: () => press(page.getByRole('button', { name: 'Back to slots' })),
    tryAgain: () => press(unsettled.getByRole('button', { name: 'Try again' })),
    seeMyOrders: () => press(unsettled.getByRole('button', { name: 'See my orders' })),
    seeBookedDialog: () => booked.waitFor(),
    slotNumber: async () => Number(await booked.getByText(/^\d+$/).textContent()),
    goHome: async () => {
      await press(booked.getByRole('button', { name: 'Go to Home Page' }).last())
      await page.waitForURL('**/home')
    },
    seeOrders: () => page.waitForURL('**/order-list'),
    seePaymentOnItsWay: () => page.getByRole('heading', { name: 'Processing…' }).waitFor(),
    seePaymentFailed: () => failed.waitFor(),
    paymentReasons: async () => {
      const reasons = failed.getByRole('listitem')
      await reasons.first().waitFor()
      return reasons.allTextContents()
    },
    closePaymentFailed: () => press(failed.getByRole('button', { name: 'Close' }).last()),
    retryPayment: () => press(page.getByRole('button', { name: 'Retry Payment' })),
    payAtGateway: () => press(page.getByRole('button', { name: /^Pay/ })),
    failAtGateway: () => press(page.getByRole('button', { name: 'Let the payment fail' })),
    gatewayAddress: () => page.url(),
    openGateway: async (address: string) => {
      await page.goto(address)
      await page.getByRole('button', { name: /^Pay/ }).waitFor()
    },
    seeGateway: () => page.waitForURL('**/gateway/checkout*'),
    seeConfirmed: async () => {
      await page.waitForURL('**/appointment/success*')
      await page.getByRole('heading', { name: 'Appointment confirmed' }).waitFor()
    },
    /** What was confirmed: when, how or where, for whom, and what of the money. */
    confirmedFacts: () => page.getByRole('main').getByRole('definition').allTextContents(),
    seeFailureAddress: () => page.waitForURL('**/appointment/failure*'),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly checkout: ReturnType<typeof checkoutPage>
  }
}
