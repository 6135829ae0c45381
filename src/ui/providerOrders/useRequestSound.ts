import { useEffect, useState } from 'react'
import type { requestBellMachine } from '../../machines/providerOrders/requestBell.machine'
import { requestsSeen } from '../../machines/providerOrders/requests.events'
import { useRequestBell } from '../app/loading/useDocument'
import { useContent } from '../app/loading/useSlot'

/** Whether the browser lets a page be heard: not before somebody has pressed something in it. */
const isMuted = (): boolean =>
  !(navigator as { readonly userActivation?: { readonly hasBeenActive: boolean } }).userActivation?.hasBeenActive

/**
 * The bell of requests where they are looked after: whoever comes here or does something here has seen what waits.
 * Returns whether nothing can be heard, what turns the sound on or off, and what tells that somebody is here.
 */
export const useRequestSound = () => {
  const bell = useContent<typeof requestBellMachine>('session.requests')
  const { isOff } = useRequestBell()
  const [isBlocked, setBlocked] = useState(isMuted)
  useEffect(() => bell?.send(requestsSeen), [bell])
  const see = () => {
    setBlocked(false)
    bell?.send(requestsSeen)
  }
  return {
    isOff: isOff || isBlocked,
    // The press that lets the page be heard turns nothing off.
    turn: () => isBlocked || bell?.send({ type: 'sound.turned' }),
    seen: { onPointerDown: see, onKeyDown: see },
  }
}
