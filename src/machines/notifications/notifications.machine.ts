import { and, assign, setup, stateIn } from 'xstate'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { actionTarget, tapTarget, type Target } from '../../core/notifications/events'
import type { Notification, NotificationPage } from '../../core/notifications/notifications'
import { joins, NOTIFICATION_PAGE, unreadIds, withPage } from '../../core/notifications/notifications.rules'
import type { Role } from '../../core/session/permissions'
import { type Attempt, keyed } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomeTransitions, outcomes } from '../kit/onOutcome'
import { failureNotice, go, type LanguageChanged, type AppEvent } from '../kit/appEvent'
import { beginAttempt, outcomeActions } from '../kit/outcomeActions'
import { emitEffect } from '../kit/effects'

interface Context {
  readonly role: Role | null
  /** As they were loaded: what is read here stays marked as new until it is opened again. */
  readonly items: readonly Notification[]
  /** Pages that were loaded. */
  readonly pages: number
  readonly hasMore: boolean
  readonly isAllRead: boolean
  /** Ids the server knows to be read since they were loaded. */
  readonly marked: readonly string[]
  /** Something came that is not in the list yet. */
  readonly hasUnread: boolean
  readonly attempt: Attempt<{ ids: readonly string[] }> | null
  readonly failure: Failure | null
}

const targetOf = ({ items, role }: Context, id: string, at: typeof tapTarget): Target | null => {
  const item = items.find((each) => each.id === id)
  return item ? at(item.eventType, role, item.dynamicData ?? {}) : null
}
const asFirst = ({ items, isAllRead }: NotificationPage) => ({
  items,
  isAllRead,
  pages: 1,
  hasMore: items.length >= NOTIFICATION_PAGE,
  marked: [],
  failure: null,
})
const leadTo = (target: Target | null): AppEvent | null => target && go(target.to, target.state)

const notificationsSetup = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly role: Role | null },
    events: {} as
      | { type: 'open' | 'close' | 'more' | 'refresh' | 'retry' }
      /** Something new was pushed, or may have been while nobody listened. */
      | { type: 'arrived' }
      | { type: 'card.followed' | 'action.followed'; id: string }
      | LanguageChanged,
    tags: {} as 'open' | 'loading' | 'loadingMore' | 'refreshing' | 'failed' | 'stalled',
  },
  actors: {
    loadPage: unplugged<{ page: number }, NotificationPage>('notifications.list'),
    markRead: unplugged<{ ids: readonly string[]; key: string }, { readonly isAllRead?: boolean }>(
      'notifications.markRead',
    ),
  },
  guards: {
    isAsked: ({ context }) => context.role !== 'GUEST',
    hasMore: ({ context }) => context.hasMore,
    hasUnread: ({ context }) => context.hasUnread,
    lacksMarks: ({ context }) => unreadIds(context.items).some((id) => !context.marked.includes(id)),
    ...outcomes,
    leadsOn: ({ context }, { id, at }: { id: string; at: typeof tapTarget }) => targetOf(context, id, at) !== null,
  },
  actions: {
    ...outcomeActions,
    keepFirst: assign((_, outcome: Outcome<NotificationPage>) => (outcome.ok ? asFirst(outcome.value) : {})),
    addPage: assign(({ context }, outcome: Outcome<NotificationPage>) =>
      outcome.ok
        ? {
            items: withPage(context.items, outcome.value.items),
            pages: context.pages + 1,
            hasMore: outcome.value.items.length >= NOTIFICATION_PAGE,
            failure: null,
          }
        : {},
    ),
    putFirst: assign(({ context: { items } }, outcome: Outcome<NotificationPage>) => {
      if (!outcome.ok) return {}
      const { value } = outcome
      return joins(value.items, items)
        ? { items: withPage(value.items, items), isAllRead: value.isAllRead }
        : asFirst(value)
    }),
    showFailure: emitEffect((_, outcome: Outcome<unknown>) =>
      failureNotice(outcome.ok ? { kind: 'internal', message: '' } : outcome.failure),
    ),
    noteEvents: assign({ hasUnread: true }),
    forgetEvents: assign({ hasUnread: false }),
    beginMarking: beginAttempt(({ items }: Context) => ({ ids: unreadIds(items) })),
    keepMarked: assign(({ context }, outcome: Outcome<{ readonly isAllRead?: boolean }>) =>
      // A server that does not say whether all is read is taken to mean so.
      outcome.ok
        ? { marked: context.attempt!.sent.ids, isAllRead: outcome.value.isAllRead ?? true, attempt: null }
        : {},
    ),
    settleMarked: assign(({ context }) => ({
      marked: [],
      items: context.items.map((item): Notification =>
        context.marked.includes(item.id) ? { ...item, status: 'READ' } : item,
      ),
    })),
    followCard: emitEffect(({ context }, id: string) => leadTo(targetOf(context, id, tapTarget))),
    followAction: emitEffect(({ context }, id: string) => leadTo(targetOf(context, id, actionTarget))),
  },
})

