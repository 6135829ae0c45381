import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** Toasts. */
export const toastsPage = (page: Page, { press }: Actions) => {
  const toast = (words: string) => page.locator('output > div').filter({ hasText: words })
  return {
    seeToast: (words: string) => toast(words).waitFor(),
    seeToastGone: (words: string) => toast(words).waitFor({ state: 'detached' }),
    lookAtToast: (words: string) => toast(words).hover(),
    lookAway: () => page.mouse.move(0, 0),
    dismissToast: (words: string) => press(toast(words).getByRole('button', { name: 'Dismiss' })),
    followToast: (words: string) => press(toast(words).getByRole('button', { name: words })),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly toasts: ReturnType<typeof toastsPage>
  }
}
