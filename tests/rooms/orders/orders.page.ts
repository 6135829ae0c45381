import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** A patient follows what was booked: cancels it, moves it, and looks how a stay in hospital goes on. */
export const ordersPage = (page: Page, { press }: Actions) => {
  const question = page.getByRole('alertdialog', { name: 'Cancel this appointment?' })
  const move = page.getByRole('dialog', { name: 'Choose a new time' })
  const stay = page.getByRole('dialog', { name: /Get Update|in hospital$/ })
  /** Beside the list, and on a phone over it. */
  const order = page
    .getByRole('complementary', { name: /^(?:Order M-|Details)/ })
    .or(page.getByRole('dialog', { name: /^(?:Order M-|Details)/ }))
  return {
    openOwnOrderOf: (provider: string) =>
      press(page.getByRole('button', { name: `See what is available: ${provider}` })),
    seeOrderOpen: () => order.waitFor(),
    seeNoOrderOpen: () => order.waitFor({ state: 'detached' }),
    seeOrderHistory: () => order.getByText('What happened').waitFor(),
    agreeToOffer: () => press(order.getByRole('button', { name: 'Agree' })),
    seeOfferAnswered: () =>
      order.getByRole('button', { name: 'Agree' }).and(page.locator('[aria-busy=true]')).waitFor(),
    seeOrderGone: () => order.getByText('This order was not found.').waitFor(),
    seeOrderFailed: () => order.getByRole('button', { name: 'Try again' }).waitFor(),
    askForOrderAgain: () => press(order.getByRole('button', { name: 'Try again' })),
    closeOrder: () => press(order.getByRole('button', { name: 'Close' })),
    cancelOrderOf: (doctor: string) =>
      press(page.getByRole('button', { name: `Cancel the appointment with ${doctor}` })),
    moveOrderOf: (doctor: string) =>
      press(page.getByRole('button', { name: `Reschedule the appointment with ${doctor}` })),
    seeOrderCancelAsked: () => question.waitFor(),
    seeNothingAsked: () => question.or(move).waitFor({ state: 'detached' }),
    keepOwnOrder: () => press(question.getByRole('button', { name: 'Keep it' })),
    cancelOrder: () => press(question.getByRole('button', { name: 'Yes, cancel it' })),
    seeOrderBeingCancelled: () =>
      question.getByRole('button', { name: 'Yes, cancel it' }).and(page.locator('[aria-busy=true]')).waitFor(),
    seeOrderMove: () => move.waitFor(),
    chooseNewTime: () => press(move.getByRole('radio', { name: /^\d{1,2}:\d{2} (?:am|pm)/, disabled: false }).first()),
    moveOrder: () => press(move.getByRole('button', { name: 'Reschedule' })),
    leaveOrderMove: () =>
      press(
        page
          .getByRole('dialog')
          .getByRole('button', { name: /^(?:Close|Done)$/ })
          .first(),
      ),
    seeOrderMoved: () => page.getByRole('dialog', { name: 'Your appointment has a new time' }).waitFor(),
    searchOwnOrders: (words: string) => page.getByRole('searchbox', { name: 'Search orders' }).fill(words),
    chooseOrders: (kind: string) => press(page.getByRole('button', { name: kind, exact: true })),
    seeOrdersFilter: () => page.getByRole('searchbox', { name: 'Search orders' }).waitFor(),
    openOwnStay: () => press(page.getByRole('button', { name: 'Get Update' })),
    seeStayLoading: () => stay.waitFor(),
    seeOwnStay: () => stay.getByText('What happened').waitFor(),
    seeNoStay: () => stay.getByText('This stay was not found.').waitFor(),
    seeOwnStayFailed: () => stay.getByRole('button', { name: 'Try again' }).waitFor(),
    seeSummaryMade: () =>
      stay.getByRole('status').getByText('The document is being made. It will appear here.').waitFor(),
    seeSummaryOverdue: () => stay.getByText('The document takes longer than usual.').waitFor(),
    askForStayAgain: () => press(stay.getByRole('button', { name: 'Try again' })),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly orders: ReturnType<typeof ordersPage>
  }
}
