import type { Permission, PermissionEntry, Role } from '../session/permissions'
import { mayTry } from '../session/permissions.rules'
import { DOCTORS, isOneOf, SUPPORT } from '../session/roles'
import type { ChatKind, ChatSide } from './chat'
import type { ChatState } from './chat.rules'

/** What somebody is to a conversation; whoever is nothing to it learns nothing of it. */
export const chatPrincipals = ['owner', 'team', 'support'] as const
export type ChatPrincipal = (typeof chatPrincipals)[number]

export interface Parties {
  readonly kind: ChatKind
  readonly doctorId: string | null
  readonly patientId: string
}

/** Who asks, as their session says. */
export interface Asker {
  readonly userId: string | null
  readonly role: Role | null
  readonly doctorId: string | null
}

/** One way of being something to a conversation. */
export interface PartyRule {
  readonly principal: ChatPrincipal
  readonly kinds: readonly ChatKind[]
  /** Null of anybody who was verified. */
  readonly roles: readonly Role[] | null
  /** What of the asker and of the conversation must be the same, and there. */
  readonly same: 'patient' | 'doctor' | null
}

const TREATMENT: readonly ChatKind[] = ['appointment', 'in-patient']

/** Who is what to a conversation: the first rule that fits. */
export const partyRules: readonly PartyRule[] = [
  { principal: 'owner', kinds: TREATMENT, roles: ['PATIENT'], same: 'patient' },
  { principal: 'owner', kinds: ['support'], roles: null, same: 'patient' },
  { principal: 'team', kinds: TREATMENT, roles: DOCTORS, same: 'doctor' },
  { principal: 'support', kinds: ['support'], roles: SUPPORT, same: null },
]

const lists = {
  appointment: 'chat.viewAppointmentList',
  'in-patient': 'chat.viewIpDashboardList',
} as const satisfies Partial<Record<ChatKind, Permission>>

export type ListedKind = keyof typeof lists

/** The lists of a team's chats at which somebody may look. */
export const listedKinds = (permissions: readonly PermissionEntry[] | null): readonly ListedKind[] =>
  (Object.keys(lists) as ListedKind[]).filter((kind) => mayTry(permissions, lists[kind]))

const fits = (rule: PartyRule, { kind, doctorId, patientId }: Parties, asker: Asker): boolean => {
  if (!rule.kinds.includes(kind) || (rule.roles !== null && !isOneOf(rule.roles, asker.role))) return false
  if (rule.same === 'patient') return asker.userId === patientId
  return rule.same === null || (asker.doctorId !== null && asker.doctorId === doctorId)
}

/** What the asker is to a conversation; null is answered like a conversation that does not exist. */
export const principalOf = (parties: Parties, asker: Asker): ChatPrincipal | null =>
  asker.userId === null ? null : (partyRules.find((rule) => fits(rule, parties, asker))?.principal ?? null)

/** In which states somebody may write; reading a side needs none. */
interface SideAccess {
  readonly writes: readonly ChatState[]
}

const ALWAYS: readonly ChatState[] = ['notYet', 'active', 'disabled', 'expired', 'discharged', 'resolved']

const treatment: Readonly<Partial<Record<ChatPrincipal, Readonly<Partial<Record<ChatSide, SideAccess>>>>>> = {
  owner: { patient: { writes: ['active', 'discharged'] } },
  team: { patient: { writes: ['notYet', 'active', 'discharged'] }, internal: { writes: ALWAYS } },
}

/** The one table of who reads and writes which side: rows, the feed and the rules of documents are made from it. */
export const chatAccess: Readonly<Record<ChatKind, typeof treatment>> = {
  appointment: treatment,
  'in-patient': treatment,
  support: {
    owner: { patient: { writes: ['active', 'resolved'] } },
    support: { patient: { writes: ['active', 'resolved'] } },
  },
}

/** The sides that somebody reads. */
export const sidesOf = (kind: ChatKind, principal: ChatPrincipal): readonly ChatSide[] =>
  Object.keys(chatAccess[kind][principal] ?? {}) as ChatSide[]

export const mayRead = (kind: ChatKind, principal: ChatPrincipal, side: ChatSide): boolean =>
  chatAccess[kind][principal]?.[side] !== undefined

export const mayWrite = (kind: ChatKind, principal: ChatPrincipal, side: ChatSide, state: ChatState): boolean =>
  chatAccess[kind][principal]?.[side]?.writes.includes(state) ?? false
