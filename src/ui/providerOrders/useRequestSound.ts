import { useEffect, useRef, useState } from 'react'
import { chime } from '../kit/chime'

/** Milliseconds after which a request that waits is heard again. */
const AGAIN = 300_000

/** Whether the browser lets a page be heard: not before somebody has pressed something in it. */
const isMuted = (): boolean =>
  !(navigator as { readonly userActivation?: { readonly hasBeenActive: boolean } }).userActivation?.hasBeenActive

/**
 * Lets each new request be heard once, and again while one waits; how many wait stands before the tab's title. Returns
 * whether nothing can be heard, and what turns the sound on or off.
 */
export const useRequestSound = (waiting: readonly string[]) => {
  const [isOff, setOff] = useState(isMuted)
  const rung = useRef<ReadonlySet<string> | null>(null)
  const ids = waiting.join(' ')
  useEffect(() => {
    const all = ids === '' ? [] : ids.split(' ')
    const known = rung.current
    if (known !== null && !isOff && all.some((id) => !known.has(id))) chime()
    rung.current = new Set(all)
    if (all.length === 0 || isOff) return
    const timer = setInterval(chime, AGAIN)
    return () => clearInterval(timer)
  }, [ids, isOff])
  useEffect(() => {
    const bare = document.title.replace(/^\(\d+\) /, '')
    document.title = waiting.length === 0 ? bare : `(${waiting.length}) ${bare}`
  }, [waiting.length])
  return { isOff, turn: () => setOff(!isOff) }
}
