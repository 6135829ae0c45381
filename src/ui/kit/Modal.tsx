import { Suspense, useState } from 'react'
import { onDemand } from '../app/onDemand'
import type { ModalProps } from './ModalDialog'

const load = () => import('./ModalDialog')
const Arriving = onDemand(async () => (await load()).ModalDialog)

/** Fetches what dialogs are made of, before the first of them is opened. */
export const warmDialogs = (): void => void load().catch(() => undefined)

/** A dialog over the page. Nothing of it is there before it is opened for the first time. */
export function Modal(props: ModalProps) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  return props.open || wasOpen ? (
    <Suspense>
      <Arriving {...props} />
    </Suspense>
  ) : null
}
