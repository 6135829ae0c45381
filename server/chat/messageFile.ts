import { and, eq, isNull } from 'drizzle-orm'
import { mayRead } from '../../src/core/chat/access'
import type { FileRule } from '../files/files.port'
import { conversationFor } from './access.read'
import { messages } from './chat.tables'

/** The file of a message that was not taken back, for whoever reads its side. */
export const messageFile: FileRule = {
  column: messages.fileId,
  standsFor: async (db, fileId, { caller, now }) => {
    const rows = await db
      .select({ id: messages.conversationId, side: messages.side })
      .from(messages)
      .where(and(eq(messages.fileId, fileId), isNull(messages.takenBackAt)))
    for (const { id, side } of rows) {
      const found = await conversationFor(db, caller, id, now)
      if (found !== undefined && mayRead(found.row.kind, found.principal, side)) return true
    }
    return false
  },
}
