import type { Page } from 'playwright-core'
import type { Size } from '../../kit/browser'
import type { Actions } from '../../kit/pages/actions'
import { ownMenu } from '../../kit/pages/ownMenu'

/** What those who work here open over their pages. */
export const staffMenuPage = (page: Page, { press, type }: Actions, size: Size) => {
  const banner = page.getByRole('banner')
  const panel = page.getByRole('dialog')
  const searchBox = panel.getByRole('searchbox', { name: 'Search' })
  const results = panel.getByRole('list', { name: 'Results' }).getByRole('button')
  const denied = page.getByRole('alertdialog', { name: 'permission access' })
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  return {
    isLeavingAsked: () => leaving.isVisible(),
    seeLogoutAsked: () => page.getByRole('alertdialog', { name: 'Logout' }).waitFor(),
    declineLogout: () => press(page.getByRole('alertdialog', { name: 'Logout' }).getByRole('button', { name: 'no' })),
    seeLeavingAsked: () => leaving.waitFor(),
    stayInPanel: () => press(leaving.getByRole('button', { name: 'Stay' })),
    leavePanel: () => press(leaving.getByRole('button', { name: 'Leave' })),
    openFromMenu: async (name: string) => {
      await press(ownMenu(page))
      await press(banner.getByRole('button', { name, exact: true }).filter({ visible: true }))
    },
    openSearch: () =>
      press(banner.getByRole('button', { name: size === 'desktop' ? 'Search appointments' : 'Search' })),
    seePanel: (name: string) => page.getByRole('dialog', { name, exact: true }).waitFor(),
    seePanelArriving: () => panel.locator('[aria-busy]').waitFor(),
    seePanelFailed: () => panel.getByRole('heading', { name: 'This could not be opened' }).waitFor(),
    retryPanel: () => press(panel.getByRole('button', { name: 'Try again' })),
    seeSearchBox: () => searchBox.waitFor(),
    typeSearch: (words: string) => type(searchBox, words),
    clearSearch: () => press(panel.getByRole('button', { name: 'Clear the search' })),
    searchIn: (category: string) =>
      press(panel.getByRole('group', { name: 'What to search' }).getByRole('button', { name: category })),
    seeSearchEmpty: () => panel.getByText('Who are you looking for?').waitFor(),
    seeSearching: () => panel.getByText('Searching…').waitFor(),
    seeSearchFailed: () => panel.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor(),
    seeFound: (words: string) => results.filter({ hasText: words }).first().waitFor(),
    chooseFound: (words: string) => press(results.filter({ hasText: words }).first()),
    closePanel: () => press(panel.getByRole('button', { name: 'Close' })),
    seeNoPanel: () => panel.waitFor({ state: 'detached' }),
    goToPage: (name: string) =>
      press(page.getByRole('navigation').getByRole('link', { name }).filter({ visible: true })),
    /** Leaves by the menu of the staff. */
    leaveDesk: async () => {
      await press(ownMenu(page))
      await press(banner.getByRole('button', { name: 'Logout' }).filter({ visible: true }))
      await press(page.getByRole('alertdialog', { name: 'Logout' }).getByRole('button', { name: 'yes' }))
    },
    seeDenied: () => denied.waitFor(),
    noteDenied: () => press(denied.getByRole('button', { name: 'Okay' })),
    seeNothingDenied: () => denied.waitFor({ state: 'detached' }),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly staffMenu: ReturnType<typeof staffMenuPage>
  }
}
