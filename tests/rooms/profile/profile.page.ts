import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** A doctor's own profile. */
export const profilePage = (page: Page, { press, type }: Actions) => {
  const form = page.getByRole('form', { name: 'Your profile' })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const about = form.getByLabel('About you')
  return {
    seeProfileLoading: () => page.getByLabel('Your profile is loading').waitFor(),
    seeProfileFailed: () => page.getByText('Your profile could not be loaded').waitFor(),
    loadProfileAgain: () => press(button('Try again')),
    seeOwnProfile: () => button('Ask for a change').waitFor(),
    editProfile: () => press(button('Edit profile')),
    seeProfileForm: () => about.waitFor(),
    writeAbout: (words: string) => type(about, words),
    typeVideoFee: (fee: string) => type(form.getByLabel('Video consultation fee (₹)'), fee),
    addProfileTag: async (name: string) => void (await form.getByLabel('Add a tag').selectOption(name)),
    discardProfile: () => press(button('Discard changes')),
    saveProfile: () => press(form.getByRole('button', { name: 'Save', exact: true })),
    seeProfileSuperseded: () => button('Keep what I wrote').waitFor(),
    keepOwnProfile: () => press(button('Keep what I wrote')),
    takeTheirProfile: () => press(button('Show theirs')),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly profile: ReturnType<typeof profilePage>
  }
}
