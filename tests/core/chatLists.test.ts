import { expect, test } from 'vitest'
import { unreadFirst } from '../../src/core/chat/chat.rules'
import type { SideSummary } from '../../src/core/chat/chat'

const side = (unread: number): SideSummary => ({ lastSeq: 3, last: null, mark: 0, unread, mentionCount: 0, seen: [] })
const row = (id: string, patient: number, internal: number | null) => ({
  id,
  sides: { patient: side(patient), internal: internal === null ? null : side(internal) },
})

test('chats with something unread of either side stand first, and each part keeps its order', () => {
  const rows = [row('read', 0, 0), row('team', 0, 2), row('own', 0, null), row('patient', 1, 0)]
  expect(unreadFirst(rows).map(({ id }) => id)).toEqual(['team', 'patient', 'read', 'own'])
})
