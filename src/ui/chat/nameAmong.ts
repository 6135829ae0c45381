import type { ChatPerson } from '../../core/chat/chat'

/** The name of somebody who takes part; null of somebody who does not any more. */
export const nameAmong = (people: readonly ChatPerson[], userId: string): string | null =>
  people.find((person) => person.userId === userId)?.name ?? null
