import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** A provider's profile and its sales. */
export const salesPage = (page: Page, { press, choose }: Actions) => {
  const profile = page.getByRole('region', { name: 'Profile' })
  const analytics = page.getByRole('region', { name: 'Analytics' })
  const pause = page.getByRole('dialog', { name: 'Pause new orders' })
  const button = (name: string) => analytics.getByRole('button', { name, exact: true })
  const busy = page.locator('[aria-busy=true]')
  const drawer = page.getByRole('dialog', { name: /^Close the drawer of/ })
  const closeIt = drawer.getByRole('button', { name: 'Close the drawer', exact: true })
  const save = pause.getByRole('button', { name: 'Pause orders', exact: true })
  const offers = page.getByRole('region', { name: 'Offers' })
  const newOffer = page.getByRole('dialog', { name: 'New offer' })
  const ownTests = page.getByRole('dialog', { name: 'Tests and prices' })
  const endOffer = page.getByRole('alertdialog', { name: /^End the offer/ })
  const makeIt = newOffer.getByRole('button', { name: 'Make the offer', exact: true })
  const endIt = endOffer.getByRole('button', { name: 'End offer', exact: true })
  const idle = page.locator(':not([aria-busy=true])')
  return {
    seeOffers: () => offers.getByRole('button', { name: 'New offer' }).waitFor(),
    seeNoOffers: () => offers.getByRole('button').waitFor({ state: 'detached' }),
    seeOffersFailed: () => offers.getByText('The offers could not be loaded').waitFor(),
    tryOffersAgain: () => press(offers.getByRole('button', { name: 'Try again' })),
    writeOffer: () => press(offers.getByRole('button', { name: 'New offer' })),
    chooseOfferTests: () => choose(newOffer.getByRole('radio', { name: 'Chosen tests' })),
    markOfferTest: (name: string) => choose(newOffer.getByRole('checkbox', { name })),
    seeOwnTests: () => page.getByRole('button', { name: 'See tests and prices' }).waitFor(),
    openOwnTests: () => press(page.getByRole('button', { name: 'See tests and prices' })),
    tryOwnTestsAgain: () => press(ownTests.getByRole('button', { name: 'Try again' })),
    // Behind its list the card has no role.
    seeOwnTestList: () => page.locator('[aria-labelledby=own-tests]').waitFor({ state: 'attached' }),
    searchOwnTests: (text: string) => ownTests.getByRole('searchbox').fill(text),
    leaveOwnTests: () => press(ownTests.getByRole('button', { name: 'Close' })),
    typeOfferPercent: (text: string) => newOffer.getByRole('textbox', { name: 'Discount in per cent' }).fill(text),
    seeOfferForm: () => makeIt.and(idle).waitFor(),
    makeOffer: () => press(makeIt),
    seeOfferMaking: () => makeIt.and(busy).waitFor(),
    leaveOffer: () => press(newOffer.or(endOffer).getByRole('button', { name: /^(?:Cancel|Keep the offer)$/ })),
    askOfferEnd: () => press(offers.getByRole('button', { name: /^End the offer: / })),
    seeOfferEndAsked: () => endIt.and(idle).waitFor(),
    endOffer: () => press(endIt),
    seeOfferEnding: () => endIt.and(busy).waitFor(),
    seeSales: () => button('CSV Export').and(page.locator(':not([disabled]):not([aria-busy=true])')).waitFor(),
    seeNoSales: () => button('CSV Export').and(page.locator('[disabled], [aria-disabled=true]')).waitFor(),
    seeSalesFailed: () => button('Try again').waitFor(),
    trySalesAgain: () => press(button('Try again')),
    chooseThisMonth: () => press(button('This month')),
    showMoreSales: () => press(button('Show more')),
    seeMoreComing: () => button('Show more').and(busy).waitFor(),
    exportSales: () => press(button('CSV Export')),
    exportRegister: () => press(button('Schedule H1 register')),
    seeExporting: () => button('CSV Export').or(button('Schedule H1 register')).and(busy).waitFor(),
    switchSalesChart: () => press(analytics.getByRole('button', { name: /^Show (?:table|chart)$/ })),
    openDrawer: (method: string) => press(button(`Close the drawer: ${method}`)),
    seeDrawer: () => closeIt.and(page.locator(':not([aria-busy=true])')).waitFor(),
    countDrawer: (text: string) => drawer.getByRole('textbox', { name: 'Counted' }).fill(text),
    closeDrawer: () => press(closeIt),
    seeDrawerClosing: () => closeIt.and(busy).waitFor(),
    leaveDrawer: () => press(drawer.getByRole('button', { name: 'Cancel' })),
    seeProviderProfile: (name: string) => profile.getByRole('heading', { name }).waitFor(),
    seeNoProviderProfile: () => profile.waitFor({ state: 'detached' }),
    seeProviderProfileFailed: () => page.getByText('The profile could not be loaded').waitFor(),
    tryProviderProfileAgain: () => press(page.getByRole('button', { name: 'Try again' }).first()),
    pauseOrders: () => press(profile.getByRole('button', { name: 'Pause new orders' })),
    seePauseAsked: () => save.and(page.locator(':not([aria-busy=true])')).waitFor(),
    pauseUntilADay: () => choose(pause.getByRole('radio', { name: 'Until a day' })),
    savePause: () => press(save),
    seePausing: () => save.and(busy).waitFor(),
    leavePause: () => press(pause.getByRole('button', { name: 'Cancel' })),
    takeOrdersAgain: () => press(profile.getByRole('button', { name: 'Take orders again' })),
    seeResuming: () => profile.getByRole('button', { name: 'Take orders again' }).and(busy).waitFor(),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly sales: ReturnType<typeof salesPage>
  }
}
