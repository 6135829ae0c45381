import { type ActorRefFrom, assign, type SnapshotFrom, setup, spawnChild } from 'xstate'
import {
  type ChatPlace,
  GONE,
  headOf,
  isForChat,
  needsUpload,
  type OutboxEntry,
  OVERDUE,
  waitBefore,
} from '../../core/chat/outbox.rules'
import type { ChosenFile } from '../../core/files/files'
import { fileFaultOf } from '../../core/files/files.rules'
import type { UnixSeconds } from '../../core/kit/dates'
import { type Failure, hasCode, isUnsettled, type Outcome } from '../../core/kit/outcome'
import { unpluggedFeed } from '../kit/fromFeed'
import { unplugged, unpluggedAction } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { canGoOn, fileFaultIn } from './outbox.faults'

/** What is sent of an entry; its id is the key. */
export type Sending = Pick<OutboxEntry, 'id' | 'channelId' | 'side' | 'text' | 'mentions' | 'at'> & {
  readonly type: 'text' | 'audio' | 'attachment'
  readonly fileId: string | null
  readonly key: string
}

/** One message that was stopped, or all of them. */
interface Stopped {
  readonly id?: string
}

const isStopped =
  ({ id }: Stopped) =>
  (entry: OutboxEntry): boolean =>
    entry.stoppedBy !== null && (id === undefined || id === entry.id)

/** Why a message is stopped: the server's words, or what the device has better ones for: a file, a chat that is gone. */
const reasonOf = (failure: Failure): string => {
  if (failure.kind === 'notFound') return GONE
  return fileFaultOf(failure) === null ? failure.message : (failure.code ?? failure.message)
}

const SECOND_IN_MS = 1000

/** What is done about messages on their way. */
export type OutboxDeed =
  /** With the bytes of its file, where it has one. */
  | { type: 'entry.added'; entry: OutboxEntry; content?: ChosenFile }
  | ({ type: 'entries.retried'; at: UnixSeconds } & Stopped)
  | ({ type: 'entries.discarded' } & Stopped)
  /** A file that is not uploaded yet is not sent after all. */
  | { type: 'entry.withdrawn'; id: string }

/** Told when the device kept entries that no other tab sends. */
export const restored = (entries: readonly OutboxEntry[]) => ({ type: 'entries.restored' as const, entries })

/** Entries of this tab after those that were kept before. */
const withKept = (entries: readonly OutboxEntry[], kept: readonly OutboxEntry[]): readonly OutboxEntry[] => {
  const known = new Set(entries.map(({ id }) => id))
  return [...kept.filter(({ id }) => !known.has(id)), ...entries]
}

