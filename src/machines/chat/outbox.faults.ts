import type { OutboxEntry } from '../../core/chat/outbox.rules'
import type { FileFault } from '../../core/files/files'
import { fileFaultOf } from '../../core/files/files.rules'

/** What is wrong with a message's file, where that stopped it: sent again it would be refused again. */
export const fileFaultIn = ({ stoppedBy }: Pick<OutboxEntry, 'stoppedBy'>): FileFault | null =>
  stoppedBy === null ? null : fileFaultOf({ kind: 'badRequest', message: '', code: stoppedBy })

/** Whether a message was stopped by what may have changed since. */
export const canGoOn = (entry: Pick<OutboxEntry, 'stoppedBy'>): boolean =>
  entry.stoppedBy !== null && fileFaultIn(entry) === null
