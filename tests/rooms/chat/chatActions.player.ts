import { chatApi } from '../../../src/core/chat/chat.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import type { BrowserPlayer } from '../../kit/paths/browser'
import { nobody } from '../../kit/paths/browser'
import { chatActionsModel } from './chatActions.model'
import { type ChatScene, NAME, openEmptyChat } from './openChat'

const rows = { access: { endpoint: chatApi.access }, favourite: { endpoint: chatApi.favourite } }

interface Scene extends ChatScene<keyof typeof rows> {
  /** What was pressed last. */
  deed: 'access' | 'favourite'
}

const ends = ({ gate, deed, chat }: Scene, output: unknown) => {
  const outcome = output as Outcome<unknown>
  if (!outcome.ok) return gate.answer(deed, outcome)
  return gate.answer(deed, done(deed === 'access' ? chat : { isFavourite: true }, outcome.message))
}

export const chatActionsPlayer: BrowserPlayer<typeof chatActionsModel, Scene, 'idle' | 'asking' | 'acting'> = {
  model: chatActionsModel,
  arrive: { 'Open a chat': async (base) => ({ ...(await openEmptyChat(base, rows)), deed: 'access' }) },
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
