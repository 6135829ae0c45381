import { mayRead, partyRules, type PartyRule } from '../src/core/chat/access'
import type { ChatSide } from '../src/core/chat/chat'
import { type DocumentRule, documentRules } from '../src/core/chat/documents'
import type { Documents } from './documents'

export const RULES = 'firestore.rules'
export const INDEXES = 'firestore.indexes.json'

const list = (texts: readonly string[]): string => `[${texts.map((text) => `'${text}'`).join(', ')}]`

const sameAs: Readonly<Record<NonNullable<PartyRule['same']>, string>> = {
  patient: 'conversation.users.patient_id == session().userId',
  doctor: 'session().doctorId != null && conversation.doctorId == session().doctorId',
}

/** The condition of one way of being something to a conversation, of the kinds whose side it lets somebody read. */
const conditionOf = ({ principal, kinds, roles, same }: PartyRule, side: ChatSide): string | null => {
  const readable = kinds.filter((kind) => mayRead(kind, principal, side))
  if (readable.length === 0) return null
  return [
    `conversation.type in ${list(readable)}`,
    ...(roles === null ? [] : [`session().role in ${list(roles)}`]),
    ...(same === null ? [] : [sameAs[same]]),
  ].join(' && ')
}

const READS: Readonly<Record<ChatSide, string>> = { patient: 'readsPatientSide', internal: 'readsTeamSide' }

const sideFunction = (side: ChatSide): string => {
  const ways = partyRules.map((rule) => conditionOf(rule, side)).filter((way) => way !== null)
  return `    function ${READS[side]}(conversation) {
      return isIn() && (
        ${ways.map((way) => `(${way})`).join(' ||\n        ')}
      );
    }`
}

const grantOf = ({ path, readers, isListed }: DocumentRule): string => {
  const operation = isListed ? 'read' : 'get'
  if (readers === 'nobody') return 'allow read: if false;'
  if (readers === 'person') return `allow ${operation}: if isIn() && session().userId == person;`
  const of = path === 'conversations/{conversation}' ? 'resource.data' : 'conversationOf(conversation)'
  return `allow ${operation}: if ${READS[readers]}(${of});`
}

const matchOf = (rule: DocumentRule): string => `    match /${rule.path} {
      ${grantOf(rule)}
      allow write: if false;
    }`

const rules = `rules_version = '2';

// Written by npm run documents from src/core/chat/documents.ts and src/core/chat/access.ts.
service cloud.firestore {
  match /databases/{database}/documents {
    function session() {
      return get(/databases/$(database)/documents/sessions/$(request.auth.token.sid)).data;
    }
    function isIn() {
      return request.auth != null
        && exists(/databases/$(database)/documents/sessions/$(request.auth.token.sid))
        && session().userId == request.auth.uid
        && session().until > request.time;
    }
    function conversationOf(id) {
      return get(/databases/$(database)/documents/conversations/$(id)).data;
    }
${sideFunction('patient')}
${sideFunction('internal')}

${documentRules.map(matchOf).join('\n')}
  }
}
`

/** Fields that nobody asks by: without an index they cost nothing to write. */
const unasked = (collectionGroup: string, fieldPath: string) => ({ collectionGroup, fieldPath, indexes: [] })

const indexes = {
  indexes: [],
  fieldOverrides: [
    ...['patient', 'internal'].flatMap((side) => ['message', 'card', 'seen'].map((field) => unasked(side, field))),
    ...['lastMessage', 'windows', 'marks'].map((field) => unasked('conversations', field)),
  ],
}

/** What is deployed with `firebase deploy --only firestore`: who reads which documents, and what they are asked by. */
export const firestoreRules = (): Documents => ({
  [RULES]: rules,
  [INDEXES]: `${JSON.stringify(indexes, null, 2)}\n`,
})
