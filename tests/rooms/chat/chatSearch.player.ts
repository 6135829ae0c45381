import type { StateValueFrom } from 'xstate'
import { chatApi } from '../../../src/core/chat/chat.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { type BaseScene, type BrowserPlayer, byItself, nobody } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'
import { chatSearchModel } from './chatSearch.model'
import { conversationOf } from './conversationOf'

const rows = {
  list: { endpoint: chatApi.conversations },
  page: { endpoint: chatApi.search },
  messages: { endpoint: chatApi.searchMessages },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  /** What is typed: without words nothing is asked, and nothing is found at once. */
  search: string
}

type Place = Exclude<StateValueFrom<typeof chatSearchModel.machine>, 'deciding'>

const pageOf = (count: number) =>
  done({ conversations: Array.from({ length: count }, (_, index) => conversationOf(index + 1)), count: 13 })

export const chatSearchPlayer: BrowserPlayer<typeof chatSearchModel, Scene, Place> = {
  model: chatSearchModel,
  called: { 'Open the search': 'search' },
  arrive: {
    'Open the search': async (base) => {
      const gate = await gateOn(base.page, rows)
      await openAs(base, await newDoctor(base.served), '/chats')
      await gate.answer('list', pageOf(1))
      await base.I.searchChats()
      await base.I.seeChatSearch()
      return { ...base, gate, search: '' }
    },
    'Open it at what was found before, scrolled to the second page': nobody,
  },
  act: {
    'Type ravi': async (scene) => {
      scene.search = 'ravi'
      await scene.I.typeChatSearch('ravi')
    },
    // Half a second is shorter than what is seen before it.
    'Half a second passes': byItself,
    'Press the cross': async (scene) => {
      scene.search = ''
      await scene.I.emptyChatSearch()
      return 'passed'
    },
    'A full page is found': async ({ gate }, _, next) => {
      await gate.answer('page', pageOf(10))
      // On a high screen the end is in sight as soon as it is there.
      return next === 'Scroll near the end' ? 'passed' : undefined
    },
    'The first page of what was found before arrives': nobody,
    'Nothing more is found': ({ gate, search }) =>
      search === '' ? byItself() : gate.answer('page', done({ conversations: [], count: 0 })),
    'The search fails': ({ gate }, output) => gate.answer('page', output as Outcome<unknown>),
    'Press Try again': ({ I }) => I.searchChatsAgain(),
    'Scroll near the end': ({ I }) => I.scrollDown(),
    'Scroll on where it failed': nobody,
  },
  see: {
    settling: ({ I }) => I.seeChatSearch(),
    loading: ({ I }) => I.seeChatSearch(),
    ready: ({ I }) => I.seeChatFound('Asha Patel 1'),
    empty: ({ I, search }) => (search === '' ? I.seeChatSearch() : I.seeNoChatFound(search)),
    failed: ({ I }) => I.seeChatSearchFailed(),
  },
}
