import { useDeferredValue, useState } from 'react'
import { onDemand } from '../app/loading/onDemand'
import type { ModalProps } from './ModalDialog'

/** Fetches what dialogs are made of. */
export const loadDialogs = () => import('./ModalDialog')
const Arriving = onDemand(async () => (await loadDialogs()).ModalDialog)

/** A dialog over the page. Nothing of it is there before it is opened for the first time. */
export function Modal(props: ModalProps) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  // It opens in steps, between which what is pressed is answered, and closes at once.
  const isOpen = useDeferredValue(props.open, false) && props.open
  return props.open || wasOpen ? <Arriving {...props} open={isOpen} /> : null
}
