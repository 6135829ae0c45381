import { chatFilesMachine } from '../../../src/machines/chat/chatFiles.machine'
import { addressIn } from '../../../src/machines/chat/chatFiles.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const address = { url: '/files/one', thumbnailUrl: '/files/small', expiresAt: 1_795_003_600 }

/** Files of a conversation come into sight: chat-and-call.md, 2.1. */
export const chatFilesModel = modelOf(chatFilesMachine)({
  name: 'chatFiles',
  facts: (snapshot) => {
    const at = addressIn(snapshot, 'one')
    return {
      one: at === undefined ? 'asked' : at === null ? 'lost' : 'there',
      again: snapshot.context.renewed.includes('one'),
    }
  },
  starts: {
    'Open a chat': { input: undefined, to: 'idle', facts: { one: 'asked', again: false }, how: 'Chats, one of them' },
  },
  states: {
    idle: ({ one }) => (one === 'there' ? 'The voice, to be played.' : 'The messages.'),
    reading: { sees: 'A grey shape in the place of the voice.', asks: { read: { id: 'one' } } },
  },
  steps: {
    'A message with a voice comes into sight': {
      event: { type: 'file.wanted', id: 'one' },
      leads: { in: 'idle', if: ({ one }) => one === 'asked', to: 'reading' },
    },
    'Its address is there': {
      event: ends('read', answered(address)),
      leads: { in: 'reading', to: 'idle', now: { one: 'there' } },
    },
    'It cannot be read': {
      event: ends('read', refused('notFound')),
      leads: { in: 'reading', to: 'idle', now: { one: 'lost' } },
    },
    'Its address gives nothing': {
      event: { type: 'file.lost', id: 'one' },
      leads: [
        {
          in: 'idle',
          if: ({ one, again }) => one === 'there' && !again,
          to: 'reading',
          now: { one: 'asked', again: true },
        },
        { in: 'idle', if: ({ one, again }) => one === 'there' && again, to: 'idle', now: { one: 'lost' } },
      ],
    },
  },
})
