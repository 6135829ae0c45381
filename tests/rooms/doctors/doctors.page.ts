import type { Page } from 'playwright-core'
import type { Size } from '../../kit/browser'
import type { Actions } from '../../kit/pages/actions'

/** Finding a doctor, their profile, and the panel in which a slot is picked. */
export const doctorsPage = (page: Page, { press, choose, type }: Actions, size: Size) => {
  const opener = page.getByRole('button', { name: /^(?:Book appointment|Next slots)$/ })
  const dates = page.getByRole('radiogroup', { name: 'Choose a date' })
  const free = page.getByRole('radio', { name: /available$/ })
  const slots = page.getByRole('radiogroup', { name: /^(Morning|Afternoon|Evening)/ }).locator(free)
  const next = page.getByRole('button', { name: 'Next', exact: true })
  const alert = page.getByRole('button', { name: 'Notify me when slots open' })
  const reviews = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Patient reviews' }) })

  const sheet = page.getByRole('dialog', { name: /^Book with/ })
  /** On small screens the panel is a sheet behind a button. */
  const openPanel = async () => {
    if (size === 'desktop') return
    // An address with a step of the booking opens the sheet itself.
    if (!new URL(page.url()).searchParams.has('step')) {
      await opener.or(sheet).first().waitFor()
      if (!(await sheet.isVisible())) await press(opener)
    }
    await sheet.waitFor()
  }
  /** Until the panel is there that opens by itself, as for a booking that was on its way. */
  const seeBookingPanel = async () => {
    if (size !== 'desktop') await sheet.waitFor()
  }
  const chosenName = async () => (await slots.and(page.locator('[aria-checked=true]')).getAttribute('aria-label')) ?? ''
  return {
    openLanding: () => page.goto('/'),
    searchFromLanding: async () => {
      await press(page.getByRole('main').getByRole('button', { name: 'Find doctors' }))
      await page.waitForURL('**/find-doctor*')
    },
    /** Until the few who match are all there is: what was found before is no longer there to be pressed. */
    searchFor: async (words: string) => {
      await type(page.getByRole('searchbox', { name: 'Search doctors', exact: true }), words)
      await page.getByText(/^\d+ doctors?$/).waitFor()
    },
    openDoctor: async (name: string) => {
      await press(page.getByRole('link', { name, exact: true }))
      await page.waitForURL('**/doctor-profile*')
    },
    seeDoctorLoading: () => page.getByText("Loading the doctor's profile…").waitFor({ state: 'attached' }),
    seeDoctor: () => page.getByRole('heading', { name: 'Patient reviews' }).waitFor(),
    seeDoctorFailed: () =>
      page.getByRole('heading', { name: /^We could not (?:load this|find this doctor)/ }).waitFor(),
    seeReviewsOfDoctorLoading: () => page.getByText('Loading reviews…').waitFor({ state: 'attached' }),
    seeReviewsOfDoctor: () =>
      reviews.getByRole('listitem').or(reviews.getByText('No Patient reviews')).first().waitFor(),
    seeReviewsOfDoctorFailed: () => reviews.getByRole('button', { name: 'Retry' }).waitFor(),
    openPanel,
    seeBookingPanel,
    seeSlotsLoading: () => page.getByText('Loading slots…').waitFor({ state: 'attached' }),
    seeSlotsFailed: () => page.getByText('We could not load the slots').waitFor(),
    seeSlots: () => dates.waitFor(),
    seeNoSlots: () => page.getByRole('heading', { name: /^No slots available/ }).waitFor(),
    seeAlertOffered: () => alert.waitFor(),
    askForAlert: () => press(alert),
    seeAlertAsked: () => alert.and(page.locator('[aria-busy=true]')).waitFor(),
    seeAlertSet: () => page.getByRole('status').filter({ hasText: 'We will notify you when slots open.' }).waitFor(),
    seeSlotsRefreshing: () => next.and(page.locator('[aria-busy=true]')).waitFor(),
    retry: () => press(page.getByRole('button', { name: 'Retry' })),
    // The fee stands behind the name.
    chooseInClinic: () => choose(page.getByRole('tab', { name: /^In-Clinic/ })),
    chooseVideo: () => choose(page.getByRole('tab', { name: /^Video Call/ })),
    /** A free day that is not the chosen one. */
    chooseClinic: async () => void (await page.getByLabel('Clinic', { exact: true }).selectOption({ index: 1 })),
    chooseAllClinics: async () => void (await page.getByLabel('Clinic', { exact: true }).selectOption('')),
    chooseAnotherDay: () => choose(dates.locator(free).and(page.locator('[aria-checked=false]')).first()),
    chooseDay: (day: string) => choose(dates.getByRole('radio', { name: new RegExp(`^${day}, `) })),
    /** The last free slot of the day, which does not begin while it is booked. Returns its name. */
    chooseSlot: async () => {
      await choose(slots.last())
      return chosenName()
    },
    seeChosen: async (name: string) => {
      await page.getByRole('radio', { name, exact: true, checked: true }).waitFor()
    },
    seeBooked: (name: string) =>
      page.getByRole('radio', { name: name.replace(/available$/, 'booked'), exact: true, disabled: true }).waitFor(),
    seeTakenNotice: () => page.getByText(/^That slot has just been taken/).waitFor(),
    goOn: () => press(next),
    seeNoWayOn: () => page.getByRole('button', { name: 'Next', exact: true, disabled: true }).waitFor(),
    /** "Saturday, 21 November 2026" */
    chosenDay: async () =>
      (await dates.getByRole('radio', { checked: true }).getAttribute('aria-label'))?.replace(/,[^,]*$/, '') ?? '',
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly doctors: ReturnType<typeof doctorsPage>
  }
}
