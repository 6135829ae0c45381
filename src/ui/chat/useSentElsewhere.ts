import { useEffect, useRef } from 'react'
import { cleanLines } from '../../core/kit/text'
import type { ConversationActor } from '../../machines/chat/conversation.machine'
import type { ConversationView } from '../../machines/chat/conversation.view'

/**
 * What stands in the field is gone once the same person has sent it from another tab, which began with the same draft:
 * nobody sends it twice. Anything else that is written here stays.
 */
export const useSentElsewhere = (
  actor: ConversationActor,
  { sent, sentElsewhere, messages, isLoading }: ConversationView,
): void => {
  const place = `${sent.channelId} ${sent.side}`
  const known = useRef<{ readonly place: string; readonly seq: number } | null>(null)
  const last = isLoading ? null : (messages.findLast(({ message }) => message.seq > 0)?.message.seq ?? 0)
  const own = sentElsewhere?.seq ?? 0
  const isSame = sentElsewhere !== null && cleanLines(sent.text) === sentElsewhere.text
  useEffect(() => {
    const before = known.current
    known.current = last === null ? null : { place, seq: last }
    // Of what stood there when the side was opened nobody knows whether it was this.
    if (before?.place === place && own > before.seq && isSame) actor.send({ type: 'draft.sent' })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is typed later may be the same words, meant again
  }, [actor, place, last, own])
}
