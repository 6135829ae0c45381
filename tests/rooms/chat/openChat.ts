import { chatApi } from '../../../src/core/chat/chat.api'
import type { Conversation } from '../../../src/core/chat/chat'
import { HOUR } from '../../../src/core/kit/dates'
import { done } from '../../../src/core/kit/outcome'
import { PUSH_STREAM } from '../../../src/core/notifications/push.api'
import type { BaseScene } from '../../kit/paths/browser'
import { type Gate, gateOn, type Row } from '../../kit/paths/gate'
import { openAs } from '../../kit/paths/people'
import { newDoctor } from '../../kit/staff'
import { conversationOf } from './conversationOf'

/** What is read of a chat that is opened. */
export const chatRows = {
  list: { endpoint: chatApi.conversations },
  one: { endpoint: chatApi.conversation },
  messages: { endpoint: chatApi.messages },
}

/** The patient of the chat that is opened. */
export const NAME = 'Asha Patel 1'

/** A chat whose visit is now, so that both write and it can be turned off; its team is whoever looks at it. */
export const openNow = (doctorId: string): Conversation => {
  const now = Math.floor(Date.now() / 1000)
  return conversationOf(1, {
    doctorId,
    people: [{ userId: 'patient', name: 'Asha Patel', photo: null, role: 'patient' }],
    windows: [{ bookingId: 'b1', startsAt: now, opensAt: now - HOUR, closesAt: now + HOUR }],
  })
}

export interface ChatScene<Name extends string = never> extends BaseScene {
  readonly gate: Gate<Name | keyof typeof chatRows>
  readonly chat: Conversation
}

/** A doctor opens the address of a chat, which is still to come, as is what the rest of the rows answer. */
export const openChatAddress = async <Name extends string = never>(
  base: BaseScene,
  more = {} as Readonly<Record<Name, Row>>,
  isNamed = true,
): Promise<ChatScene<Name>> => {
  const rows = { ...chatRows, ...more } as Readonly<Record<Name | keyof typeof chatRows, Row>>
  const gate = await gateOn(base.page, rows)
  // What others do comes from the path alone.
  await base.page.route(`**${PUSH_STREAM}`, () => undefined)
  const session = await newDoctor(base.served)
  const chat = openNow(session.login.doctorId!)
  await openAs(base, session, `/chats${isNamed ? `?channelId=${chat.id}` : ''}`)
  await gate.answer('list', done({ conversations: [chat], count: 1 }))
  return { ...base, gate, chat }
}

/** The same, with the chat there and its messages still to come. */
export const openChat = async <Name extends string = never>(
  base: BaseScene,
  more?: Readonly<Record<Name, Row>>,
): Promise<ChatScene<Name>> => {
  const scene = await openChatAddress(base, more)
  await scene.gate.answer('one', done(scene.chat))
  return scene
}

/** The same, with no message in it yet. */
export const openEmptyChat = async <Name extends string = never>(
  base: BaseScene,
  more?: Readonly<Record<Name, Row>>,
): Promise<ChatScene<Name>> => {
  const scene = await openChat(base, more)
  await scene.gate.answer('messages', done({ messages: [], lastSeq: 0, seen: [] }))
  await scene.I.seeChatWith(NAME)
  return scene
}
