import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** Long lists: a patient's orders, and the doctors with their filters. */
export const longListsPage = (page: Page, { press, type }: Actions) => {
  const main = page.getByRole('main')
  const specialities = main.getByRole('button', { name: 'All specialities' })
  const search = page.getByRole('searchbox', { name: 'Search doctors', exact: true })
  const sheet = page.getByRole('dialog', { name: /^Book/ })
  const filters = page.getByRole('dialog', { name: 'Filters' })
  return {
    /**
     * As far as the page goes, and the lists of it that scroll by themselves. A page that has just opened stays at its
     * top for some frames, unless a wheel says that a person wants to be elsewhere.
     */
    scrollDown: () =>
      page.evaluate(() => {
        dispatchEvent(new WheelEvent('wheel'))
        scrollTo(0, document.documentElement.scrollHeight)
        for (const box of document.querySelectorAll('main div'))
          if (getComputedStyle(box).overflowY === 'auto') box.scrollTop = box.scrollHeight
      }),
    seeOrdersLoading: () =>
      main
        .getByText(/^(?:Loading your orders…|Loading more…)$/)
        .first()
        .waitFor({ state: 'attached' }),
    /** An order that is held until it is paid, with the seconds that are left. */
    seeUnpaidOrder: () => main.getByText(/^Held for \d+:\d\d$/).waitFor(),
    payOrder: () => press(main.getByRole('button', { name: /^Pay ₹/ })),
    seeOrderOf: (doctor: string) => main.getByText(doctor, { exact: true }).first().waitFor(),
    /** Also below a dialog. */
    seeListed: (doctor: string) => page.locator('main').getByText(doctor, { exact: true }).first().waitFor(),
    seeNoOrders: () => main.getByText('No orders yet').waitFor(),
    seeOrdersFailed: () => main.getByText('We could not load your orders').waitFor(),
    seeDoctorsLoading: () =>
      main
        .getByText(/^Loading (?:more )?doctors…$/)
        .first()
        .waitFor(),
    seeDoctors: () =>
      main
        .getByRole('button', { name: /^Book (?:video|clinic visit) with/ })
        .first()
        .waitFor(),
    seeNoDoctors: () => main.getByRole('heading', { name: 'No doctor found' }).waitFor(),
    seeDoctorsFailed: () => main.getByRole('heading', { name: 'We could not load this' }).waitFor(),
    typeDoctor: (words: string) => type(search, words),
    chooseExperience: (years: string) => press(main.getByRole('button', { name: `${years}+ years`, exact: true })),
    /** From the doctors, unless they are shown already. */
    openSpecialities: async () => {
      await specialities
        .or(main.getByRole('button', { name: 'All doctors' }))
        .first()
        .waitFor()
      if (await specialities.isVisible()) await press(specialities)
    },
    seeSpecialitiesToChoose: () =>
      main
        .getByRole('listitem')
        .getByRole('button', { name: /doctors?$/ })
        .first()
        .waitFor(),
    chooseSpeciality: () => press(main.getByRole('listitem').getByRole('button').first()),
    seeSearchForDoctors: () => search.waitFor(),
    bookVideoFromList: () => press(main.getByRole('button', { name: /^Book video with/ }).first()),
    seeBookingSheetOrCheckout: () => sheet.or(page.getByRole('heading', { name: 'Review and book' })).waitFor(),
    closeBookingSheet: () => press(sheet.getByRole('button', { name: 'Close' })),
    openFilters: () => press(main.getByRole('button', { name: /^Filters/ })),
    seeFilters: () => filters.waitFor(),
    seeNoFilters: () => filters.waitFor({ state: 'detached' }),
    closeFilters: () => press(filters.getByRole('button', { name: 'Close' })),
    seeNoBookingSheet: () => sheet.waitFor({ state: 'detached' }),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly longLists: ReturnType<typeof longListsPage>
  }
}
