import type { Page } from 'playwright-core'

/** A painted page runs nothing before it is needed: whoever comes to one of its buttons needs it. */
export const needPage = (page: Page): Promise<void> => page.locator('button').filter({ visible: true }).first().focus()