const outboxSetup = setup({
  types: {
    context: {} as {
      readonly place: ChatPlace
      readonly entries: readonly OutboxEntry[]
      /** The one that is being sent: what comes meanwhile may stand before it. */
      readonly sending: string | null
      readonly tries: number
    },
    input: {} as ChatPlace,
    events: {} as OutboxDeed | ReturnType<typeof restored> | { type: 'woken' },
    children: {} as { uploading: 'upload' },
    tags: {} as 'waiting',
  },
  actors: {
    store: unplugged<{ place: ChatPlace; entries: readonly OutboxEntry[] }, object>('outbox.store'),
    upload: unplugged<{ id: string; name: string }, { id: string }>('files.upload'),
    send: unplugged<Sending, { seq: number }>('chat.send'),
    wake: unpluggedFeed<object>('outbox.wake'),
  },
  delays: { backoff: ({ context }) => waitBefore(context.tries - 1) * SECOND_IN_MS },
  guards: {
    ...outcomes,
    hasHead: ({ context }) => headOf(context.entries) !== undefined,
    hasUpload: ({ context }) => needsUpload(headOf(context.entries)),
    canWithdraw: ({ context }, id: string) => needsUpload(context.entries.find((each) => each.id === id)),
    isBehind: ({ context }, id: string) =>
      id !== context.sending && needsUpload(context.entries.find((each) => each.id === id)),
    isUnsettled: (_, outcome: Outcome<unknown>) =>
      !outcome.ok && (isUnsettled(outcome.failure) || ['tooMany', 'unauthenticated'].includes(outcome.failure.kind)),
    isOverdue: (_, outcome: Outcome<unknown>) => hasCode(outcome, OVERDUE),
    isForChat: (_, outcome: Outcome<unknown>) => !outcome.ok && isForChat(outcome.failure),
  },
  actions: {
    /** What was kept goes before what was written meanwhile. */
    takeOver: assign(({ context }, kept: readonly OutboxEntry[]) => ({ entries: withKept(context.entries, kept) })),
    /** Holds the bytes of a file until they are uploaded. */
    hold: unpluggedAction('outbox.hold'),
    add: assign(({ context }, entry: OutboxEntry) => ({
      entries: [...context.entries.filter(({ id }) => id !== entry.id), entry],
    })),
    settle: assign(({ context }, outcome: Outcome<{ seq: number }>) => {
      if (!outcome.ok) return {}
      const { seq } = outcome.value
      return {
        entries: context.entries.map((each) => (each.id === context.sending ? { ...each, seq } : each)),
        tries: 0,
      }
    }),
    stop: assign(({ context }, outcome: Outcome<unknown>) => {
      if (outcome.ok) return {}
      const stoppedBy = reasonOf(outcome.failure)
      return {
        // What is wrong with a file is not over when the conversation takes something again.
        entries: context.entries.map((each) =>
          each.seq === null && fileFaultIn(each) === null ? { ...each, stoppedBy } : each,
        ),
        tries: 0,
      }
    }),
    /** One message alone is refused: it waits for a decision, and the rest goes on. */
    stepOut: assign(({ context }, outcome: Outcome<unknown>) => {
      if (outcome.ok) return {}
      const stoppedBy = reasonOf(outcome.failure)
      return {
        entries: context.entries.map((each) => (each.id === context.sending ? { ...each, stoppedBy } : each)),
        tries: 0,
      }
    }),
    goOn: assign(({ context }, { at, ...stopped }: Stopped & { at: UnixSeconds }) => ({
      entries: context.entries.map((each) =>
        isStopped(stopped)(each) && canGoOn(each) ? { ...each, at, stoppedBy: null } : each,
      ),
    })),
    discard: assign(({ context }, stopped: Stopped) => ({
      entries: context.entries.filter((each) => !isStopped(stopped)(each)),
    })),
    withdraw: assign(({ context }, id: string) => ({ entries: context.entries.filter((each) => each.id !== id) })),
    keepUploaded: assign(({ context }, outcome: Outcome<{ id: string }>) =>
      outcome.ok
        ? {
            entries: context.entries.map((each) =>
              each.id === context.sending && each.file !== null
                ? { ...each, file: { ...each.file, id: outcome.value.id } }
                : each,
            ),
            tries: 0,
          }
        : {},
    ),
    /** While one is being sent, whose answer may never come, what is written beside it is kept as well. */
    keepBeside: spawnChild('store', { input: ({ context: { place, entries } }) => ({ place, entries }) }),
    noteSending: assign({ sending: ({ context }) => headOf(context.entries)!.id }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
  },
})

const { onOutcome } = outcomeTransitions(outboxSetup)

/**
 * Messages on their way to one side of a chat, one after the other in the order in which they were written: what nobody
 * knows the end of is sent again under its id, a file is uploaded in its message's place, a refusal of the conversation
 * stops all of them, one of a message holds that one alone.
 */
export const outboxMachine = outboxSetup.createMachine({
  id: 'outbox',
  context: ({ input: { channelId, side } }) => ({ place: { channelId, side }, entries: [], sending: null, tries: 0 }),
  on: {
    'entries.retried': { actions: { type: 'goOn', params: ({ event }) => event } },
    'entries.discarded': { actions: { type: 'discard', params: ({ event }) => event } },
    'entries.restored': { actions: { type: 'takeOver', params: ({ event }) => event.entries } },
    'entry.withdrawn': {
      guard: { type: 'canWithdraw', params: ({ event }) => event.id },
      target: '.storing',
      reenter: true,
      actions: { type: 'withdraw', params: ({ event }) => event.id },
    },
  },
  initial: 'idle',
  states: {
    /** What is on its way is kept on the device before it is sent. */
    storing: {
      invoke: {
        id: 'store',
        src: 'store',
        input: ({ context: { place, entries } }) => ({ place, entries }),
        onDone: 'deciding',
      },
      on: {
        'entry.added': {
          target: 'storing',
          reenter: true,
          actions: ['hold', { type: 'add', params: ({ event }) => event.entry }],
        },
      },
    },
    deciding: {
      always: [
        { guard: 'hasUpload', target: 'uploading' },
        { guard: 'hasHead', target: 'sending' },
        { target: 'idle' },
      ],
    },
    idle: {
      on: {
        'entry.added': { target: 'storing', actions: ['hold', { type: 'add', params: ({ event }) => event.entry }] },
        'entries.retried': { target: 'storing', actions: { type: 'goOn', params: ({ event }) => event } },
        'entries.discarded': { target: 'storing', actions: { type: 'discard', params: ({ event }) => event } },
        'entries.restored': { target: 'storing', actions: { type: 'takeOver', params: ({ event }) => event.entries } },
      },
    },
    /** The file of a message goes before it, in the place of the message. */
    uploading: {
      entry: 'noteSending',
      invoke: {
        id: 'uploading',
        src: 'upload',
        input: ({ context }) => {
          const { id, file } = headOf(context.entries)!
          return { id, name: file!.name }
        },
        onDone: onOutcome('upload', {
          isUnsettled: { target: 'backingOff', actions: 'countTry' },
          refused: { target: 'storing', actions: 'stepOut' },
          done: { target: 'storing', actions: 'keepUploaded' },
        }),
      },
      on: {
        'entry.added': { actions: ['hold', { type: 'add', params: ({ event }) => event.entry }, 'keepBeside'] },
        'entry.withdrawn': [
          {
            guard: { type: 'isBehind', params: ({ event }) => event.id },
            actions: [{ type: 'withdraw', params: ({ event }) => event.id }, 'keepBeside'],
          },
          {
            guard: { type: 'canWithdraw', params: ({ event }) => event.id },
            target: 'storing',
            actions: { type: 'withdraw', params: ({ event }) => event.id },
          },
        ],
      },
    },
    sending: {
      entry: 'noteSending',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => {
          const { id, channelId, side, text, mentions, at, file } = headOf(context.entries)!
          const type = file?.kind ?? ('text' as const)
          return { id, channelId, side, text, mentions, at, type, fileId: file?.id ?? null, key: id }
        },
        onDone: onOutcome('send', {
          isOverdue: { target: 'storing', actions: 'stop' },
          isUnsettled: { target: 'backingOff', actions: 'countTry' },
          isForChat: { target: 'storing', actions: 'stop' },
          refused: { target: 'storing', actions: 'stepOut' },
          done: { target: 'storing', actions: 'settle' },
        }),
      },
      on: {
        'entry.added': { actions: ['hold', { type: 'add', params: ({ event }) => event.entry }, 'keepBeside'] },
        'entry.withdrawn': {
          guard: { type: 'canWithdraw', params: ({ event }) => event.id },
          actions: [{ type: 'withdraw', params: ({ event }) => event.id }, 'keepBeside'],
        },
      },
    },
    backingOff: {
      tags: 'waiting',
      invoke: { id: 'wake', src: 'wake', input: {} },
      after: { backoff: 'storing' },
      on: {
        woken: 'storing',
        'entry.added': { target: 'storing', actions: ['hold', { type: 'add', params: ({ event }) => event.entry }] },
      },
    },
  },
})

export type OutboxActor = ActorRefFrom<typeof outboxMachine>
export type OutboxSnapshot = SnapshotFrom<typeof outboxMachine>
