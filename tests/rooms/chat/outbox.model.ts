import { OVERDUE } from '../../../src/core/chat/outbox.rules'
import { outboxMachine, restored } from '../../../src/machines/chat/outbox.machine'
import { viewOutbox } from '../../../src/machines/chat/outbox.view'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

const place = { channelId: 'app_d1_m1', side: 'patient' } as const
const entryOf = (id: string) => ({
  id,
  ...place,
  text: `Words of ${id}`,
  mentions: [],
  at: 1_795_000_000,
  seq: null,
  stoppedBy: null,
})
const CLOSED = 'This chat is closed.'

/** What is on its way: a waits, A is being sent, s is sent, x is stopped. */
const signOf = ({ seq, stoppedBy }: { readonly seq: number | null; readonly stoppedBy: string | null }) =>
  seq !== null ? 's' : stoppedBy === null ? 'a' : 'x'

const isHeld = (queue: string) => queue.includes('x')
const hasHead = (queue: string) => queue.includes('a')

const again = ({ queue }: { readonly queue: string }) => ({ queue: queue.replaceAll('x', 'a') })
const without = ({ queue }: { readonly queue: string }) => ({ queue: queue.replaceAll('x', '') })

/** Messages on their way: chat-and-call.md, 4. */
export const outboxModel = modelOf(outboxMachine)({
  name: 'outbox',
  passed: ['deciding'],
  facts: (snapshot) => {
    const { entries } = viewOutbox(snapshot)
    const isSent = ({ id }: { readonly id: string }) => snapshot.matches('sending') && id === snapshot.context.sending
    return {
      queue: entries.map((each) => (isSent(each) ? 'A' : signOf(each))).join(''),
      tries: Math.min(2, snapshot.context.tries),
    }
  },
  starts: { 'Open the chats': { input: undefined, to: 'idle', facts: { queue: '', tries: 0 }, how: 'Chats' } },
  states: {
    storing: 'The message with a clock.',
    idle: 'The chats as they are.',
    sending: ({ queue }) => `The message with a clock${queue.includes('s') ? ', the one before with a tick' : ''}.`,
    backingOff: 'The message, and that it waits for the network.',
  },
  steps: {
    'The device kept a message, and no other tab sends it': {
      event: restored([entryOf('kept')]),
      only: ({ queue }) => queue === '',
      leads: [{ in: 'idle', to: 'storing', now: { queue: 'a' } }, { now: { queue: 'a' } }],
    },
    'The device has kept what is on its way': {
      event: ends('store', answered({})),
      leads: [
        {
          in: 'storing',
          if: ({ queue }) => hasHead(queue),
          to: 'sending',
          now: ({ queue }) => ({ queue: queue.replace('a', 'A') }),
        },
        { in: 'storing', to: 'idle' },
      ],
    },
    'Send a message': {
      event: { type: 'entry.added', entry: entryOf('one') },
      only: ({ queue }) => queue === '',
      leads: { in: ['idle', 'storing'], to: 'storing', now: { queue: 'a' } },
    },
    'Send another message': {
      event: { type: 'entry.added', entry: entryOf('two') },
      only: ({ queue }, at) => queue.toLowerCase() === 'a' && !at.has('idle'),
      leads: [
        { in: ['storing', 'backingOff'], to: 'storing', now: { queue: 'aa' } },
        { in: 'sending', now: { queue: 'Aa' } },
      ],
    },
    'The server has it': {
      event: ends('send', answered({ seq: 7 })),
      leads: { in: 'sending', to: 'storing', now: ({ queue }) => ({ queue: queue.replace('A', 's'), tries: 0 }) },
    },
    'Nobody knows whether the server has it': {
      event: ends('send', refused('network')),
      leads: {
        in: 'sending',
        to: 'backingOff',
        now: ({ queue, tries }) => ({ queue: queue.replace('A', 'a'), tries: Math.min(2, tries + 1) }),
      },
    },
    'The chat was closed meanwhile': {
      event: ends('send', refused('conflict', CLOSED, 'chatExpired')),
      leads: { in: 'sending', to: 'storing', now: ({ queue }) => ({ queue: queue.replace(/a/gi, 'x'), tries: 0 }) },
    },
    'The message itself is refused': {
      event: ends('send', refused('badRequest', 'Too long')),
      leads: { in: 'sending', to: 'storing', now: ({ queue }) => ({ queue: queue.replace('A', 'x'), tries: 0 }) },
    },
    'It waited for a day': {
      event: ends('send', refused('conflict', OVERDUE, OVERDUE)),
      leads: { in: 'sending', to: 'storing', now: ({ queue }) => ({ queue: queue.replace(/a/gi, 'x'), tries: 0 }) },
    },
    'The wait is over': {
      event: { type: 'xstate.after.backoff.outbox.backingOff' },
      leads: { in: 'backingOff', to: 'storing' },
    },
    'The network is back': { event: { type: 'woken' }, leads: { in: 'backingOff', to: 'storing' } },
    'Press Retry all': {
      event: { type: 'entries.retried', ...place, at: 1_795_000_000 },
      only: ({ queue }) => isHeld(queue),
      leads: [{ in: 'idle', to: 'storing', now: again }, { now: again }],
    },
    'Press Discard': {
      event: { type: 'entries.discarded', ...place },
      only: ({ queue }) => isHeld(queue),
      leads: [{ in: 'idle', to: 'storing', now: without }, { now: without }],
    },
  },
  delays: { backoff: 30_000 },
})
