import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { done } from '../../src/core/kit/outcome'
import { conversationMachine } from '../../src/machines/chat/conversation.machine'
import { conversationOf } from '../rooms/chat/conversationOf'
import { messageOf } from '../rooms/chat/messageOf'

const opened = async () => {
  const conversation = conversationOf(1, { id: 'c1' })
  const actor = createActor(
    conversationMachine.provide({
      actors: {
        read: fromPromise(async () =>
          done({ conversation, drafts: { patient: NO_DRAFT, internal: NO_DRAFT } }),
        ) as never,
        page: fromPromise(async () => done({ messages: [messageOf(1)], lastSeq: 1, seen: [] })) as never,
        feed: fromCallback(() => undefined) as never,
      },
      actions: { mark: () => undefined, storeDrafts: () => undefined, tellTyping: () => undefined },
    }),
    { input: { id: null } },
  ).start()
  actor.send({ type: 'conversation.opened', id: 'c1' })
  await expect.poll(() => actor.getSnapshot().hasTag('open')).toBe(true)
  return { actor, typing: () => actor.getSnapshot().context.typing }
}
const NO_DRAFT = { text: '', mentions: [] }

test('whoever was writing is so no more once their message comes; another one’s message changes nothing', async () => {
  const { actor, typing } = await opened()
  actor.send({ type: 'typing', side: 'patient', userId: 'patient' })
  expect(typing()).toBe('patient')
  actor.send({ type: 'message.added', side: 'patient', seq: 2, message: messageOf(2, { senderId: 'u2' }) })
  expect(typing()).toBe('patient')
  actor.send({ type: 'message.added', side: 'patient', seq: 3, message: messageOf(3) })
  expect(typing()).toBeNull()
  actor.stop()
})
