import type { Page } from 'playwright-core'

/** Reading the public pages: the words of the content service, questions and answers, announcements. */
export const marketingPage = (page: Page) => {
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  const banners = page.getByRole('region', { name: 'Offers and news' })
  const shown = banners.locator('[data-shown=true]')
  const weekDoctors = page.getByRole('list', { name: 'Doctors you can see this week' })
  const isNumber = (number: number) => ({ name: new RegExp(`^${number} of`) })
  return {
    /** They are fetched when somebody comes near. */
    scrollToWeekDoctors: () =>
      page.getByRole('heading', { name: 'Doctors you can see this week' }).scrollIntoViewIfNeeded(),
    seeWeekDoctors: () => weekDoctors.getByRole('link').first().waitFor(),
    seeNoWeekDoctors: () => weekDoctors.getByRole('link').first().waitFor({ state: 'detached' }),
    seePageArriving: () => page.getByText('Loading the page').waitFor({ state: 'attached' }),
    /** What the practice wrote, in whatever language: sections under headings. */
    seeAboutUs: () => page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor(),
    seeNothingToRead: () => page.getByText('Nothing to read here yet').waitFor(),
    seePartnersArriving: () => page.getByText('Loading our partners').waitFor({ state: 'attached' }),
    seePartners: () => page.getByRole('main').getByRole('heading', { level: 3 }).first().waitFor(),
    seeNoPartners: () => page.getByText('Our first partners will appear here').waitFor(),
    seeRetry: () => retry.waitFor(),
    tryLoadingAgain: () => retry.click(),
    seeQuestionsArriving: () => page.getByText('Loading the questions').waitFor({ state: 'attached' }),
    seeQuestions: () => page.getByRole('main').locator('details').first().waitFor(),
    seeNoQuestions: () => page.getByText('No questions here yet').waitFor(),
    chooseTag: (name: string) => page.getByRole('group', { name: 'Topics' }).getByText(name, { exact: true }).click(),
    seeNoBanners: () => banners.waitFor({ state: 'detached' }),
    /** Which announcement is shown, from 1. */
    bannerNumber: async () => Number.parseInt((await shown.getAttribute('aria-label')) ?? '', 10),
    seeBanner: (number: number) => shown.and(page.getByRole('article', isNumber(number))).waitFor(),
    seeBannerGone: (number: number) =>
      banners.locator(`[data-shown=false][aria-label^="${number} of"]`).waitFor({ state: 'attached' }),
    pointElsewhere: () => page.getByRole('banner').hover(),
    /** Coming from elsewhere: a pointer that is there already points at nothing new. */
    pointAtBanner: async () => {
      await page.getByRole('banner').hover()
      await shown.hover()
    },
    chooseBanner: (number: number) => banners.getByRole('button', isNumber(number)).click(),
    stopBanners: () => banners.getByRole('button', { name: 'Stop auto-play' }).click(),
    playBanners: () => banners.getByRole('button', { name: 'Start auto-play' }).click(),
    seeBannersRunning: () => banners.getByRole('button', { name: 'Stop auto-play' }).waitFor(),
    seeBannersStopped: () => banners.getByRole('button', { name: 'Start auto-play' }).waitFor(),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly marketing: ReturnType<typeof marketingPage>
  }
}
