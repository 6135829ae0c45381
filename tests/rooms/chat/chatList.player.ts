import type { StateValueFrom } from 'xstate'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { chatApi } from '../../../src/core/chat/chat.api'
import { beginWith } from '../../kit/browser'
import { entriesOf } from '../../kit/patients'
import { type BaseScene, type BrowserPlayer, nobody } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { newDoctor } from '../../kit/staff'
import { chatListModel } from './chatList.model'
import { conversationOf } from './conversationOf'

interface Scene extends BaseScene {
  readonly gate: Gate<'page'>
}

/** What others write is not played. */
type Place = Exclude<StateValueFrom<typeof chatListModel.machine>, 'deciding' | 'settling' | 'refreshing' | 'stale'>

const pageOf = (count: number) =>
  done({ conversations: Array.from({ length: count }, (_, index) => conversationOf(index + 1)), count })

const arriving =
  (state: object | null) =>
  async (base: BaseScene): Promise<Scene> => {
    const gate = await gateOn(base.page, { page: { endpoint: chatApi.conversations } })
    const { storage } = await newDoctor(base.served)
    await beginWith(base.page, { session: entriesOf(storage), state })
    await base.page.goto('/chats?inspect=1')
    await base.inspection.reached('chatList', 'loading', 0)
    return { ...base, gate }
  }

export const chatListPlayer: BrowserPlayer<typeof chatListModel, Scene, Place> = {
  model: chatListModel,
  arrive: {
    'Open the chats': arriving(null),
    'Come back to chats that were scrolled to their second page': arriving({ listed: 12 }),
  },
  act: {
    'A full page of chats arrives': ({ gate }) => gate.answer('page', pageOf(10)),
    'No more chats arrive': ({ gate }) => gate.answer('page', pageOf(0)),
    'The chats cannot be loaded': async ({ gate }, output) => void (await gate.end('page', output as Outcome<unknown>)),
    'Press Try again': ({ I }) => I.askChatsAgain(),
    'Scroll near the end': ({ I }) => I.scrollDown(),
    'Scroll on where they could not be loaded': nobody,
    'Press Unread': ({ I }) => I.listUnreadChats(),
    'Something is typed': nobody,
    'The typing rests': nobody,
    'Another person writes for the first time': nobody,
    'A listed person writes': nobody,
    'A chat is listed no more': nobody,
    'Press 1 new': nobody,
    'The first page arrives again': nobody,
    'It cannot be read again': nobody,
  },
  see: {
    loading: ({ I }) => I.seeChatsLoading(),
    ready: ({ I }) => I.seeChatOf('Asha Patel 1'),
    empty: ({ I }) => I.seeNoChats(),
    failed: ({ I }) => I.seeChatsFailed(),
  },
}
