import { useEffect, useRef } from 'react'
import type { Aside } from '../../machines/prescription/aside.machine'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import type { Fault } from '../../machines/kit/fault.view'
import { viewAside } from '../../machines/prescription/prescription.view'
import { useView } from '../kit/useView'

interface SavesAside {
  readonly isSending: boolean
  readonly fault: Fault | null
  readonly save: (aside: Aside) => void
  readonly dismiss: () => void
}

/** Saves what is kept beside the prescription; `onSaved` follows what was saved from here. */
export const useAside = (actor: PrescriptionActor, onSaved: () => void): SavesAside => {
  const child = useView(actor, (snapshot) => snapshot.children.aside)
  const view = useView(child, viewAside)
  const follow = useRef(onSaved)
  useEffect(() => {
    follow.current = onSaved
  }, [onSaved])
  useEffect(() => {
    const watching = child?.on('saved', () => follow.current())
    return () => watching?.unsubscribe()
  }, [child])
  return {
    ...view,
    save: (aside) => child?.send({ type: 'save', aside }),
    dismiss: () => child?.send({ type: 'dismiss' }),
  }
}
