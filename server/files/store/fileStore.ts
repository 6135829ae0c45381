import type { Readable } from 'node:stream'
import type { DataStore } from '@tus/server'

/** Where the contents of files live. A content is whole under its id or not there at all, and never changes. */
export interface FileStore {
  /** Stores what stands at a path of this machine. */
  readonly put: (id: string, path: string) => Promise<void>
  /** Null when nothing is stored under the id. */
  readonly read: (id: string) => Promise<Readable | null>
  readonly remove: (id: string) => Promise<void>
  /** Everything that was stored before a time in unix seconds. */
  readonly storedBefore: (time: number) => AsyncIterable<string>
  /** Where uploads lie whose pieces are on their way. */
  readonly pieces: () => Promise<PieceStore>
}

/** Pieces of uploads, put together as they come. */
export type PieceStore = DataStore & { readonly read: (id: string) => Readable | Promise<Readable> }

/** Whether a store of pieces says that it has nothing of an upload. */
const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status_code' in error && error.status_code === 404

export const unlessMissing = (error: unknown): void => {
  if (!isMissing(error)) throw error
}
