import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** The steps before the first login: the language, then what can be done here in slides. */
export const onboardingPage = (page: Page, { press }: Actions) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const slides = page.getByRole('button', { name: /^Slide/ })
  const shown = slides.and(page.locator('[aria-current]'))
  return {
    seeLanguageStep: () => page.getByRole('heading', { name: 'Choose your language' }).waitFor(),
    seeLanguageLacking: () => page.getByText('Choose one of the languages to continue').waitFor(),
    goOnFromLanguage: () => press(button('Continue')),
    seeTutorial: () => page.getByRole('region', { name: 'What you can do here' }).getByRole('heading').waitFor(),
    /** Which picture is shown, and how many there are. */
    pictureShown: async () => ({
      place: (await slides.evaluateAll((all) => all.findIndex((each) => each.hasAttribute('aria-current')))) + 1,
      count: await slides.count(),
    }),
    seeSlide: (place: number) =>
      slides
        .nth(place - 1)
        .and(shown)
        .waitFor(),
    chooseSlide: (place: number) => press(slides.nth(place - 1)),
    turnOn: () => press(button('Next')),
    turnBack: () => press(button('Back')),
    getStarted: () => press(button('Get started')),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly onboarding: ReturnType<typeof onboardingPage>
  }
}
