import type { FileType } from '../../src/core/files/files'
import type { UnixSeconds } from '../../src/core/kit/dates'

/** A file as an address names it. */
export interface NamedFile {
  readonly id: string
  readonly name: string
  readonly type: FileType
}

/** Where a file and its small picture are read, and until when. */
export interface FileAddress {
  readonly url: string
  readonly thumbnailUrl: string
  readonly expiresAt: UnixSeconds
}

/** What a signed address says: a file, the session that may read it, and until when. */
export interface SignedAddress {
  readonly fileId: string
  readonly sessionId: string
  readonly until: UnixSeconds
}

/** Signs addresses of files, and reads what was signed. */
export interface FileAddresses {
  /** What an address is made of: its token, and the name after it. */
  readonly signed: (
    file: NamedFile,
    sessionId: string,
    now: UnixSeconds,
  ) => { readonly token: string; readonly end: string; readonly expiresAt: UnixSeconds }
  readonly to: (file: NamedFile, sessionId: string, now: UnixSeconds) => FileAddress
  /** What a token says, where this server signed it; null for every other. */
  readonly read: (token: string) => SignedAddress | null
}
