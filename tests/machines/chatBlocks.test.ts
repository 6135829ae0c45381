import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Conversation } from '../../src/core/chat/chat'
import { done } from '../../src/core/kit/outcome'
import { chatListMachine, type ChatQuery } from '../../src/machines/chat/chatList.machine'
import { viewChatList } from '../../src/machines/chat/chatList.view'
import { fromFeed } from '../../src/machines/kit/fromFeed'
import { fromPort } from '../../src/machines/kit/fromPort'
import { conversationOf } from '../rooms/chat/conversationOf'

const blocksOf = async (kind: ChatQuery['kind'], listed: readonly Conversation[]) => {
  const logic = chatListMachine.provide({
    actors: { loadPage: fromPort(async () => done(listed)), watch: fromFeed(() => () => {}) },
  })
  const actor = createActor(logic, { input: { query: { kind, only: 'all' }, listed: 0 } }).start()
  await new Promise<void>((resolve) => {
    actor.subscribe((snapshot) => snapshot.context.items.length > 0 && resolve())
  })
  const { blocks } = viewChatList(actor.getSnapshot())
  actor.stop()
  return blocks.map(({ id, rows }) => [id, rows.map((row) => row.id)])
}

const visit = conversationOf(1)
const stay = conversationOf(2, { id: 'ip_d1_m2', kind: 'in-patient' })

test('one’s own chats of stays stand in a block of their own before the others', async () => {
  expect(await blocksOf(null, [visit, stay])).toEqual([
    ['inPatient', [stay.id]],
    ['others', [visit.id]],
  ])
  expect(await blocksOf(null, [stay])).toEqual([['inPatient', [stay.id]]])
  expect(await blocksOf(null, [visit])).toEqual([[null, [visit.id]]])
})

test('a team’s lists are of one kind each, and have no blocks', async () => {
  expect(await blocksOf('in-patient', [stay])).toEqual([[null, [stay.id]]])
})
