import { useLayoutEffect, useRef } from 'react'

/** For what moves its focus with arrows: where the focused item is gone after a change, the focus goes on to the tab stop. */
export const useKeptFocus = (focusStop: () => void) => {
  const had = useRef(false)
  useLayoutEffect(() => {
    if (had.current && document.activeElement === document.body) focusStop()
  })
  return {
    onFocus: () => void (had.current = true),
    onBlur: () => void (had.current = false),
  }
}
