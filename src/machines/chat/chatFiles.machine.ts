import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { UnixSeconds } from '../../core/kit/dates'
import type { Outcome } from '../../core/kit/outcome'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'

/** Where the file of a message is read, for a while of the session. */
export interface FileAddress {
  readonly url: string
  readonly thumbnailUrl: string | null
  readonly expiresAt: UnixSeconds
}

interface Context {
  /** Ids of messages whose files are asked for, the first one next. */
  readonly wanted: readonly string[]
  readonly known: Readonly<Record<string, FileAddress | null>>
  /** Ids of messages whose address failed and was asked for again: one that fails once more cannot be shown. */
  readonly renewed: readonly string[]
}

const chatFilesSetup = setup({
  types: {
    context: {} as Context,
    /** A file that its address did not give is asked for once again: the address may have ended. */
    events: {} as { type: 'file.wanted' | 'file.lost'; id: string },
  },
  actors: { read: unplugged<{ id: string }, FileAddress>('chat.file') },
  guards: {
    ...outcomes,
    isNew: ({ context: { wanted, known } }, id: string) => !(id in known) && !wanted.includes(id),
    isKnown: ({ context: { known } }, id: string) => known[id] != null,
    isRenewed: ({ context: { known, renewed } }, id: string) => known[id] != null && renewed.includes(id),
    hasMore: ({ context }) => context.wanted.length > 0,
  },
  actions: {
    want: assign(({ context }, id: string) => ({ wanted: [...context.wanted, id] })),
    renew: assign(({ context: { known, wanted, renewed } }, id: string) => {
      const { [id]: _, ...rest } = known
      return { known: rest, wanted: [...wanted, id], renewed: [...renewed, id] }
    }),
    giveUp: assign(({ context: { known } }, id: string) => ({ known: { ...known, [id]: null } })),
    /** One that cannot be read is shown as such. */
    keep: assign(({ context: { known, wanted } }, outcome: Outcome<FileAddress>) => ({
      known: { ...known, [wanted[0]!]: outcome.ok ? outcome.value : null },
      wanted: wanted.slice(1),
    })),
  },
})

const { onOutcome } = outcomeTransitions(chatFilesSetup)

/** Addresses of the files of a conversation, one after the other as their messages come into sight. */
export const chatFilesMachine = chatFilesSetup.createMachine({
  id: 'chatFiles',
  context: { wanted: [], known: {}, renewed: [] },
  on: {
    'file.wanted': {
      guard: { type: 'isNew', params: ({ event }) => event.id },
      actions: { type: 'want', params: ({ event }) => event.id },
    },
    'file.lost': [
      {
        guard: { type: 'isRenewed', params: ({ event }) => event.id },
        actions: { type: 'giveUp', params: ({ event }) => event.id },
      },
      {
        guard: { type: 'isKnown', params: ({ event }) => event.id },
        actions: { type: 'renew', params: ({ event }) => event.id },
      },
    ],
  },
  initial: 'idle',
  states: {
    idle: { always: { guard: 'hasMore', target: 'reading' } },
    reading: {
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { wanted } }) => ({ id: wanted[0]! }),
        onDone: onOutcome('read', { done: { target: 'idle', actions: 'keep' } }),
      },
    },
  },
})

export type ChatFilesActor = ActorRefFrom<typeof chatFilesMachine>
export type ChatFilesSnapshot = SnapshotFrom<typeof chatFilesMachine>
