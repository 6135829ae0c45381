import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** A doctor writes down what is known of a patient: allergies, conditions, kidney function. */
export const patientFactsPage = (page: Page, { press, type }: Actions) => {
  const strip = page.getByRole('region', { name: 'Patient' })
  const drawer = page.getByRole('dialog', { name: 'Allergies and conditions' })
  const allergies = drawer.getByRole('combobox', { name: 'Allergies' })
  const button = (name: string) => drawer.getByRole('button', { name, exact: true })
  return {
    openFacts: () => press(strip.getByRole('button', { name: 'Allergies and conditions' })),
    saveFacts: async (allergy: string) => {
      await type(allergies, allergy)
      await press(button('Save allergies'))
    },
    closeFacts: () => press(button('Close')),
    seeFactsBusy: () => drawer.locator('[aria-busy=true]').waitFor(),
    seeFactsRest: () => drawer.locator('[aria-busy=true]').waitFor({ state: 'detached' }),
    /** What went wrong is said beside what was written, which stays. */
    seeFactsNotSaved: async (allergy: string) => {
      await drawer.getByRole('alert').waitFor()
      await drawer.getByText(allergy, { exact: true }).waitFor()
    },
    seeFactsClosed: () => drawer.waitFor({ state: 'detached' }),
    seeAllergy: (allergy: string) => strip.getByText(allergy).waitFor(),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly patientFacts: ReturnType<typeof patientFactsPage>
  }
}
