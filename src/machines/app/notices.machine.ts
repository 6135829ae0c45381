import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate'
import { timeLimit } from '../../core/kit/timeLimit'
import { go, type Notice } from '../kit/appEvent'
import { emitEffect } from '../kit/effects'

/** One toast: it goes after 5 seconds, waits while it is looked at, and can be dismissed. */
export const noticeMachine = setup({
  types: { events: {} as { type: 'pause' } | { type: 'resume' } | { type: 'dismiss' } },
  delays: { shown: timeLimit(5000) },
}).createMachine({
  id: 'notice',
  initial: 'showing',
  on: { dismiss: '.gone' },
  states: {
    showing: { after: { shown: 'gone' }, on: { pause: 'paused' } },
    paused: { on: { resume: 'showing' } },
    gone: { type: 'final' },
  },
})

interface Raised {
  readonly notice: Notice
  /** The actor that sent it; none for what came from elsewhere. */
  readonly from?: string | undefined
}

interface Shown extends Raised {
  readonly id: string
  readonly ref: ActorRefFrom<typeof noticeMachine>
}

/** Toasts on screen at once; the others wait for their turn. */
const AT_ONCE = 3

const leadOf = (shown: readonly Shown[], id: string): Notice['leadsTo'] =>
  shown.find((each) => each.id === id)?.notice.leadsTo
/** What is read of it: without words of its own it says that something went wrong. */
const noticeKey = ({ title, text, id }: Notice): string => JSON.stringify([title, text ?? { id: id ?? 'wrong' }])

/** The toasts on screen, oldest first, and those that wait; the same words are not told twice at once. */
export const noticesMachine = setup({
  types: {
    context: {} as { readonly shown: readonly Shown[]; readonly waiting: readonly Raised[]; readonly count: number },
    events: {} as
      | ({ type: 'say' } & Raised)
      | { type: `xstate.done.actor.${string}`; actorId: string }
      | { type: 'pause' | 'resume' | 'dismiss'; id: string }
      | { type: 'follow'; id: string },
  },
  actors: { notice: noticeMachine },
  guards: {
    leadsOn: ({ context }, id: string) => leadOf(context.shown, id) !== undefined,
    isNew: ({ context: { shown, waiting } }, notice: Notice) =>
      (notice.text !== '' || notice.tone === 'good') &&
      [...shown, ...waiting].every((each) => noticeKey(each.notice) !== noticeKey(notice)),
  },
  actions: {
    queue: assign(({ context }, raised: Raised) =>
      raised.notice.text === '' ? {} : { waiting: [...context.waiting, raised] },
    ),
    showNext: assign(({ context: { shown, waiting, count }, spawn }) => {
      const [next, ...others] = waiting
      if (next === undefined || shown.length >= AT_ONCE) return {}
      const id = `notice-${count + 1}`
      return { count: count + 1, waiting: others, shown: [...shown, { ...next, id, ref: spawn('notice', { id }) }] }
    }),
    remove: assign(({ context }, id: string) => ({ shown: context.shown.filter((each) => each.id !== id) })),
    follow: emitEffect(({ context }, id: string) => {
      const lead = leadOf(context.shown, id)
      return lead === undefined ? null : go(lead.to, lead.state)
    }),
    /** What went well in the end has not failed any more, and is the last of its sender's news; others' stays. */
    clearEarlier: enqueueActions(({ context: { shown, waiting }, enqueue }, raised: Raised) => {
      const isOver = (each: Raised) =>
        each.notice.tone !== 'info' && each.from !== undefined && each.from === raised.from
      if (raised.notice.tone !== 'good') return
      enqueue.assign({ waiting: waiting.filter((each) => !isOver(each)) })
      for (const each of shown) if (isOver(each)) enqueue.sendTo(each.ref, { type: 'dismiss' })
    }),
    pass: ({ context }, { id, type }: { id: string; type: 'pause' | 'resume' | 'dismiss' }) =>
      context.shown.find((each) => each.id === id)?.ref.send({ type }),
  },
}).createMachine({
  id: 'notices',
  context: { shown: [], waiting: [], count: 0 },
  on: {
    say: {
      guard: { type: 'isNew', params: ({ event }) => event.notice },
      actions: [
        { type: 'clearEarlier', params: ({ event }) => event },
        { type: 'queue', params: ({ event }) => event },
        'showNext',
      ],
    },
    pause: { actions: { type: 'pass', params: ({ event }) => event } },
    resume: { actions: { type: 'pass', params: ({ event }) => event } },
    dismiss: { actions: { type: 'pass', params: ({ event }) => event } },
    follow: {
      guard: { type: 'leadsOn', params: ({ event }) => event.id },
      actions: [
        { type: 'follow', params: ({ event }) => event.id },
        { type: 'pass', params: ({ event: { id } }) => ({ id, type: 'dismiss' as const }) },
      ],
    },
    'xstate.done.actor.*': { actions: [{ type: 'remove', params: ({ event }) => event.actorId }, 'showNext'] },
  },
})
