import { assign, emit, setup, type ActorRefFrom } from 'xstate'
import { go, type Notice, type Said } from '../kit/said'

/** One toast: it goes after 5 seconds, waits while it is looked at, and can be dismissed. */
export const noticeMachine = setup({
  types: { events: {} as { type: 'pause' } | { type: 'resume' } | { type: 'dismiss' } },
  delays: { shown: 5000 },
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

interface Shown {
  readonly id: string
  readonly notice: Notice
  readonly ref: ActorRefFrom<typeof noticeMachine>
}

const leadOf = (shown: readonly Shown[], id: string): Notice['leadsTo'] =>
  shown.find((each) => each.id === id)?.notice.leadsTo
const noticeKey = ({ title, text, id }: Notice): string => JSON.stringify([title, text, id])

/** The toasts on screen, oldest first; the same words are not shown twice at once. */
export const noticesMachine = setup({
  types: {
    context: {} as { readonly shown: readonly Shown[]; readonly count: number },
    events: {} as
      | { type: 'say'; notice: Notice }
      | { type: `xstate.done.actor.${string}`; actorId: string }
      | { type: 'pause' | 'resume' | 'dismiss'; id: string }
      | { type: 'follow'; id: string },
    emitted: {} as Said,
  },
  actors: { notice: noticeMachine },
  guards: {
    leadsOn: ({ context }, id: string) => leadOf(context.shown, id) !== undefined,
    isNew: ({ context }, notice: Notice) => context.shown.every((each) => noticeKey(each.notice) !== noticeKey(notice)),
  },
  actions: {
    show: assign(({ context, spawn }, notice: Notice) => {
      const id = `notice-${context.count + 1}`
      return {
        count: context.count + 1,
        shown: [...context.shown, { id, notice, ref: spawn('notice', { id }) }],
      }
    }),
    remove: assign(({ context }, id: string) => ({ shown: context.shown.filter((each) => each.id !== id) })),
    follow: emit(({ context }, id: string) => {
      const lead = leadOf(context.shown, id)
      return go(lead?.to ?? '/home', lead?.state)
    }),
    pass: ({ context }, { id, type }: { id: string; type: 'pause' | 'resume' | 'dismiss' }) =>
      context.shown.find((each) => each.id === id)?.ref.send({ type }),
  },
}).createMachine({
  id: 'notices',
  context: { shown: [], count: 0 },
  on: {
    say: {
      guard: { type: 'isNew', params: ({ event }) => event.notice },
      actions: { type: 'show', params: ({ event }) => event.notice },
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
    'xstate.done.actor.*': { actions: { type: 'remove', params: ({ event }) => event.actorId } },
  },
})
