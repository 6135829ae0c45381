import { chatApi } from '../../../src/core/chat/chat.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { conversationRead } from '../../../src/machines/chat/conversation.setup'
import { type BaseScene, type BrowserPlayer, byItself } from '../../kit/paths/browser'
import { holdWaits, type Waits } from '../../kit/paths/waits'
import { conversationModel } from './conversation.model'
import { type ChatScene, NAME, openChatAddress } from './openChat'

/** What is written and read is taken by nobody. */
const rows = {
  send: { endpoint: chatApi.send },
  read: { endpoint: chatApi.read },
  typing: { endpoint: chatApi.typing },
}

interface Scene extends ChatScene<keyof typeof rows> {
  readonly waits: Waits
}

/** What the feed says, and a message that is pointed at: tests/e2e/chat.test.ts has it come, chatSearch.test.ts presses it. */
const isSent =
  (words: keyof typeof conversationModel.steps) =>
  ({ inspection }: Scene) =>
    inspection.send('conversation', conversationModel.steps[words].event)

const readOne = ({ gate }: Scene, output: unknown) => gate.answer('one', output as Outcome<unknown>)
const page = ({ gate }: Scene, output: unknown) => gate.answer('messages', output as Outcome<unknown>)

/** A page after which the list does something by itself, as soon as it is shown. */
const pageBefore = (own: string) => async (scene: Scene, output: unknown, next: string | undefined) => {
  await page(scene, output)
  return next === own ? ('passed' as const) : undefined
}

const arriving =
  (isNamed: boolean) =>
  async (base: BaseScene): Promise<Scene> => {
    const waits = await holdWaits(base.page, Object.values(conversationModel.delays!))
    const scene = await openChatAddress(base, rows, isNamed)
    await base.inspection.reached('conversation', isNamed ? 'opening' : 'closed', 0)
    return { ...scene, waits }
  }

type Place = 'closed' | 'opening' | 'gone' | 'ended' | 'failed' | 'reading' | 'open'

export const conversationPlayer: BrowserPlayer<typeof conversationModel, Scene, Place> = {
  model: conversationModel,
  arrive: { 'Open the chats': arriving(false), 'Open a link to a chat': arriving(true) },
  act: {
    'Choose a chat': ({ I }) => I.openChatOf(NAME),
    'Go back to the chats': ({ I }) => I.leaveConversation(),
    'It is there': (scene) => readOne(scene, done(scene.chat)),
    'There is none': readOne,
    'It cannot be read': readOne,
    'Press Try again': ({ I }) => I.askChatsAgain(),
    'Its last messages arrive': pageBefore('The end is in sight'),
    'The messages around it arrive': pageBefore('Scroll to the last one that is loaded'),
    'Choose a message that was found': isSent('Choose a message that was found'),
    'Choose another that was found, while it is read': isSent('Choose another that was found, while it is read'),
    'Choose a message that is here': isSent('Choose a message that is here'),
    'Press To the newest': ({ I }) => I.goToNewest(),
    'Scroll to the last one that is loaded': byItself,
    'Its messages cannot be read': page,
    'It is not theirs any more': page,
    'Whoever looks for what is new is let in no more': page,
    'Whoever looks for older ones is let in no more': page,
    'A message is refused': isSent('A message is refused'),
    'Press Team only': ({ I }) => I.readTeamOnly(),
    Write: ({ I }) => I.writeInChat('Hello'),
    Send: ({ I }) => I.sendInChat(),
    'The end is in sight': byItself,
    'The next message comes': isSent('The next message comes'),
    'A message comes, and one before it was missed': isSent('A message comes, and one before it was missed'),
    'What was missed arrives': page,
    'The following ones arrive': page,
    'Nothing was missed': page,
    'It cannot be fetched': page,
    'Two seconds pass': ({ waits }) => waits.end(),
    'The line is lost': isSent('The line is lost'),
    'The line is back': isSent('The line is back'),
    'Show older messages': ({ I }) => I.scrollMessagesUp(),
    'Older messages arrive': page,
    'Older messages cannot be read': page,
    'The other one writes': isSent('The other one writes'),
    // They write on once more: what comes between may have taken longer.
    'Six seconds pass': isSent('The other one writes'),
    'A message is taken back': isSent('A message is taken back'),
    'The other one has read': isSent('The other one has read'),
    'The conversation is not as it was': ({ inspection, chat }) =>
      inspection.send('conversation', conversationRead(chat)),
  },
  see: {
    closed: ({ I }) => I.seeChatOf(NAME),
    opening: ({ I }) => I.seeChatsLoading(),
    gone: ({ I }) => I.seeChatGone(),
    ended: ({ I }) => I.seeChatEnded(),
    failed: ({ I }) => I.seeChatsFailed(),
    reading: ({ I }) => I.seeChatWith(NAME),
    open: ({ I }) => I.seeMessages(),
  },
}
