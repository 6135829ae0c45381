import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** Saying where doctors are looked for: the prompt, the picker, and what the bar says afterwards. */
export const locationPage = (page: Page, { press, type }: Actions) => {
  const picker = page.getByRole('dialog', { name: 'Change Location' })
  const prompt = page.getByRole('dialog', { name: 'See doctors near you' })
  const search = picker.getByPlaceholder('Search for city, Area, Pincode', { exact: true })
  const results = picker.getByText(/^\d+ results?$/)
  const chip = (label: string | RegExp) => page.getByRole('button', { name: label }).filter({ visible: true })
  const gone = async () => {
    await picker.waitFor({ state: 'detached' })
    await prompt.waitFor({ state: 'detached' })
  }
  const busy = page.locator('[aria-busy=true]')
  return {
    openPicker: () => press(chip(/Choose location|Change location/)),
    searchPlace: (text: string) => type(search, text),
    /** Nothing is typed: the cities are offered. */
    seeCities: () => picker.getByRole('heading', { name: 'Cities where our doctors practise' }).waitFor(),
    seeSearchingPlaces: () => picker.getByText('Searching...').waitFor(),
    seePlaces: () => results.waitFor(),
    seePlacesFailed: () => picker.getByRole('button', { name: 'Retry' }).waitFor(),
    searchAgain: () => press(picker.getByRole('button', { name: 'Retry' })),
    choosePlace: () => press(picker.getByRole('button', { name: 'Koramangala Bengaluru, Karnataka, 560034' })),
    seePlaceOpening: () => picker.getByRole('listitem').getByRole('button').and(busy).waitFor(),
    chooseRecent: (label: string) => press(picker.getByRole('button', { name: label, exact: true })),
    takeCurrentLocation: () => press(picker.getByRole('button', { name: 'Use Current Location' })),
    seeLocating: () =>
      page
        .getByRole('button', { name: /Use Current Location|Allow Location Access/ })
        .and(busy)
        .waitFor(),
    closePicker: () => press(picker.getByRole('button', { name: 'Close' })),
    seePrompt: () => prompt.waitFor(),
    allowLocation: () => press(prompt.getByRole('button', { name: 'Allow Location Access' })),
    skipLocation: () => press(prompt.getByRole('button', { name: 'Skip', exact: true })),
    seeNoLocationDialog: gone,
    seeLocation: (label: string) => chip(`${label}. Change location`).waitFor(),
    seeNoLocation: () => chip(/Choose location/).waitFor(),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly location: ReturnType<typeof locationPage>
  }
}
