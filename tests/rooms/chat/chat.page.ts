import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

export const chatPage = (page: Page, { choose, press, type }: Actions) => {
  const main = page.getByRole('main')
  const question = page.getByRole('alertdialog', { name: /^Disable chat with/ })
  const log = main.getByRole('log')
  const writing = main.getByRole('group', { name: /^(?:Write a message|Only your team reads this)$/ })
  /** One that was refused has its buttons beside it; several have those of all below. */
  const ofRefused = (all: string, one: string) =>
    main.getByRole('button', { name: all }).or(log.getByRole('button', { name: one, exact: true }))
  const voice = main.getByRole('group', { name: 'Voice note' })
  const recorded = (name: string) => voice.getByRole('button', { name, exact: true })
  const asked = main.getByRole('searchbox', { name: 'Search chats' })
  const found = main.getByRole('region', { name: 'Search chats' })
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
    seeVoice: () => log.locator('audio').waitFor(),
    seeVoiceLost: (name: string) => log.getByText(`${name} cannot be opened`).waitFor(),
    seeVoiceComing: () => log.getByRole('listitem').locator('[class*=skeleton]').waitFor({ state: 'attached' }),
    seeVoiceOffered: () => main.getByRole('button', { name: 'Record a voice note' }).waitFor(),
    recordVoice: () => press(main.getByRole('button', { name: 'Record a voice note' })),
    seeMicrophoneAsked: () => voice.getByText('Your browser asks for the microphone. Press Allow.').waitFor(),
    seeMicrophoneRefused: () => voice.getByRole('alert').waitFor(),
    askMicrophoneAgain: () => press(recorded('Try again')),
    seeVoiceLength: (length: string) => voice.getByRole('timer').filter({ hasText: length }).waitFor(),
    seeVoiceRecorded: () => recorded('Pause').waitFor(),
    seeVoicePaused: () => recorded('Go on recording').waitFor(),
    seeVoiceToListenTo: () => voice.locator('audio').waitFor(),
    pauseVoice: () => press(recorded('Pause')),
    goOnWithVoice: () => press(recorded('Go on recording')),
    stopVoice: () => press(recorded('Stop')),
    /** While the browser asks and while it is recorded, and where the microphone is refused. */
    discardVoice: () => press(recorded('Discard the voice note').or(recorded('Cancel'))),
    sendVoice: (name: string) => press(recorded(`Send to ${name}`)),
    openChatOf: (name: string) =>
      press(main.getByRole('listitem').filter({ hasText: name }).getByRole('button').first()),
    /** On a phone, where the list stands on its own. */
    leaveConversation: () => press(main.getByRole('button', { name: 'Back to chats' })),
    seeChatGone: () => main.getByText('This chat cannot be found').waitFor(),
    seeChatEnded: () => main.getByText('You are no longer part of this chat').waitFor(),
    seeMessages: () => log.getByRole('listitem').first().waitFor({ state: 'attached' }),
    readTeamOnly: () => choose(main.getByRole('radio', { name: /^Team only/ })),
    writeInChat: (text: string) => type(writing.getByRole('textbox').or(writing.getByRole('combobox')), text),
    sendInChat: () => press(writing.getByRole('button', { name: /^Send/ })),
    scrollMessagesUp: () => log.evaluate((element) => element.scrollTo(0, 0)),
    goToNewest: () => press(main.getByRole('button', { name: /^(?:To the newest|\d+ new)$/ })),
    attachToChat: (file: { name: string; mimeType: string; buffer: Buffer }) =>
      writing.locator('input[type=file]').first().setInputFiles(file),
    withdrawFromChat: (name: string) =>
      press(log.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Discard' })),
    retryAllOfChat: () => press(ofRefused('Retry all', 'Send again').last()),
    discardAllOfChat: () => press(ofRefused('Discard all', 'Discard').last()),
    seeUploadInChat: () => main.getByRole('progressbar').first().waitFor(),
    seeWaitingForNetwork: () => log.getByText('Waiting for network').first().waitFor(),
    searchChats: () => press(page.getByRole('button', { name: 'Search chats' })),
    seeChatSearch: () => asked.waitFor(),
    typeChatSearch: (text: string) => type(asked, text),
    emptyChatSearch: () => press(main.getByRole('button', { name: 'Clear the search' })),
    seeChatFound: (name: string) => found.getByRole('listitem').filter({ hasText: name }).first().waitFor(),
    seeNoChatFound: (search: string) => found.getByText(`No chat found for “${search}”`).waitFor(),
    seeChatSearchFailed: () => found.getByRole('button', { name: 'Try again' }).waitFor(),
    searchChatsAgain: () => press(found.getByRole('button', { name: 'Try again' })),
    /** On the way to the chats, in the bars. */
    seeUnreadCount: (count: number) =>
      page.getByText(`${count} chats unread`, { exact: true }).first().waitFor({ state: 'attached' }),
    seeNoUnreadCount: () => page.getByText(/\d chats? unread$/).waitFor({ state: 'detached' }),
    listUnreadChats: () => press(main.getByRole('button', { name: 'Unread' })),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly chat: ReturnType<typeof chatPage>
  }
}
