import { type RefCallback, useCallback, useState } from 'react'
import { PULL_TO_REFRESH, pulled } from '../../core/notifications/shown.rules'

/** Pulling a list down by touch: how far it is pulled, in pixels, and what hears the finger. */
export const usePull = (onRefresh: () => void) => {
  const [distance, setDistance] = useState(0)
  const handle: RefCallback<HTMLElement> = useCallback(
    (element) => {
      if (element === null) return
      let from: number | null = null
      let reached = 0
      const follow = (pixels: number) => {
        reached = pixels
        setDistance(pixels)
      }
      const begin = ({ touches }: TouchEvent) => {
        from = touches.length === 1 && element.scrollTop <= 0 ? touches[0]!.clientY : null
      }
      const move = (event: TouchEvent) => {
        if (from === null) return
        const moved = event.touches[0]!.clientY - from
        if (moved > 0 && event.cancelable) event.preventDefault()
        // Once the list itself scrolls, the gesture is no longer a pull.
        if (moved < 0) from = null
        follow(pulled(moved))
      }
      const end = () => {
        if (reached >= PULL_TO_REFRESH) onRefresh()
        from = null
        follow(0)
      }
      const gone = new AbortController()
      const { signal } = gone
      element.addEventListener('touchstart', begin, { passive: true, signal })
      element.addEventListener('touchmove', move, { passive: false, signal })
      element.addEventListener('touchend', end, { signal })
      element.addEventListener('touchcancel', end, { signal })
      return () => gone.abort()
    },
    [onRefresh],
  )
  return { distance, isFar: distance >= PULL_TO_REFRESH, handle }
}
