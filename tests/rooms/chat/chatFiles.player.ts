import type { Page, Route } from 'playwright-core'
import { chatApi } from '../../../src/core/chat/chat.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import type { BrowserPlayer } from '../../kit/paths/browser'
import { chatFilesModel } from './chatFiles.model'
import { messageOf } from './messageOf'
import { type ChatScene, openChat } from './openChat'

const rows = { file: { endpoint: chatApi.file } }

interface Scene extends ChatScene<keyof typeof rows> {
  /** What the page next asks the address of the voice for, and nobody has answered. */
  readonly asked: () => Promise<Route>
  /** How often its address gave nothing: the second time it is not asked for again. */
  failures: number
}

/** A voice: it says that its address gave nothing where it cannot be played. */
const file = { id: 'f1', name: 'voice.m4a', kind: 'm4a', size: 9, width: null, height: null, seconds: 2 }
const voice = messageOf(1, { type: 'audio', text: 'voice.m4a', file })
const URL_OF_VOICE = '/voice-of-one'

/** Holds what is asked of an address until somebody wants it. */
const holdRequests = async (page: Page, address: string) => {
  const held: Route[] = []
  const waiting: ((route: Route) => void)[] = []
  await page.route(address, (route) => {
    const wanted = waiting.shift()
    if (wanted) wanted(route)
    else held.push(route)
  })
  return () => {
    const first = held.shift()
    return first ? Promise.resolve(first) : new Promise<Route>((resolve) => void waiting.push(resolve))
  }
}

export const chatFilesPlayer: BrowserPlayer<typeof chatFilesModel, Scene, 'idle' | 'reading'> = {
  model: chatFilesModel,
  arrive: {
    'Open a chat': async (base) => {
      const asked = await holdRequests(base.page, `**${URL_OF_VOICE}`)
      return { ...(await openChat(base, rows)), asked, failures: 0 }
    },
  },
  act: {
    'A message with a voice comes into sight': ({ gate }) =>
      gate.answer('messages', done({ messages: [voice], lastSeq: 1, seen: [] })),
    'Its address is there': ({ gate }, output) => {
      const { value } = output as { readonly value: object }
      return gate.answer('file', done({ ...value, url: URL_OF_VOICE, thumbnailUrl: null }))
    },
    'It cannot be read': ({ gate }, output) => gate.answer('file', output as Outcome<unknown>),
    'Its address gives nothing': async (scene) => {
      await (await scene.asked()).fulfill({ status: 403 })
      scene.failures += 1
    },
  },
  see: {
    // The other way to be here is that the voice cannot be read, which takes the same transition.
    idle: ({ I, failures }) => (failures > 1 ? I.seeVoiceLost(file.name) : I.seeVoice()),
    reading: ({ I }) => I.seeVoiceComing(),
  },
}
