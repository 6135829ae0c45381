import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

export const chatPage = (page: Page, { press }: Actions) => {
  const main = page.getByRole('main')
  const again = main.getByRole('button', { name: 'Try again' })
  return {
    seeChatsLoading: () => main.locator('[aria-busy=true], [class*=skeleton]').first().waitFor({ state: 'attached' }),
    seeChatOf: (name: string) => main.getByRole('listitem').filter({ hasText: name }).first().waitFor(),
    seeNoChats: () => main.getByText('No chats this week').waitFor(),
    seeChatsFailed: () => again.waitFor(),
    askChatsAgain: () => press(again),
    listUnreadChats: () => press(main.getByRole('button', { name: 'Unread' })),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly chat: ReturnType<typeof chatPage>
  }
}
