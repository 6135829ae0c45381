import * as Schema from 'effect/Schema'
import { isFilledIn } from '../kit/text'
import { type ChatSide, Mention } from './chat'

/** What was written and not sent: names stand in the text as they are shown, `@Dr. Meera Rao`. */
export const ChatDraft = Schema.Struct({ text: Schema.String, mentions: Schema.Array(Mention) })
export type ChatDraft = typeof ChatDraft.Type

/** Drafts of a conversation by side: the two never mix. */
export type ChatDrafts = Readonly<Record<ChatSide, ChatDraft>>

export const NO_DRAFT: ChatDraft = { text: '', mentions: [] }
export const NO_DRAFTS: ChatDrafts = { patient: NO_DRAFT, internal: NO_DRAFT }

const Kept = Schema.fromJsonString(Schema.Struct({ patient: ChatDraft, internal: ChatDraft }))
const readKept = Schema.decodeUnknownOption(Kept)

/** What a device kept of drafts; none where it cannot be read. */
export const keptDrafts = (text: string | null): ChatDrafts => {
  const kept = text === null ? null : readKept(text)
  return kept?._tag === 'Some' ? kept.value : NO_DRAFTS
}

/** What a list shows of drafts: what is written to the patient's side goes first; null where nothing is written. */
export const draftLine = ({ patient, internal }: ChatDrafts): string | null =>
  [patient, internal].map(({ text }) => text.trim()).find(isFilledIn) ?? null

export const isEmptyDraft = (drafts: ChatDrafts): boolean =>
  !isFilledIn(drafts.patient.text) && !isFilledIn(drafts.internal.text)
