import type { ActorRefFrom } from 'xstate'
import type { DocumentLink } from '../../core/kit/documentLink'
import { done, failed, type Outcome } from '../../core/kit/outcome'
import type { MedicalRecord } from '../../core/records/records'
import { documentMachine } from '../kit/document.machine'

/** The document of a record: what was signed or photographed is laid out by itself, an uploaded file is there or lost. */
const linkOf = ({ url, source, pages }: MedicalRecord): Outcome<DocumentLink> => {
  if (url !== null) return done({ state: 'ready', url, expiresAt: 0 })
  return source === 'upload' && (pages ?? 1) < 2 ? failed('notFound', '') : done({ state: 'notReady' })
}

/** A record that is read; null where it is gone, or was never theirs. Its document may still be laid out. */
export const recordViewerMachine = documentMachine<{ readonly id: string }, MedicalRecord | null>({
  id: 'recordViewer',
  isEmpty: (record) => record === null,
  linkOf: (record) => (record === null ? null : linkOf(record)),
})

export type RecordViewerActor = ActorRefFrom<typeof recordViewerMachine>
