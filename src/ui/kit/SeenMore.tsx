import { useCallback } from 'react'

const HALF_SEEN = 0.5

/** Stands at the end of a list; half in sight, it asks for more. A new `mark` (the length of the list) asks anew. */
export function SeenMore({ mark, onSeen }: { mark: number; onSeen: () => void }) {
  const watch = useCallback(
    (element: HTMLDivElement) => {
      const observer = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && onSeen(),
        { threshold: HALF_SEEN },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    // oxlint-disable-next-line react/exhaustive-deps -- a longer list is watched anew: its end may still be in sight
    [mark, onSeen],
  )
  return <div ref={watch} aria-hidden style={{ height: 1 }} />
}
