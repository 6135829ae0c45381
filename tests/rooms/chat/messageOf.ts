import type { Message } from '../../../src/core/chat/chat'

/** The message of a side with this number. */
export const messageOf = (seq: number, more: Partial<Message> = {}): Message => ({
  id: `message-${seq}`,
  seq,
  text: `Words ${seq}`,
  senderId: 'patient',
  sentAt: 1_795_000_000 + seq,
  type: 'text',
  mentions: [],
  file: null,
  card: null,
  takenBackAt: null,
  ...more,
})

/** Messages from one number to another, both included. */
export const messagesFrom = (first: number, last: number): readonly Message[] =>
  Array.from({ length: last - first + 1 }, (_, index) => messageOf(first + index))