const { onOutcome } = outcomeTransitions(notificationsSetup)

/** What a person was told: the list, the panel it shows in, and what of it was read. Guests are asked for when they look. */
export const notificationsMachine = notificationsSetup.createMachine({
  id: 'notifications',
  context: ({ input }) => ({
    role: input.role,
    items: [],
    pages: 0,
    hasMore: true,
    isAllRead: true,
    marked: [],
    hasUnread: false,
    attempt: null,
    failure: null,
  }),
  type: 'parallel',
  states: {
    list: {
      initial: 'unasked',
      on: { arrived: { actions: 'noteEvents' } },
      states: {
        unasked: { always: { guard: 'isAsked', target: 'loading' }, on: { open: 'loading' } },
        loading: {
          tags: 'loading',
          entry: 'forgetEvents',
          invoke: {
            id: 'firstPage',
            src: 'loadPage',
            input: { page: 1 },
            onDone: onOutcome('loadPage', {
              refused: { target: 'failed', actions: 'keepFailure' },
              done: { target: 'listed', actions: 'keepFirst' },
            }),
          },
        },
        failed: { tags: 'failed', on: { retry: 'loading', refresh: 'loading', arrived: 'loading' } },
        listed: {
          always: { guard: 'hasUnread', target: 'catchingUp' },
          on: {
            more: { guard: 'hasMore', target: 'loadingMore' },
            refresh: 'refreshing',
            'language.changed': 'refreshing',
          },
        },
        loadingMore: {
          tags: 'loadingMore',
          on: { refresh: 'refreshing' },
          invoke: {
            id: 'nextPage',
            src: 'loadPage',
            input: ({ context }) => ({ page: context.pages + 1 }),
            onDone: onOutcome('loadPage', {
              refused: { target: 'stalled', actions: 'keepFailure' },
              done: { target: 'listed', actions: 'addPage' },
            }),
          },
        },
        stalled: {
          tags: 'stalled',
          on: { retry: 'loadingMore', refresh: 'refreshing', 'language.changed': 'refreshing' },
        },
        refreshing: {
          tags: 'refreshing',
          entry: 'forgetEvents',
          invoke: {
            id: 'freshPage',
            src: 'loadPage',
            input: { page: 1 },
            onDone: onOutcome('loadPage', {
              refused: { target: 'listed', actions: 'showFailure' },
              done: { target: 'listed', actions: 'keepFirst' },
            }),
          },
        },
        /** What is new joins the list at its head, wherever in it the person is. */
        catchingUp: {
          entry: 'forgetEvents',
          on: { refresh: 'refreshing' },
          invoke: {
            id: 'news',
            src: 'loadPage',
            input: { page: 1 },
            onDone: onOutcome('loadPage', {
              done: { target: 'listed', actions: 'putFirst' },
            }),
          },
        },
      },
    },
    panel: {
      initial: 'closed',
      states: {
        closed: { on: { open: { target: 'open', actions: 'settleMarked' } } },
        open: {
          tags: 'open',
          on: {
            close: 'closed',
            'card.followed': {
              guard: { type: 'leadsOn', params: ({ event }) => ({ id: event.id, at: tapTarget }) },
              target: 'closed',
              actions: { type: 'followCard', params: ({ event }) => event.id },
            },
            'action.followed': {
              guard: { type: 'leadsOn', params: ({ event }) => ({ id: event.id, at: actionTarget }) },
              target: 'closed',
              actions: { type: 'followAction', params: ({ event }) => event.id },
            },
          },
        },
      },
    },
    reading: {
      initial: 'resting',
      states: {
        resting: {
          /** What is unread and looked at is marked. */
          always: { guard: and([stateIn({ panel: 'open' }), 'lacksMarks']), target: 'marking' },
        },
        marking: {
          entry: 'beginMarking',
          invoke: {
            id: 'marking',
            src: 'markRead',
            input: ({ context: { attempt } }) => keyed(attempt!),
            onDone: onOutcome('markRead', {
              refused: { target: 'unmarked', actions: ['settleAttempt', 'showFailure'] },
              done: { target: 'resting', actions: 'keepMarked' },
            }),
          },
        },
        /** Tried again when the panel is opened the next time. */
        unmarked: { on: { open: 'resting' } },
      },
    },
  },
})
