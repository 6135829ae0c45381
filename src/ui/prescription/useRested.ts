import { startTransition, useEffect, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import type { prescriptionMachine } from '../../machines/prescription/prescription.machine'
import { isSame } from '../kit/useView'

/** Milliseconds without a change. */
const REST = 200

/**
 * What is costly to derive and read between two words alone: preview, warnings, what is missing. It follows once the
 * typing has rested, so that no key waits for it.
 */
export const useRested = <T>(
  actor: PrescriptionActor,
  select: (snapshot: SnapshotFrom<typeof prescriptionMachine>) => T,
): T => {
  const [shown, show] = useState(() => select(actor.getSnapshot()))
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const follow = () =>
      startTransition(() =>
        show((before) => {
          const now = select(actor.getSnapshot())
          return isSame(before, now) ? before : now
        }),
      )
    const watching = actor.subscribe(() => {
      clearTimeout(waiting)
      waiting = setTimeout(follow, REST)
    })
    follow()
    return () => {
      watching.unsubscribe()
      clearTimeout(waiting)
    }
  }, [actor, select])
  return shown
}
