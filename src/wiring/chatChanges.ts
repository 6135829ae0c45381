import { changeHub } from './changeHub'

/** What changes of what is unread in chats. */
export const chatChanges = changeHub()
