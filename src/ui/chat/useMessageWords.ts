import { type Card, type ChatPerson, type Message, type MessageType, MOVED } from '../../core/chat/chat'
import { piecesOf } from '../../core/chat/mention.rules'
import { MINUTE } from '../../core/kit/dates'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import type { TextId } from '../intl/texts'
import { nameAmong } from './nameAmong'

const kinds: Readonly<Record<Exclude<MessageType, 'text'>, TextId>> = {
  audio: 'chat.type.audio',
  attachment: 'chat.type.attachment',
  videoCall: 'chat.type.videoCall',
  orderMedicine: 'chat.type.orderMedicine',
  consultationEnd: 'chat.type.consultationEnd',
  discharge: 'chat.type.discharge',
  cancelled: 'chat.type.cancelled',
}

/** A message in one line: its words, or what it is. */
export const useMessageWords = () => {
  const say = useText()
  const when = useWhen()
  /** How long a call was, or that it came to none. */
  const callWords = ({ outcome, seconds }: Card): string => {
    if (outcome === 'missed' || outcome === 'declined') return say(`chat.call.${outcome}`)
    return seconds === undefined
      ? say(kinds.videoCall)
      : say('chat.call.ended', { minutes: Math.max(1, Math.round(seconds / MINUTE)) })
  }
  return ({ type, text, mentions, takenBackAt, file, card }: Message, people: readonly ChatPerson[] = []): string => {
    if (takenBackAt !== null) return say('chat.takenBack')
    if (type === 'attachment' && file !== null) return file.name
    if (type === 'cancelled' && card?.outcome === MOVED)
      return say('chat.type.moved', { at: card.at === undefined ? '' : `${when.day(card.at)} · ${when.time(card.at)}` })
    if (type === 'videoCall' && card !== null) return callWords(card)
    if (type === 'orderMedicine' && card?.count !== undefined) return say('chat.card.medicines', { count: card.count })
    if (type !== 'text') return say(kinds[type])
    return piecesOf(text, mentions)
      .map((piece) =>
        'text' in piece ? piece.text : `@${nameAmong(people, piece.userId) ?? say('chat.formerColleague')}`,
      )
      .join('')
  }
}
