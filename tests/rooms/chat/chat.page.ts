import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

export const chatPage = (page: Page, { choose, press, type }: Actions) => {
  const main = page.getByRole('main')
  const question = page.getByRole('alertdialog', { name: /^Disable chat with/ })
  const again = main.getByRole('button', { name: 'Try again' })
  return {
    seeChatsLoading: () => main.locator('[aria-busy=true], [class*=skeleton]').first().waitFor({ state: 'attached' }),
    seeChatOf: (name: string) => main.getByRole('listitem').filter({ hasText: name }).first().waitFor(),
    seeNoChats: () => main.getByText('No chats this week').waitFor(),
    seeChatsFailed: () => again.waitFor(),
    askChatsAgain: () => press(again),
    seeChatWith: (name: string) => main.getByRole('heading', { name, level: 2 }).waitFor(),
    askToDisableChat: async (name: string) => {
      await press(main.getByRole('button', { name: `More for ${name}` }))
      await press(page.getByRole('menuitem', { name: 'Disable chat' }))
    },
    starChat: (name: string) => press(main.getByRole('button', { name: `Favourite: ${name}` })),
    seeChatQuestion: (name: string) => page.getByRole('alertdialog', { name: `Disable chat with ${name}?` }).waitFor(),
    seeNoChatQuestion: () => question.waitFor({ state: 'detached' }),
    chooseChatReason: (name: RegExp) => choose(question.getByRole('radio', { name })),
    writeChatNote: (text: string) => type(question.getByRole('textbox'), text),
    keepChat: () => press(question.getByRole('button', { name: 'Cancel' })),
    disableChat: () => press(question.getByRole('button', { name: 'Disable chat' })),
    listUnreadChats: () => press(main.getByRole('button', { name: 'Unread' })),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly chat: ReturnType<typeof chatPage>
  }
}
