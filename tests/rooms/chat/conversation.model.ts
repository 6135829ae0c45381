import { conversationMachine } from '../../../src/machines/chat/conversation.machine'
import { conversationRead } from '../../../src/machines/chat/conversation.setup'
import { viewConversation } from '../../../src/machines/chat/conversation.view'
import { NO_DRAFTS } from '../../../src/core/chat/draft.rules'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { conversationOf } from './conversationOf'
import { messageOf, messagesFrom } from './messageOf'

const NOW = 1_795_000_000
const people = [{ userId: 'patient', name: 'Asha Patel', photo: null, role: 'patient' }] as const
const conversation = conversationOf(1, { people })
const reader = { userId: 'doctor', role: 'DOCTOR', doctorId: 'd1' } as const
const [FIRST, LAST] = [51, 100]
const closed = {
  id: null as string | null,
  side: 'patient',
  first: 0,
  last: 0,
  around: null as number | null,
  newest: 0,
  hasCome: false,
  hasOlder: false,
  hasNewer: false,
  draft: '',
  isAway: false,
  typing: false,
  read: 0,
  fault: null as string | null,
}
const opened = { ...closed, id: conversation.id }
const page = { first: FIRST, last: LAST, newest: LAST, hasOlder: true, hasNewer: false, read: 0, fault: null }
const noSide = {
  around: null,
  first: 0,
  last: 0,
  newest: 0,
  hasCome: false,
  hasOlder: false,
  hasNewer: false,
  read: 0,
  typing: false,
}
/** Nothing of it stays but what was written. */
const over = { ...noSide, isAway: false }
const open = ['open.idle', 'open.catchingUp', 'open.behind', 'open.loadingOlder', 'open.olderFailed'] as const
/** As its last messages came: what begins here has nothing to do with what else may be so, and is no product with it. */
const isPlain = ({ side, first, last, hasNewer, draft, isAway, typing, read }: typeof closed) =>
  side === 'patient' &&
  first === FIRST &&
  last === LAST &&
  !hasNewer &&
  draft === '' &&
  !isAway &&
  !typing &&
  read === 0
const pageAsked = (more: object) => ({ channelId: conversation.id, ...more })

