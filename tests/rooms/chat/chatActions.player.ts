import { chatApi } from '../../../src/core/chat/chat.api'
import { HOUR } from '../../../src/core/kit/dates'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { nobody } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { newDoctor, openAs } from '../../kit/paths/people'
import { chatActionsModel } from './chatActions.model'
import { conversationOf } from './conversationOf'

const rows = {
  list: { endpoint: chatApi.conversations },
  one: { endpoint: chatApi.conversation },
  messages: { endpoint: chatApi.messages },
  access: { endpoint: chatApi.access },
  favourite: { endpoint: chatApi.favourite },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  /** What was pressed last. */
  deed: 'access' | 'favourite'
}

/** A chat whose visit is now, so that it can be turned off; its team is whoever looks at it. */
const openNow = (doctorId: string) => {
  const now = Math.floor(Date.now() / 1000)
  return conversationOf(1, {
    doctorId,
    windows: [{ bookingId: 'b1', startsAt: now, opensAt: now - HOUR, closesAt: now + HOUR }],
  })
}
const NAME = 'Asha Patel 1'

const ends = ({ gate, deed }: Scene, output: unknown) => {
  const outcome = output as Outcome<unknown>
  if (!outcome.ok) return gate.answer(deed, outcome)
  return gate.answer(deed, done(deed === 'access' ? openNow('d1') : { isFavourite: true }, outcome.message))
}

export const chatActionsPlayer: BrowserPlayer<typeof chatActionsModel, Scene, 'idle' | 'asking' | 'acting'> = {
  model: chatActionsModel,
  arrive: {
    'Open a chat': async (base) => {
      const gate = await gateOn(base.page, rows)
      const session = await newDoctor(base.served)
      const chat = openNow(session.login.doctorId!)
      await openAs(base, session, `/chats?channelId=${chat.id}`)
      await gate.answer('list', done({ conversations: [chat], count: 1 }))
      await gate.answer('one', done(chat))
      await gate.answer('messages', done({ messages: [], lastSeq: 0, seen: [] }))
      await base.I.seeChatWith(NAME)
      return { ...base, gate, deed: 'access' }
    },
  },
  act: {
    'Press Disable chat': async (scene) => {
      scene.deed = 'access'
      await scene.I.askToDisableChat(NAME)
    },
    'Press the star': async (scene) => {
      scene.deed = 'favourite'
      await scene.I.starChat(NAME)
    },
    'Press Take': nobody,
    'Press Mark as solved': nobody,
    'Press Cancel': ({ I }) => I.keepChat(),
    'Choose another reason': ({ I }) => I.chooseChatReason(/^Another reason/),
    'Write a note': ({ I }) => I.writeChatNote('Rude'),
    Confirm: ({ I }) => I.disableChat(),
    'It is done': ends,
    'It is refused': ends,
    'Nobody knows whether it was done': ends,
  },
  see: {
    idle: ({ I }) => I.seeNoChatQuestion(),
    asking: ({ I }) => I.seeChatQuestion(NAME),
    acting: ({ I, deed }) => (deed === 'access' ? I.seeChatQuestion(NAME) : I.seeNoChatQuestion()),
  },
}
