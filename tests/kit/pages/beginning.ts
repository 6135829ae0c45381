import type { Page } from 'playwright-core'
import type { Actions } from './actions'

/** The steps before the first login: the language, then what can be done here in pictures. */
export const beginning = (page: Page, { press }: Actions) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const pictures = page.getByRole('button', { name: /^Picture/ })
  const shown = pictures.and(page.locator('[aria-current]'))
  return {
    seeLanguageStep: () => page.getByRole('heading', { name: 'Choose your language' }).waitFor(),
    seeLanguageLacking: () => page.getByText('Choose one of the languages to continue').waitFor(),
    goOnFromLanguage: () => press(button('Continue')),
    seeTutorial: () => page.getByRole('region', { name: 'What you can do here' }).getByRole('heading').waitFor(),
    /** Which picture is shown, and how many there are. */
    pictureShown: async () => ({
      place: (await pictures.evaluateAll((all) => all.findIndex((each) => each.hasAttribute('aria-current')))) + 1,
      count: await pictures.count(),
    }),
    seePicture: (place: number) =>
      pictures
        .nth(place - 1)
        .and(shown)
        .waitFor(),
    choosePicture: (place: number) => press(pictures.nth(place - 1)),
    turnOn: () => press(button('Next')),
    turnBack: () => press(button('Back')),
    getStarted: () => press(button('Get started')),
  }
}
