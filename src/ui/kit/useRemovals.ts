import { type FocusEvent, useRef } from 'react'
import { fallbackFocus } from './fallbackFocus'
import { useKeptFocus } from './useKeptFocus'

const CONTROLS = ':is(button, input:not([type=file])):not(:disabled)'

/**
 * For a list whose items a press takes away: the focus goes to what removes the next one, of the last one before it, and
 * of the only one to what adds another. What removes is marked with `data-removes`.
 */
export const useRemovals = <Root extends HTMLElement>() => {
  const ref = useRef<Root>(null)
  const place = useRef(0)
  const removals = () => [...(ref.current?.querySelectorAll<HTMLElement>('[data-removes]') ?? [])]
  const { onFocus, onBlur } = useKeptFocus(() => {
    const left = removals()
    const next = left[Math.min(place.current, left.length - 1)]
    const added = [...(ref.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].at(-1)
    const title = ref.current?.closest('[role=dialog]')?.querySelector<HTMLElement>('[data-dialog-title]')
    ;(next ?? added ?? title ?? fallbackFocus())?.focus()
  })
  return {
    ref,
    onBlur,
    onFocus: ({ target }: FocusEvent) => {
      place.current = Math.max(
        0,
        removals().findIndex((each) => each.contains(target)),
      )
      onFocus()
    },
  }
}
