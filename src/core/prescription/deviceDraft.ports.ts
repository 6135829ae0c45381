import type { UnixSeconds } from '../kit/dates'

/** A draft as the device keeps it: readable by the person who wrote it alone. */
export interface DeviceDraft {
  readonly form: string
  readonly savedAt: UnixSeconds
}

/** Drafts on this device, encrypted, by writer and appointment. */
export interface DeviceDrafts {
  readonly read: (writer: string, bookingId: string) => Promise<DeviceDraft | null>
  readonly write: (writer: string, bookingId: string, draft: DeviceDraft) => Promise<void>
  readonly forget: (writer: string, bookingId: string) => Promise<void>
  /** Everything, and the key. */
  readonly wipe: () => Promise<void>
}
