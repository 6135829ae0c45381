import { needsUpload, type OutboxEntry, OVERDUE } from '../../../src/core/chat/outbox.rules'
import { canGoOn } from '../../../src/machines/chat/outbox.faults'
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
  file: null,
  at: 1_795_000_000,
  seq: null,
  stoppedBy: null,
})
const withFile = {
  ...entryOf('picture'),
  file: { kind: 'attachment', name: 'mri.png', size: 9, seconds: null, id: null },
} as const
const CLOSED = 'This chat is closed.'

/** What is on its way: f waits with its file, F is being uploaded, a waits, A is being sent, s is sent, x and y are stopped, z is stopped by its file. */
const signOf = (entry: OutboxEntry) => {
  if (entry.seq !== null) return 's'
  if (entry.stoppedBy !== null && !canGoOn(entry)) return 'z'
  if (needsUpload(entry)) return entry.stoppedBy === null ? 'f' : 'y'
  return entry.stoppedBy === null ? 'a' : 'x'
}
const stopped = (queue: string) => queue.replaceAll(/a/gi, 'x').replaceAll('f', 'y')

/** No other picture is behind the one that is uploaded. */
const isAlone = ({ queue }: { readonly queue: string }) => queue !== 'Ff'
const isHeld = (queue: string) => /[xy]/.test(queue)
const hasHead = (queue: string) => queue.includes('a')

const again = ({ queue }: { readonly queue: string }) => ({ queue: queue.replaceAll('x', 'a').replaceAll('y', 'f') })
const without = ({ queue }: { readonly queue: string }) => ({ queue: queue.replaceAll(/[xyz]/g, '') })

/** Messages on their way to a side of a chat: chat-and-call.md, 4. */
export const outboxModel = modelOf(outboxMachine)({
  name: 'outbox',
  passed: ['deciding'],
  facts: (snapshot) => {
    const { entries } = viewOutbox(snapshot)
    const isSent = ({ id }: { readonly id: string }) =>
      (snapshot.matches('sending') || snapshot.matches('uploading')) && id === snapshot.context.sending
    return {
      queue: entries.map((each) => (isSent(each) ? signOf(each).toUpperCase() : signOf(each))).join(''),
      tries: Math.min(2, snapshot.context.tries),
    }
  },
  starts: { 'Open the chats': { input: place, to: 'idle', facts: { queue: '', tries: 0 }, how: 'Chats' } },
  states: {
    storing: 'The message with a clock.',
    idle: 'The chats as they are.',
    uploading: 'The file with how far it is, and Cancel.',
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
          if: ({ queue }) => queue.replaceAll(/[sxyz]/g, '').startsWith('f'),
          to: 'uploading',
          now: ({ queue }) => ({ queue: queue.replace('f', 'F') }),
        },
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
    'Send a picture': {
      event: { type: 'entry.added', entry: withFile },
      only: ({ queue }, at) => (queue === '' && at.has('idle')) || queue === 'A',
      leads: [
        { in: 'idle', to: 'storing', now: { queue: 'f' } },
        { in: 'sending', now: { queue: 'Af' } },
      ],
    },
    'Send another picture': {
      event: { type: 'entry.added', entry: { ...withFile, id: 'second' } },
      only: ({ queue }) => queue === 'F',
      leads: { in: 'uploading', now: { queue: 'Ff' } },
    },
    'Press Discard on the second picture': {
      event: { type: 'entry.withdrawn', id: 'second' },
      only: ({ queue }) => queue === 'Ff',
      leads: { in: 'uploading', now: { queue: 'F' } },
    },
    'Write while it is uploaded': {
      event: { type: 'entry.added', entry: entryOf('after') },
      only: ({ queue }) => queue === 'F',
      leads: { in: 'uploading', now: { queue: 'Fa' } },
    },
    'The picture is uploaded': {
      event: ends('uploading', answered({ id: 'file' })),
      only: isAlone,
      leads: { in: 'uploading', to: 'storing', now: ({ queue }) => ({ queue: queue.replace('F', 'a'), tries: 0 }) },
    },
    'The network is lost while it is uploaded': {
      event: ends('uploading', refused('network')),
      only: isAlone,
      leads: {
        in: 'uploading',
        to: 'backingOff',
        now: ({ queue, tries }) => ({ queue: queue.replace('F', 'f'), tries: Math.min(2, tries + 1) }),
      },
    },
    'The picture is not taken': {
      event: ends('uploading', refused('badRequest', 'Damaged', 'fileDamaged')),
      only: isAlone,
      leads: { in: 'uploading', to: 'storing', now: ({ queue }) => ({ queue: queue.replace('F', 'z'), tries: 0 }) },
    },
    'Press Cancel on the picture': {
      event: { type: 'entry.withdrawn', id: 'picture' },
      only: ({ queue }) => ['f', 'fa', 'af', 'sf'].includes(queue.toLowerCase()),
      leads: [
        { in: 'sending', now: { queue: 'A' } },
        { to: 'storing', now: ({ queue }) => ({ queue: queue.replace(/f/i, '') }) },
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
      leads: { in: 'sending', to: 'storing', now: ({ queue }) => ({ queue: stopped(queue), tries: 0 }) },
    },
    'The message itself is refused': {
      event: ends('send', refused('badRequest', 'Too long')),
      leads: { in: 'sending', to: 'storing', now: ({ queue }) => ({ queue: queue.replace('A', 'x'), tries: 0 }) },
    },
    'It waited for a day': {
      event: ends('send', refused('conflict', OVERDUE, OVERDUE)),
      leads: { in: 'sending', to: 'storing', now: ({ queue }) => ({ queue: stopped(queue), tries: 0 }) },
      nowhere: 'the device says so by itself, a day after the message was written',
    },
    'The wait is over': {
      event: { type: 'xstate.after.backoff.outbox.backingOff' },
      leads: { in: 'backingOff', to: 'storing' },
    },
    'The network is back': { event: { type: 'woken' }, leads: { in: 'backingOff', to: 'storing' } },
    'Press Retry all': {
      event: { type: 'entries.retried', at: 1_795_000_000 },
      only: ({ queue }) => isHeld(queue),
      leads: [{ in: 'idle', to: 'storing', now: again }, { now: again }],
    },
    'Press Discard on the picture that is not taken': {
      event: { type: 'entries.discarded', id: 'picture' },
      only: ({ queue }, at) => queue === 'z' && at.has('idle'),
      leads: { in: 'idle', to: 'storing', now: { queue: '' } },
    },
    'Press Discard': {
      event: { type: 'entries.discarded' },
      only: ({ queue }) => isHeld(queue),
      leads: [{ in: 'idle', to: 'storing', now: without }, { now: without }],
    },
  },
  delays: { backoff: 30_000 },
})
