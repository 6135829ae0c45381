import type { ChatFilesSnapshot } from './chatFiles.machine'

/** Where the file of a message is read: undefined while it is asked for, null where it cannot be. */
export const addressIn = (snapshot: ChatFilesSnapshot, id: string) => snapshot.context.known[id]
