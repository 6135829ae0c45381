import { useEffect, useState } from 'react'
import type { UnixSeconds } from '../../../core/kit/dates'
import { useApp } from './AppContext'

/** The server's time, read again after every `step` seconds while it is shown. */
export const useClock = (step: number): UnixSeconds => {
  const { now } = useApp()
  const [at, setAt] = useState(now)
  useEffect(() => {
    const ticking = setInterval(() => setAt(now()), step * 1000)
    return () => clearInterval(ticking)
  }, [now, step])
  return at
}
