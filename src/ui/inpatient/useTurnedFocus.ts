import { type RefObject, useEffect } from 'react'

/** The stay at which the view was turned with V, for the view that takes its place. */
export type TurnedAt = RefObject<string | undefined>

/** A view that was turned to has the focus on the same stay; where it is not shown, on the name of the view. */
export const useTurnedFocus = (turnedAt: TurnedAt, attribute: 'data-id' | 'data-stay'): void =>
  useEffect(() => {
    const id = turnedAt.current
    turnedAt.current = undefined
    if (id === undefined) return
    const there = document.querySelector<HTMLElement>(`[${attribute}="${id}"]`)
    const name = document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
    ;(there ?? name)?.focus()
  }, [turnedAt, attribute])
