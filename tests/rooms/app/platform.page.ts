import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** What stands over every page: the network's state, a newer version, the way to the home screen. */
export const platformPage = (page: Page, { press }: Actions) => {
  const offline = page.getByText('You are offline. What you see may be out of date.')
  const back = page.getByText('You are back online.')
  const release = page.getByText('A new version of the app is ready.')
  const accounts = page.getByRole('status').filter({ hasText: 'Another tab has another account.' })
  const install = page.getByRole('region', { name: 'Install the app' })
  return {
    seeOffline: () => offline.waitFor(),
    seeBackOnline: () => back.waitFor(),
    seeNothingOfTheNetwork: async () => {
      await offline.waitFor({ state: 'detached' })
      await back.waitFor({ state: 'detached' })
    },
    seeNewVersion: () => release.waitFor(),
    seeNoNewVersion: () => release.waitFor({ state: 'detached' }),
    declineVersion: () => press(page.getByRole('button', { name: 'Later', exact: true })),
    takeVersion: () => press(page.getByRole('button', { name: 'Reload', exact: true })),
    seeWhoseTab: (name: string) => accounts.filter({ hasText: `This tab is ${name}'s.` }).waitFor(),
    seeNoAccounts: () => accounts.waitFor({ state: 'detached' }),
    stayAsThis: () => press(accounts.getByRole('button', { name: 'Stay here', exact: true })),
    goOnAs: (name: string) => press(accounts.getByRole('button', { name: `Go on as ${name}`, exact: true })),
    seeInstallSuggested: (way: 'asked' | 'byHand') =>
      install.getByRole('button', { name: way === 'asked' ? 'Install' : 'Got it', exact: true }).waitFor(),
    seeNoInstallSuggested: () => install.waitFor({ state: 'detached' }),
    install: () => press(install.getByRole('button', { name: 'Install', exact: true })),
    dismissInstall: () => press(install.getByRole('button', { name: 'Not now' })),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly platform: ReturnType<typeof platformPage>
  }
}
