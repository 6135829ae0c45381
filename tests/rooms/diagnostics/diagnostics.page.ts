import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** Tests at a diagnostic centre: centres, their tests, the cart, and its booking. */
export const diagnosticsPage = (page: Page, { press, choose }: Actions) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const cart = page.getByRole('region', { name: 'Cart' })
  const question = page.getByRole('alertdialog')
  const changing = page.getByRole('alertdialog', { name: 'Change the centre?' })
  const clearing = page.getByRole('alertdialog', { name: 'Clear the cart?' })
  return {
    seeCentres: () => page.getByRole('searchbox', { name: 'Search centres' }).waitFor(),
    seeCentreTests: () => button('All centres').waitFor(),
    seeTestsLeft: () => button('All centres').waitFor({ state: 'detached' }),
    openCentre: (name: string) => press(button(`See tests of ${name}`)),
    leaveCentre: () => press(button('All centres')),
    addTest: (name: string) => press(button(`Add ${name}`)),
    removeTest: (name: string) => press(button(`Remove ${name}`).last()),
    viewTestCart: () => press(button('View cart')),
    closeTestCart: () => press(page.getByRole('dialog').getByRole('button', { name: 'Close' })),
    seeCartLoading: () => cart.getByRole('status', { name: 'Loading your cart…' }).waitFor(),
    seeCartFailed: () => cart.getByText('We could not load your cart').waitFor(),
    /** The cart's tests, or that there are none, and no question over them. */
    seeCart: async () => {
      await question.waitFor({ state: 'detached' })
      await cart.getByText(/^(?:Total|Your cart is empty)$/).waitFor()
    },
    clearTestCart: () => press(cart.getByRole('button', { name: 'Clear', exact: true })),
    seeCentreChangeAsked: () => changing.waitFor(),
    seeClearingAsked: () => clearing.waitFor(),
    keepTestCart: () => press(question.getByRole('button', { name: 'Keep' })),
    confirmCartChange: () => press(question.getByRole('button', { name: /^(?:Remove and switch|Clear the cart)$/ })),
    chooseVisitDay: () => press(button('Choose a day')),
    seeVisitPreparing: () => page.getByRole('status', { name: 'Loading the days…' }).waitFor(),
    seeVisitUnprepared: () => page.getByText('We could not prepare the booking').waitFor(),
    seeVisitChoices: () => page.getByRole('heading', { name: 'Who is tested' }).waitFor(),
    seeVisitReview: () => page.getByRole('heading', { name: 'Check your request' }).waitFor(),
    seeVisitSent: () => page.getByRole('heading', { name: 'Request sent' }).waitFor(),
    pickVisitDay: (day: RegExp) => choose(page.getByRole('radio', { name: day })),
    answerBeforeTest: (answer: 'Yes' | 'No') => press(page.getByText(answer, { exact: true })),
    changeWhoIsTested: () => press(page.getByRole('button', { name: /^(?:Change|Complete)$/ })),
    goOnToVisitReview: () => press(button('Check and send')),
    sendVisit: () => press(page.getByRole('button', { name: /^Send (?:request|again)$/ })),
    goBackInVisit: () => press(page.getByRole('button', { name: /^(?:Day and person|Back to the tests)$/ })),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly diagnostics: ReturnType<typeof diagnosticsPage>
  }
}
