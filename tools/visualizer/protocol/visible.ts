import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { MachineName, registry } from '../../../src/machines/registry'
import type { Visible } from './shape'

type Machine<Name extends MachineName> = (typeof registry)[Name]
type ContextOf<Name extends MachineName> =
  SnapshotFrom<Machine<Name>> extends { readonly context: infer Context } ? Context : never
type Field<Holder> = keyof Holder & string
/** A field, or a field of what it holds. */
type Path<Holder> = Field<Holder> | `${Field<Holder>}.${string}`
type EventOf<Name extends MachineName> = EventFromLogic<Machine<Name>>

interface Listed<Name extends MachineName> {
  readonly context?: readonly Path<ContextOf<Name>>[]
  readonly events?: {
    readonly [Type in EventOf<Name>['type']]?: readonly Exclude<keyof Extract<EventOf<Name>, { type: Type }>, 'type'>[]
  }
}

const FAILURE = ['failure.kind', 'failure.code'] as const

/**
 * The fields whose values may leave a tab: choices, counts and codes. Names, numbers of phones, tokens, health data and
 * whatever people type are never listed.
 */
const listed: { readonly [Name in MachineName]?: Listed<Name> } = {
  app: { context: ['width', 'isSettled', 'awaitsGuest', 'isAsked', 'shown', 'place.route'] },
  booking: {
    context: ['isGuest', 'from', 'consultation', 'date', 'slotId', 'wasTaken', ...FAILURE],
    events: { 'consultation.chosen': ['consultation'], 'date.chosen': ['date'], 'slot.chosen': ['slotId'] },
  },
  checkout: {
    context: ['left', 'draft.paymentMethodId', 'choice.consultation', 'choice.date', ...FAILURE],
    events: { 'payment.chosen': ['id'] },
  },
  countdown: { context: ['left'] },
  doctorList: { context: ['offset', 'hasMore', ...FAILURE] },
  enquiry: { context: ['kind', ...FAILURE] },
  findDoctor: { context: ['tab', 'isGuest', 'picked.consultation'], events: { 'tab.chosen': ['tab'] } },
  location: { context: ['fault', ...FAILURE] },
  login: { context: ['touched', ...FAILURE] },
  notices: { context: ['count'] },
  notifications: { context: [...FAILURE] },
  orders: { context: ['offset', 'hasMore', ...FAILURE] },
  otp: { context: ['touched', 'wait', ...FAILURE] },
  paying: { context: [...FAILURE] },
  paymentReturn: { context: ['outcome', 'asked', 'isLate', ...FAILURE] },
  settings: { context: ['chosen'] },
  slot: { context: ['slot'] },
}

const NOTHING: Visible = new Set()
const byName = listed as Readonly<Record<string, Listed<never> | undefined>>

/** The visible fields of a machine's context. */
export const visibleContext = (machine: string): Visible => new Set(byName[machine]?.context ?? NOTHING)

/** How a call or a child ended, in the words of its type. */
const ENDS: Visible = new Set(['output.ok', 'output.kind', 'output.failure.kind', 'output.failure.code'])

/** The visible fields of an event that a machine takes. */
export const visiblePayload = (machine: string | null, event: string): Visible => {
  if (event.startsWith('xstate.')) return ENDS
  const events = machine === null ? undefined : (byName[machine]?.events as Readonly<Record<string, readonly string[]>>)
  return new Set(events?.[event] ?? NOTHING)
}
