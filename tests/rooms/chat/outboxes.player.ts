import { chatApi } from '../../../src/core/chat/chat.api'
import { filesApi } from '../../../src/core/files/files.api'
import { done, failed } from '../../../src/core/kit/outcome'
import type { BrowserPlayer } from '../../kit/paths/browser'
import { PNG } from '../../kit/sampleFiles'
import { type ChatScene, NAME, openEmptyChat } from './openChat'
import { outboxesModel } from './outboxes.model'

/** Nothing arrives unless it is answered. */
const rows = {
  send: { endpoint: chatApi.send },
  upload: { endpoint: filesApi.upload },
  read: { endpoint: chatApi.read },
  typing: { endpoint: chatApi.typing },
}

type Scene = ChatScene<keyof typeof rows>

const writes =
  (text: string) =>
  async ({ I }: Scene) => {
    await I.writeInChat(text)
    await I.sendInChat()
  }

/** The chat takes nothing, so that all that goes there is stopped. */
const refuses = ({ gate }: Scene) => gate.answer('send', failed('conflict', 'This chat is closed.', 'chatExpired'))

export const outboxesPlayer: BrowserPlayer<typeof outboxesModel, Scene, ''> = {
  model: outboxesModel,
  arrive: { 'Open a chat': (base) => openEmptyChat(base, rows) },
  act: {
    // What another tab leaves behind; tests/e2e/chat.test.ts has one leave.
    'The device kept messages of both sides, and no other tab sends them': ({ inspection }) =>
      inspection.send(
        'outboxes',
        outboxesModel.steps['The device kept messages of both sides, and no other tab sends them'].event,
      ),
    'Send a message': writes('Words of one'),
    'Send another message': writes('Words of two'),
    'Send one to the team': async (scene) => {
      await scene.I.readTeamOnly()
      await scene.gate.answer('messages', done({ messages: [], lastSeq: 0, seen: [] }))
      await writes('Words of three')(scene)
    },
    'Press Cancel on a picture': async ({ I }) => {
      await I.attachToChat({ name: 'mri.png', mimeType: 'image/png', buffer: Buffer.from(PNG) })
      await I.withdrawFromChat('mri.png')
    },
    'Press Retry all': async (scene) => {
      await refuses(scene)
      await scene.I.retryAllOfChat()
    },
    'Press Discard': async (scene) => {
      await writes('Words of the last')(scene)
      await refuses(scene)
      await scene.I.discardAllOfChat()
    },
  },
  see: { '': ({ I }) => I.seeChatWith(NAME) },
}
