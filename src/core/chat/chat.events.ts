import * as Schema from 'effect/Schema'
import { ChatSide } from './chat'
import { MessageOnWire } from './chat.wire'

/** The name of chat's events on the stream. */
export const CHAT_EVENT = 'chat'

const about = { conversation: Schema.String }
const ofSide = { ...about, side: ChatSide, seq: Schema.Int }

/** What a stream tells of chat. */
export const ChatEventOnWire = Schema.Union([
  Schema.Struct({ is: Schema.Literals(['message', 'taken back']), ...ofSide, message: MessageOnWire }),
  Schema.Struct({ is: Schema.Literal('mark'), ...ofSide, userId: Schema.String }),
  Schema.Struct({ is: Schema.Literal('typing'), ...about, side: ChatSide, userId: Schema.String }),
  Schema.Struct({ is: Schema.Literal('conversation'), ...about, rev: Schema.Int }),
])
export type ChatEventSent = typeof ChatEventOnWire.Type
