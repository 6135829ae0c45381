import { contentOf } from '../../../machines/app/slot.view'
import type { SlotActor } from '../loading/features'
import { isTypedInDialog } from './dirtyFields'

/** What the logic of a panel says of being closed. */
interface Closable {
  can(event: { readonly type: 'close' }): boolean
  /** `locked`: what is written in it is not closed over. */
  hasTag(tag: string): boolean
}

/** Leaves a panel. Its logic may forbid it or ask itself; else the slot asks where words would be lost. */
export const leavePanel = (slot: SlotActor): void => {
  const ref = contentOf(slot.getSnapshot())
  const snapshot = ref?.getSnapshot() as Partial<Closable> | undefined
  if (snapshot?.hasTag?.('locked')) return
  if (snapshot?.can?.({ type: 'close' })) ref?.send({ type: 'close' })
  else slot.send({ type: 'leave', isTyped: isTypedInDialog() })
}
