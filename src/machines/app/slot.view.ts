import type { SnapshotFrom } from 'xstate'
import type { slotMachine } from './slot.machine'

/** What a slot shows, and how far it is. */
export const viewSlot = (snapshot: SnapshotFrom<typeof slotMachine> | undefined) => ({
  /** What was asked for; null while the slot is closed. */
  feature: snapshot?.context.request?.feature ?? null,
  /** What has arrived: it may still be what was open before. */
  shown: snapshot?.context.shown ?? null,
  isOpening: snapshot?.hasTag('opening') ?? false,
  /** Something typed would be lost: whether to leave all the same is asked. */
  isConfirmingLeave: snapshot?.hasTag('confirmingLeave') ?? false,
  hasFailed: snapshot?.hasTag('failed') ?? false,
})

/** The actor of what is open in a slot, once it has arrived. */
export const contentOf = (snapshot: SnapshotFrom<typeof slotMachine> | undefined) =>
  snapshot?.context.shown?.ref ?? null

/** How long a list is that a machine keeps under this name; null where it is empty, or not there. */
export const lengthOf = (snapshot: unknown, list: string): number | null => {
  const { context = {} } = (snapshot ?? {}) as { readonly context?: Readonly<Record<string, unknown>> }
  const items = context[list]
  return Array.isArray(items) && items.length > 0 ? items.length : null
}
