import { startTransition, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

/** Frames in which a dialog hides from a screen reader what is under it. */
const HIDES = 2

/** What opens or waits to open; the first of them has its turn. */
const opening: (() => void)[] = []

const leave = (grant: () => void): void => {
  const at = opening.indexOf(grant)
  if (at < 0) return
  opening.splice(at, 1)
  if (at === 0) opening[0]?.()
}

const afterFrames = (count: number, work: () => void): void => {
  if (count === 0) work()
  // Nothing is drawn in a tab that nobody looks at.
  else if (document.hidden) setTimeout(afterFrames, 0, count - 1, work)
  else requestAnimationFrame(() => afterFrames(count - 1, work))
}

/** How many dialogs are open that stay above what arrives later. */
let above = 0
const watching = new Set<() => void>()
const changeAbove = (by: number): void => {
  above += by
  for (const notify of watching) notify()
}
const watchAbove = (notify: () => void) => {
  watching.add(notify)
  return () => void watching.delete(notify)
}

/**
 * Whether a dialog that is to be open opens now: two that open in one frame would hide each other, so one follows the
 * other, and what arrives under one that stays above waits until that has closed.
 */
export const useOneByOne = (open: boolean, staysAbove = false): boolean => {
  const [hasTurn, setHasTurn] = useState(false)
  const turn = useRef(() => {})
  const isUnder = useSyncExternalStore(
    watchAbove,
    () => above > 0,
    () => false,
  )
  const waits = isUnder && !staysAbove && !hasTurn
  useLayoutEffect(() => {
    if (!open || waits) return undefined
    const grant = () => startTransition(() => setHasTurn(true))
    turn.current = grant
    opening.push(grant)
    if (opening[0] === grant) grant()
    return () => {
      leave(grant)
      setHasTurn(false)
    }
  }, [open, waits])
  useLayoutEffect(() => {
    if (!open || !staysAbove) return undefined
    changeAbove(1)
    return () => changeAbove(-1)
  }, [open, staysAbove])
  const isOpen = open && hasTurn
  useLayoutEffect(() => {
    const grant = turn.current
    if (isOpen) afterFrames(HIDES, () => leave(grant))
  }, [isOpen])
  return isOpen
}
