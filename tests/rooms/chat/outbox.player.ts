import type { Page } from 'playwright-core'
import { chatApi } from '../../../src/core/chat/chat.api'
import type { OutboxEntry } from '../../../src/core/chat/outbox.rules'
import { filesApi } from '../../../src/core/files/files.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { restored } from '../../../src/machines/chat/outbox.machine'
import { type BrowserPlayer, nobody } from '../../kit/paths/browser'
import { holdWaits, type Waits } from '../../kit/paths/waits'
import { PNG } from '../../kit/sampleFiles'
import { type ChatScene, NAME, openEmptyChat } from './openChat'
import { outboxModel } from './outbox.model'

/** What is sent and uploaded, and what is told of reading and writing. */
const rows = {
  send: { endpoint: chatApi.send },
  upload: { endpoint: filesApi.upload },
  read: { endpoint: chatApi.read },
  typing: { endpoint: chatApi.typing },
}

interface Scene extends ChatScene<keyof typeof rows> {
  readonly waits: Waits
}

/** The waits before the second and the third try. */
const WAITS = [1000, 2000]

/** The device keeps what is on its way once a path says so. */
const holdDevice = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const held: (() => void)[] = []
    const request = navigator.locks.request.bind(navigator.locks) as (
      name: string,
      ...more: unknown[]
    ) => Promise<unknown>
    Object.assign(navigator.locks, {
      request: async (name: string, ...more: unknown[]) => {
        if (name.startsWith('chat-store-')) await new Promise<void>((resolve) => held.push(resolve))
        return request(name, ...more)
      },
    })
    Object.assign(window, {
      keep: () => {
        for (const go of held.splice(0)) go()
      },
    })
  })

const writes =
  (text: string) =>
  async ({ I }: Scene) => {
    await I.writeInChat(text)
    await I.sendInChat()
  }
const attaches =
  (name: string) =>
  ({ I }: Scene) =>
    I.attachToChat({ name, mimeType: 'image/png', buffer: Buffer.from(PNG) })
const ends =
  (name: 'send' | 'upload') =>
  ({ gate }: Scene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

/** A message of this chat that was written a moment ago. */
const keptNow = (entry: OutboxEntry, { id }: Scene['chat']): OutboxEntry => ({
  ...entry,
  channelId: id,
  at: Math.floor(Date.now() / 1000),
})

type Place = 'storing' | 'idle' | 'uploading' | 'sending' | 'backingOff'

export const outboxPlayer: BrowserPlayer<typeof outboxModel, Scene, Place> = {
  model: outboxModel,
  arrive: {
    'Open the chats': async (base) => {
      await holdDevice(base.page)
      const waits = await holdWaits(base.page, WAITS)
      const scene = await openEmptyChat(base, rows)
      await base.inspection.reached('outboxes', {}, 0)
      return { ...scene, waits }
    },
  },
  act: {
    // What another tab leaves behind; tests/e2e/chat.test.ts has one leave.
    'The device kept a message, and no other tab sends it': ({ inspection, chat }) => {
      const { entries } = outboxModel.steps['The device kept a message, and no other tab sends it'].event as never as {
        readonly entries: readonly OutboxEntry[]
      }
      return inspection.send('outboxes', restored(entries.map((entry) => keptNow(entry, chat))))
    },
    'The device has kept what is on its way': ({ page }) =>
      page.evaluate(() => (window as unknown as { keep: () => void }).keep()),
    'Send a message': writes('Words of one'),
    'Send another message': writes('Words of two'),
    'Send a picture': attaches('mri.png'),
    'Send another picture': attaches('second.png'),
    'Press Discard on the second picture': ({ I }) => I.withdrawFromChat('second.png'),
    'Write while it is uploaded': writes('Words of after'),
    'The picture is uploaded': ({ gate }) =>
      gate.answer('upload', done({ id: 'file', url: '/files/file', thumbnailUrl: null })),
    'The network is lost while it is uploaded': ends('upload'),
    'The picture is not taken': ends('upload'),
    'Press Cancel on the picture': ({ I }) => I.withdrawFromChat('mri.png'),
    'The server has it': ({ gate }) => gate.answer('send', done({ seq: 7, sentAt: Math.floor(Date.now() / 1000) })),
    'Nobody knows whether the server has it': ends('send'),
    'The chat was closed meanwhile': ends('send'),
    'The message itself is refused': ends('send'),
    'It waited for a day': nobody,
    'The wait is over': ({ waits }) => waits.end(),
    'The network is back': ({ page }) => page.evaluate(() => void dispatchEvent(new Event('online'))),
    'Press Retry all': ({ I }) => I.retryAllOfChat(),
    'Press Discard on the picture that is not taken': ({ I }) => I.withdrawFromChat('mri.png'),
    'Press Discard': ({ I }) => I.discardAllOfChat(),
  },
  see: {
    storing: ({ I }) => I.seeChatWith(NAME),
    idle: ({ I }) => I.seeChatWith(NAME),
    uploading: ({ I }) => I.seeMessages(),
    sending: ({ I }) => I.seeMessages(),
    backingOff: ({ I }) => I.seeWaitingForNetwork(),
  },
}
