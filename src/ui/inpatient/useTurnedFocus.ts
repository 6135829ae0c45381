import { useEffect, useState } from 'react'

/** Takes the stay at which the view was turned with V, once, for the view that takes its place. */
export type TakeTurned = () => string | undefined

/** A view that was turned to has the focus on the same stay, which it returns; where it is not shown, on the name of the view. */
export const useTurnedFocus = (takeTurned: TakeTurned, attribute: 'data-id' | 'data-stay'): string | undefined => {
  const [id] = useState(takeTurned)
  useEffect(() => {
    if (id === undefined) return
    const there = document.querySelector<HTMLElement>(`[${attribute}="${id}"]`)
    const name = document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
    ;(there ?? name)?.focus()
  }, [id, attribute])
  return id
}
