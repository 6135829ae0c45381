import type { ChatPerson, Message, MessageType } from '../../core/chat/chat'
import { piecesOf } from '../../core/chat/mention.rules'
import { useText } from '../intl/useText'
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
  return ({ type, text, mentions, takenBackAt, file }: Message, people: readonly ChatPerson[] = []): string => {
    if (takenBackAt !== null) return say('chat.takenBack')
    if (type === 'attachment' && file !== null) return file.name
    if (type !== 'text') return say(kinds[type])
    return piecesOf(text, mentions)
      .map((piece) =>
        'text' in piece ? piece.text : `@${nameAmong(people, piece.userId) ?? say('chat.formerColleague')}`,
      )
      .join('')
  }
}
