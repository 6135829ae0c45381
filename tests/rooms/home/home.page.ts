import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** The patient's home: what comes next, and the specialities. */
export const homePage = (page: Page, { press }: Actions) => {
  const main = page.getByRole('main')
  const next = main.getByRole('heading', { name: 'Your next appointment' })
  const nextFailed = main.getByRole('heading', { name: 'We could not load your next appointment' })
  const specialities = main.locator('section').filter({ hasText: 'Find by speciality' })
  const again = (part: typeof main) => part.getByRole('button', { name: 'Try again' })
  return {
    seeSpecialitiesLoading: () => main.getByText('Loading specialities').waitFor({ state: 'attached' }),
    seeSpecialities: () => specialities.getByRole('listitem').getByRole('link').first().waitFor(),
    seeSpecialitiesFailed: () => again(specialities).waitFor(),
    seeNextAppointment: () => next.waitFor(),
    seeNextAppointmentFailed: () => nextFailed.waitFor(),
    seeNoNextAppointment: async () => {
      await next.waitFor({ state: 'detached' })
      await nextFailed.waitFor({ state: 'detached' })
    },
    tryAgainAtHome: () => press(again(main).first()),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly home: ReturnType<typeof homePage>
  }
}
