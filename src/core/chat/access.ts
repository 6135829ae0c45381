import type { Role } from '../session/permissions'
import { DOCTORS, isOneOf } from '../session/roles'
import type { ChatKind, ChatSide } from './chat'
import type { ChatState } from './chat.rules'

/** What somebody is to a conversation; whoever is nothing to it learns nothing of it. */
export const chatPrincipals = ['owner', 'team', 'support'] as const
export type ChatPrincipal = (typeof chatPrincipals)[number]

interface Parties {
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

/** What the asker is to a conversation; null is answered like a conversation that does not exist. */
export const principalOf = ({ kind, doctorId, patientId }: Parties, asker: Asker): ChatPrincipal | null => {
  if (asker.userId === null) return null
  if (asker.userId === patientId && (kind === 'support' || asker.role === 'PATIENT')) return 'owner'
  if (kind === 'support') return asker.role === 'ADMIN' ? 'support' : null
  return isOneOf(DOCTORS, asker.role) && asker.doctorId !== null && asker.doctorId === doctorId ? 'team' : null
}

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
