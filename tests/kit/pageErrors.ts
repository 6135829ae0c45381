import type { Page } from 'playwright-core'

/** A dialog of Ark that is closed as it opens gives up a wait of its own, and nobody handles that it did. */
const GIVEN_UP = 'Promise aborted'

/** Notes what a page throws that nobody catches. */
export const onPageError = (page: Page, note: (message: string) => void): void => {
  page.on('pageerror', ({ message }) => {
    if (message !== GIVEN_UP) note(message)
  })
}