/** One conversation that is read: chat-and-call.md, 3.3 and 5. */
export const conversationModel = modelOf(conversationMachine)({
  name: 'conversation',
  passed: ['deciding', 'open.caughtUp'],
  facts: (snapshot) => {
    const { id, side, messages, around, hasOlder, hasNewer, draft, isAway, typing, fault } = viewConversation(
      snapshot,
      reader,
      [],
      NOW,
    )
    return {
      id,
      side,
      first: messages[0]?.message.seq ?? 0,
      last: messages.at(-1)?.message.seq ?? 0,
      // Beside what is asked for, it only says where the list begins.
      around: snapshot.matches('reading') ? around : null,
      newest: snapshot.context.newest,
      // Beside a fetch it only says what was before.
      hasCome: snapshot.matches({ open: 'catchingUp' }) && snapshot.context.hasCome,
      hasOlder,
      hasNewer,
      draft: draft.text,
      isAway,
      typing: typing !== null,
      read: snapshot.context.readUpTo,
      fault: fault?.id ?? null,
    }
  },
  starts: {
    'Open the chats': { input: { id: null }, to: 'closed', facts: closed, how: 'Account 90000 00002, Chats' },
    'Open a link to a chat': {
      input: { id: conversation.id },
      to: 'opening',
      facts: opened,
      how: 'Account 90000 00002, a notification of a message',
    },
  },
  states: {
    closed: 'That a chat is to be chosen.',
    opening: {
      sees: 'Grey shapes in the place of the chat.',
      asks: { read: { channelId: conversation.id, bookingId: null } },
    },
    gone: 'That this chat cannot be found.',
    ended: 'That one is not part of this chat any more, and what one wrote and did not send.',
    failed: 'What went wrong, and Try again.',
    reading: {
      sees: 'The name, and grey shapes in the place of the messages.',
      asks: ({ side, around }) => ({ page: pageAsked({ side, ...(around !== null && { around }) }) }),
    },
    'open.idle': 'The messages from the last one up.',
    'open.catchingUp': {
      sees: 'The messages.',
      asks: ({ side, last }) => ({ newer: pageAsked({ side, after: last }) }),
    },
    'open.behind': 'The messages.',
    'open.loadingOlder': {
      sees: 'The messages, and that older ones come.',
      asks: ({ side, first }) => ({ older: pageAsked({ side, before: first }) }),
    },
    'open.olderFailed': 'The messages; over them, Try again.',
  },
  steps: {
    'Choose a chat': {
      event: { type: 'conversation.opened', id: conversation.id },
      only: (_, at) => at.has('closed'),
      leads: { to: 'opening', now: opened },
    },
    'Go back to the chats': {
      event: { type: 'conversation.left' },
      // Wider screens show the chats beside it.
      screen: 'phone',
      only: (_, at) => at.has('gone') || at.has('ended') || at.has('open.idle'),
      leads: { to: 'closed', now: closed },
    },
    'It is there': {
      event: ends('read', answered({ conversation, drafts: NO_DRAFTS })),
      leads: { in: 'opening', to: 'reading' },
    },
    'There is none': {
      event: ends('read', refused('notFound')),
      leads: { in: 'opening', to: 'gone' },
    },
    'It cannot be read': {
      event: ends('read', refused('timeout')),
      leads: { in: 'opening', to: 'failed', now: { fault: 'late' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      leads: [
        { in: 'failed', to: 'opening', now: { fault: null } },
        { in: 'open.olderFailed', to: 'open.loadingOlder' },
      ],
    },
    'Its last messages arrive': {
      event: ends('page', answered({ messages: messagesFrom(FIRST, LAST), lastSeq: LAST, seen: [] })),
      leads: { in: 'reading', to: 'open.idle', now: { ...page, around: null } },
    },
    'The messages around it arrive': {
      event: ends('page', answered({ messages: messagesFrom(FIRST, LAST), lastSeq: LAST + 400, seen: [] })),
      only: ({ side, draft, isAway }) => side === 'patient' && draft === '' && !isAway,
      leads: { in: 'reading', to: 'open.idle', now: { ...page, around: null, newest: LAST + 400, hasNewer: true } },
    },
    'Choose a message that was found': {
      event: { type: 'message.wanted', side: 'patient', seq: 7 },
      only: (facts, at) => at.has('open.idle') && isPlain(facts),
      leads: { in: open, to: 'reading', now: { ...noSide, around: 7 } },
    },
    'Choose another that was found, while it is read': {
      event: { type: 'message.wanted', side: 'patient', seq: 5 },
      only: ({ around, side, draft }, at) => at.has('reading') && around === 7 && side === 'patient' && draft === '',
      leads: { in: 'reading', to: 'reading', now: { ...noSide, around: 5 } },
    },
    'Choose a message that is here': {
      event: { type: 'message.wanted', side: 'patient', seq: LAST },
      only: (facts, at) => at.has('open.idle') && isPlain(facts),
      leads: { in: open },
    },
    'Press To the newest': {
      event: { type: 'newest.wanted' },
      only: (_, at) => at.has('open.idle'),
      leads: { in: open, if: ({ hasNewer }) => hasNewer, to: 'reading', now: noSide },
    },
    'Scroll to the last one that is loaded': {
      event: { type: 'newer' },
      leads: { in: 'open.idle', if: ({ hasNewer }) => hasNewer, to: 'open.catchingUp' },
    },
    'Its messages cannot be read': {
      event: ends('page', refused('timeout')),
      leads: { in: 'reading', to: 'failed', now: { fault: 'late', around: null } },
    },
    'It is not theirs any more': {
      event: ends('page', refused('notFound')),
      only: ({ draft }) => draft === '',
      leads: { in: 'reading', to: 'ended', now: over },
    },
    'Whoever looks for what is new is let in no more': {
      event: ends('newer', refused('notFound')),
      only: ({ side, hasNewer }) => side === 'patient' && !hasNewer,
      leads: { in: 'open.catchingUp', to: 'ended', now: over },
    },
    'Whoever looks for older ones is let in no more': {
      event: ends('older', refused('forbidden')),
      only: ({ side, hasNewer, draft }) => side === 'patient' && !hasNewer && draft === '',
      leads: { in: 'open.loadingOlder', to: 'ended', now: over },
    },
    'A message is refused': {
      event: { type: 'access.doubted' },
      only: (facts, at) => at.has('open.idle') && isPlain(facts),
      leads: { in: open, to: 'open.catchingUp' },
    },
    'Press Team only': {
      event: { type: 'side.chosen', side: 'internal' },
      only: (facts, at) => facts.side === 'patient' && (at.has('reading') || isPlain({ ...facts, draft: '' })),
      leads: {
        in: [...open, 'reading'],
        to: 'reading',
        now: { ...noSide, side: 'internal', draft: '' },
      },
    },
    Write: {
      event: { type: 'draft.typed', text: 'Hello', mentions: [] },
      only: (facts, at) =>
        at.has('open.idle') ? isPlain(facts) : at.has('reading') && facts.side === 'internal' && facts.draft === '',
      leads: { now: { draft: 'Hello' } },
    },
    Send: {
      event: { type: 'draft.sent' },
      only: ({ draft }, at) => draft !== '' && !at.has('ended'),
      leads: { now: { draft: '' } },
    },
    'The end is in sight': {
      event: { type: 'end.seen' },
      only: (facts, at) => at.has('open.idle') && isPlain(facts),
      leads: { in: open, now: ({ last }) => ({ read: last }) },
    },
    'The next message comes': {
      event: { type: 'message.added', side: 'patient', seq: LAST + 1, message: messageOf(LAST + 1) },
      only: (facts) => isPlain({ ...facts, hasNewer: false }),
      leads: [
        {
          in: ['open.idle', 'open.olderFailed'],
          if: ({ hasNewer }) => !hasNewer,
          now: { last: LAST + 1, newest: LAST + 1 },
        },
        {
          in: 'open.catchingUp',
          now: ({ newest }) => ({ newest: Math.max(newest, LAST + 1), hasCome: true }),
        },
        { in: open, now: ({ newest }) => ({ newest: Math.max(newest, LAST + 1) }) },
      ],
    },
    'A message comes, and one before it was missed': {
      event: { type: 'message.added', side: 'patient', seq: LAST + 2, message: messageOf(LAST + 2) },
      only: (facts, at) =>
        (at.has('open.idle') || at.has('open.olderFailed')) && isPlain(facts) && facts.newest === LAST,
      leads: { in: ['open.idle', 'open.olderFailed'], to: 'open.catchingUp', now: { newest: LAST + 2 } },
    },
    'What was missed arrives': {
      only: ({ last, hasNewer }) => last === LAST && !hasNewer,
      event: ends('newer', answered({ messages: messagesFrom(LAST + 1, LAST + 2), lastSeq: LAST + 2, seen: [] })),
      leads: {
        in: 'open.catchingUp',
        to: 'open.idle',
        now: { last: LAST + 2, newest: LAST + 2, hasCome: false, typing: false },
      },
    },
    'The following ones arrive': {
      only: ({ last, hasNewer }) => last === LAST && hasNewer,
      event: ends('newer', answered({ messages: messagesFrom(LAST + 1, LAST + 2), lastSeq: LAST + 400, seen: [] })),
      leads: {
        in: 'open.catchingUp',
        to: 'open.idle',
        now: { last: LAST + 2, newest: LAST + 400, hasCome: false, typing: false },
      },
    },
    'Nothing was missed': {
      only: ({ hasNewer }) => !hasNewer,
      event: ends('newer', answered({ messages: [], lastSeq: LAST, seen: [] })),
      leads: [
        {
          in: 'open.catchingUp',
          if: ({ hasCome, newest, last }) => hasCome && last < newest,
          to: 'open.catchingUp',
          now: { hasCome: false },
        },
        { in: 'open.catchingUp', to: 'open.idle', now: ({ last }) => ({ newest: last, hasCome: false }) },
      ],
    },
    'It cannot be fetched': {
      event: ends('newer', refused('network')),
      leads: { in: 'open.catchingUp', to: 'open.behind', now: { hasCome: false } },
    },
    'Two seconds pass': {
      event: { type: 'xstate.after.backoff.conversation.open.behind' },
      leads: { in: 'open.behind', to: 'open.catchingUp' },
    },
    'The line is lost': {
      event: { type: 'feed.lost' },
      only: (facts, at) => at.has('open.idle') && isPlain(facts),
      leads: { in: open, now: { isAway: true } },
    },
    'The line is back': {
      event: { type: 'feed.opened' },
      leads: [
        { in: ['open.idle', 'open.behind', 'open.olderFailed'], to: 'open.catchingUp', now: { isAway: false } },
        {
          in: 'open.catchingUp',
          now: ({ newest, last }) => ({ isAway: false, newest: Math.max(newest, last + 1), hasCome: true }),
        },
        { in: open, now: ({ newest, last }) => ({ isAway: false, newest: Math.max(newest, last + 1) }) },
      ],
    },
    'Show older messages': {
      event: { type: 'older' },
      only: (facts) => isPlain({ ...facts, first: FIRST }),
      leads: { in: 'open.idle', if: ({ hasOlder }) => hasOlder, to: 'open.loadingOlder' },
    },
    'Older messages arrive': {
      event: ends('older', answered({ messages: messagesFrom(1, FIRST - 1), lastSeq: LAST, seen: [] })),
      leads: [
        {
          in: 'open.loadingOlder',
          if: ({ newest, last, hasNewer }) => !hasNewer && last < newest,
          to: 'open.catchingUp',
          now: { first: 1, hasOlder: false },
        },
        { in: 'open.loadingOlder', to: 'open.idle', now: { first: 1, hasOlder: false } },
      ],
    },
    'Older messages cannot be read': {
      event: ends('older', refused('timeout')),
      leads: { in: 'open.loadingOlder', to: 'open.olderFailed' },
    },
    'The other one writes': {
      event: { type: 'typing', side: 'patient', userId: 'patient' },
      only: (facts, at) => at.has('open.idle') && isPlain(facts),
      leads: { in: open, now: { typing: true } },
    },
    'Six seconds pass': {
      event: { type: 'typing.ended' },
      only: ({ typing }) => typing,
      leads: { in: open, now: { typing: false } },
    },
    'A message is taken back': {
      event: { type: 'message.changed', side: 'patient', seq: LAST, message: messageOf(LAST, { takenBackAt: NOW }) },
      only: (facts, at) => at.has('open.idle') && isPlain(facts),
      leads: { in: open },
    },
    'The other one has read': {
      event: { type: 'mark.moved', side: 'patient', userId: 'patient', seq: LAST },
      only: (facts, at) => at.has('open.idle') && isPlain(facts),
      leads: { in: open },
    },
    'The conversation is not as it was': {
      event: conversationRead(conversation),
      only: (facts, at) => at.has('open.idle') && isPlain(facts),
      leads: { in: open },
    },
  },
  delays: { backoff: 2000 },
})
