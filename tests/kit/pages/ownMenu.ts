import type { Page } from 'playwright-core'

/** The one in the bar that holds a person's own pages, whoever they are. */
export const ownMenu = (page: Page) =>
  page
    .getByRole('banner')
    .locator('summary')
    .filter({ visible: true, hasText: /^Your (?:menu|account)/ })
