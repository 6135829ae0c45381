import type { ChatPerson } from '../../core/chat/chat'
import { namesOf } from '../../core/chat/mention.rules'

/** The name of somebody who takes part; null of somebody who does not any more. */
export const nameAmong = (people: readonly ChatPerson[], userId: string): string | null =>
  namesOf(people).get(userId) ?? null
