import type { OutboxSnapshot } from './outbox.machine'

export const viewOutbox = (snapshot: OutboxSnapshot | undefined) => ({
  entries: snapshot?.context.entries ?? NOTHING,
  isWaiting: snapshot?.hasTag('waiting') ?? false,
  /** The upload that runs, which says how far it is, and of which message. */
  upload: snapshot?.children.uploading ?? null,
  uploading: snapshot?.children.uploading === undefined ? null : snapshot.context.sending,
})

const NOTHING = [] as const
