import { chatUnreadMachine } from '../../../src/machines/chat/chatUnread.machine'
import { viewChatUnread } from '../../../src/machines/chat/chatUnread.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const ofAppointments = (count: number) => ({ count, own: 0, appointment: count, inPatient: 0 })

/** How many chats hold something unread, in the bars of every page: chat-and-call.md, 1.6. */
export const chatUnreadModel = modelOf(chatUnreadMachine)({
  name: 'chatUnread',
  facts: (snapshot) => ({
    shown: viewChatUnread(snapshot)?.short ?? null,
    isOutdated: snapshot.context.isOutdated,
  }),
  starts: {
    'Log in': {
      input: undefined,
      to: 'counting',
      facts: { shown: null as string | null, isOutdated: false },
      how: 'Account 90000 00002',
    },
  },
  states: {
    counting: { sees: ({ shown }) => shownOf(shown), asks: { count: {} } },
    resting: ({ shown }) => shownOf(shown),
    settling: ({ shown }) => shownOf(shown),
  },
  steps: {
    'Two chats hold something unread': {
      event: ends('count', answered(ofAppointments(2))),
      leads: [
        { in: 'counting', if: ({ isOutdated }) => isOutdated, to: 'settling', now: { shown: '2' } },
        { in: 'counting', to: 'resting', now: { shown: '2' } },
      ],
    },
    'Ten chats hold something unread': {
      event: ends('count', answered(ofAppointments(10))),
      only: ({ isOutdated }) => !isOutdated,
      leads: { in: 'counting', to: 'resting', now: { shown: '9+' } },
    },
    'Everything was read': {
      event: ends('count', answered(ofAppointments(0))),
      only: ({ isOutdated }) => !isOutdated,
      leads: { in: 'counting', to: 'resting', now: { shown: null } },
    },
    'Nobody answers': {
      event: ends('count', refused('network')),
      leads: [
        { in: 'counting', if: ({ isOutdated }) => isOutdated, to: 'settling' },
        { in: 'counting', to: 'resting' },
      ],
    },
    'A message comes, or a chat is read': {
      event: { type: 'chats.changed' },
      leads: [
        { in: 'resting', to: 'settling', now: { isOutdated: true } },
        { in: ['counting', 'settling'], now: { isOutdated: true } },
      ],
    },
    'A second passes': {
      event: { type: 'xstate.after.pause.chatUnread.settling' },
      leads: { in: 'settling', to: 'counting', now: { isOutdated: false } },
    },
  },
  delays: { pause: 1000 },
})

const shownOf = (shown: string | null) =>
  shown === null ? 'Chats in the bar, without a number.' : `${shown} beside Chats in the bar.`
