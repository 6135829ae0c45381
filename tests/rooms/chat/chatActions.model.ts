import { type ChatDeed, chatActionsMachine } from '../../../src/machines/chat/chatActions.machine'
import { viewChatActions } from '../../../src/machines/chat/chatActions.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const disable = { is: 'access', channelId: 'app_d1_m1', isEnabled: false, name: 'Asha Patel' } as const
const take = { is: 'take', channelId: 'sup_1' } as const
const resolve = { is: 'resolve', channelId: 'sup_1', name: 'Asha Patel' } as const
const star = { is: 'favourite', channelId: 'app_d1_m1', isFavourite: true } as const

const deedName = (deed: ChatDeed | null): string =>
  deed?.is === 'access' ? `${deed.reason ?? ''}/${deed.note ?? ''}` : ''

const reasonOf = (says: string) => {
  const [reason, note] = says.split('/')
  return { ...(reason && { reason }), ...(note && { note }) }
}

/** A team has no chats of the support. */
const AT_THE_DESK = 'the support takes and solves at a desk of its own; tests/e2e/supportDesk.test.ts presses both'

const deedOf = (is: string, says: string): object => {
  if (is === 'access') return { ...disable, ...reasonOf(says) }
  return is === 'take' ? take : is === 'resolve' ? resolve : star
}

/** What is done with chats beside writing: chat-and-call.md, 7. */
export const chatActionsModel = modelOf(chatActionsMachine)({
  name: 'chatActions',
  facts: (snapshot) => ({
    asked: viewChatActions(snapshot).asked?.is ?? '',
    deed: snapshot.context.deed?.is ?? '',
    says: deedName(snapshot.context.deed),
    retries: snapshot.context.attempt?.sent.is ?? '',
  }),
  starts: {
    'Open a chat': {
      input: undefined,
      to: 'idle',
      facts: { asked: '', deed: '', says: '', retries: '' },
      how: 'Chats, a chat',
    },
  },
  states: {
    idle: 'The chat.',
    asking: 'Whether the chat is to be disabled.',
    acting: {
      sees: ({ asked }) => (asked === '' ? 'The chat.' : 'The question, and that it is being done.'),
      asks: ({ deed, says }) => ({
        act: { deed: deedOf(deed, says), key: '<key>' },
      }),
    },
  },
  steps: {
    'Press Disable chat': {
      event: { type: 'wanted', deed: disable },
      leads: { in: 'idle', to: 'asking', now: { asked: 'access', deed: 'access', says: '/' } },
    },
    'Press the star': {
      event: { type: 'wanted', deed: star },
      leads: { in: 'idle', to: 'acting', now: { deed: 'favourite', retries: 'favourite' } },
    },
    'Press Take': {
      event: { type: 'wanted', deed: take },
      leads: { in: 'idle', to: 'acting', now: { deed: 'take', retries: 'take' } },
      nowhere: AT_THE_DESK,
    },
    'Press Mark as solved': {
      event: { type: 'wanted', deed: resolve },
      leads: { in: 'idle', to: 'asking', now: { asked: 'resolve', deed: 'resolve' } },
      nowhere: AT_THE_DESK,
    },
    'Press Cancel': {
      event: { type: 'dismiss' },
      leads: { in: 'asking', to: 'idle', now: { asked: '', deed: '', says: '' } },
    },
    'Choose another reason': {
      event: { type: 'reason.chosen', reason: 'other' },
      only: ({ deed }) => deed === 'access',
      leads: { in: 'asking', now: ({ says }) => ({ says: `other/${says.split('/')[1]}` }) },
    },
    'Write a note': {
      event: { type: 'note.typed', note: 'Rude' },
      // The field is there once a reason is chosen.
      only: ({ says }) => says.startsWith('other'),
      leads: { in: 'asking', now: ({ says }) => ({ says: `${says.split('/')[0]}/Rude` }) },
    },
    Confirm: {
      event: { type: 'confirm' },
      leads: {
        in: 'asking',
        if: ({ says }) => says !== 'other/',
        to: 'acting',
        now: ({ deed }) => ({ retries: deed }),
      },
    },
    'It is done': {
      event: ends('act', answered({}, 'Chat disabled successfully')),
      leads: {
        in: 'acting',
        to: 'idle',
        now: { asked: '', deed: '', says: '', retries: '' },
        effects: ['notice good: Chat disabled successfully'],
      },
    },
    'It is refused': {
      event: ends('act', refused('conflict', 'This chat is closed.', 'chatExpired')),
      leads: {
        in: 'acting',
        to: 'idle',
        now: { asked: '', deed: '', says: '', retries: '' },
        effects: ['notice bad: This chat is closed.'],
      },
    },
    'Nobody knows whether it was done': {
      event: ends('act', refused('network')),
      leads: { in: 'acting', to: 'idle', now: { asked: '', deed: '', says: '' }, effects: ['notice bad: wrong'] },
    },
  },
})
