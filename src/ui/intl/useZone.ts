import { useSyncExternalStore } from 'react'
import { type UnixSeconds } from '../../core/kit/dates'
import { leadOf } from '../../core/kit/clockTime'

const never = () => () => undefined

/**
 * Minutes by which the device's clock is ahead of India's at a moment; 0 where both show the same. What the server drew
 * knows no device, and is taken over as it stands.
 */
export const useLead = (): ((at: UnixSeconds) => number) => {
  const isOnDevice = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isOnDevice ? leadOf : () => 0
}
