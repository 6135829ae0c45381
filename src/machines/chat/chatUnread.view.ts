import type { ChatUnreadSnapshot } from './chatUnread.machine'

/** The most that is shown as it is. */
const MOST = 9

/** How many chats of each list hold something unread. */
export const viewUnreadLists = (snapshot: ChatUnreadSnapshot | undefined) => snapshot?.context.unread ?? null

/** How many chats hold something unread, and how little room has it; null where there is none. */
export const viewChatUnread = (snapshot: ChatUnreadSnapshot | undefined) => {
  const count = snapshot?.context.unread.count ?? 0
  return count === 0 ? null : { count, short: count > MOST ? `${MOST}+` : String(count) }
}
