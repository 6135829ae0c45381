import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'
import { PNG } from '../../kit/sampleFiles'

/** Finding a pharmacy, and the request to it. */
export const medicinesPage = (page: Page, { press, choose, type }: Actions) => {
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  return {
    seePharmaciesLoading: () => page.getByText('Loading pharmacies…').waitFor(),
    seeMorePharmaciesLoading: () =>
      page.getByRole('article').or(page.getByText('Loading pharmacies…')).first().waitFor(),
    seePharmacies: () => page.getByRole('article').first().waitFor(),
    seeNoPharmacies: () => page.getByRole('heading', { name: /^No pharmacy found/ }).waitFor(),
    seePharmaciesFailed: () => page.getByText('We could not load the pharmacies').waitFor(),
    typePharmacy: (words: string) => type(page.getByRole('searchbox', { name: 'Search pharmacies' }), words),
    showAllPharmacies: () => press(button('Show all')),
    orderHere: () => press(page.getByRole('button', { name: /^Order here: / }).first()),
    closeSentence: () => press(page.getByRole('alert').getByRole('button', { name: 'Close' })),
    seeRequest: () =>
      dialog
        .or(page.getByRole('heading', { name: /^(?:Check and send|Request sent)$/ }))
        .first()
        .waitFor(),
    seeNoRequest: () => dialog.waitFor({ state: 'detached' }),
    closeRequest: () => press(dialog.getByRole('button', { name: 'Close' })),
    seePharmacyLoading: () => dialog.getByRole('status', { name: 'Loading the pharmacy…' }).waitFor(),
    seePharmacyFailed: () => dialog.getByText('We could not load this pharmacy').waitFor(),
    seePharmacyGone: () => dialog.getByText('This pharmacy is no longer here').waitFor(),
    seeWays: () => dialog.getByRole('tab', { name: 'Pick Up' }).waitFor(),
    choosePickup: () => choose(dialog.getByRole('tab', { name: 'Pick Up' })),
    proceed: () => press(page.getByRole('button', { name: /^(?:Choose prescription|Review the request)$/ })),
    editAddress: () => press(page.getByRole('button', { name: /^(?:Add|Change) address$/ })),
    seeAddressForm: () => field('Pincode').waitFor(),
    typePincode: (digits: string) => type(field('Pincode'), digits),
    typeCity: (city: string) => type(field('City'), city),
    typeStreet: (street: string) => type(field('Address'), street),
    useLocation: () => press(dialog.getByRole('button', { name: 'Use my location' })),
    saveAddress: () => press(dialog.getByRole('button', { name: 'Save' })),
    seeCity: (city: string) =>
      page.waitForFunction(
        (wanted) => [...document.querySelectorAll('input')].some(({ value }) => value === wanted),
        city,
      ),
    seePrescriptionsLoading: () => dialog.getByRole('status', { name: 'Loading prescriptions…' }).waitFor(),
    seePrescriptions: () =>
      dialog.getByRole('radio').or(dialog.getByText('No prescription yet')).first().waitFor({ state: 'attached' }),
    seePrescriptionsFailed: () => dialog.getByText('We could not load the prescriptions').waitFor(),
    choosePrescription: () => choose(dialog.getByRole('radio').first()),
    addPaper: (how: 'Choose a file' | 'Photograph the paper') => press(dialog.getByRole('button', { name: how })),
    seePaperForm: () => page.getByRole('dialog', { name: /^(?:Add record|Photograph the paper)$/ }).waitFor(),
    /** Fills in the form of a paper, with a picture of it. */
    fillPaper: async () => {
      const form = page.getByRole('dialog', { name: 'Add record' })
      await press(form.getByRole('button', { name: 'Spine' }))
      await form.getByRole('textbox', { name: 'Date of the document' }).fill('02/10/2025')
      await page.keyboard.press('Tab')
      await form
        .locator('input[type=file]')
        .setInputFiles({ name: 'rx.png', mimeType: 'image/png', buffer: Buffer.from(PNG) })
      await form.getByRole('button', { name: 'Remove rx.png' }).waitFor()
    },
    tickMedicine: () => choose(dialog.getByRole('checkbox').first()),
    changeWhom: () => press(page.getByRole('button', { name: /^(?:Change|Who is it for\?)$/ }).first()),
    backInRequest: () => press(button('Back')),
    seeRequestReview: () => page.getByRole('heading', { name: 'Check and send' }).waitFor(),
    sendRequest: () => press(button('Send request')),
    seeRequestSending: () => page.locator('button[aria-busy=true]', { hasText: 'Send request' }).waitFor(),
    seeRequestUnsettled: () => page.getByRole('heading', { name: 'We could not reach the server' }).waitFor(),
    tryRequestAgain: () => press(button('Try again')),
    openOrders: () => press(button('Open my orders')),
    seeRequestSent: () => page.getByRole('heading', { name: 'Request sent' }).waitFor(),
    trackRequest: () => press(button('Track')),
    leaveSent: () => press(button('Back to home')),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly medicines: ReturnType<typeof medicinesPage>
  }
}
