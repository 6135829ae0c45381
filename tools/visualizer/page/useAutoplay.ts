import { useEffect, useState } from 'react'

/** Milliseconds a row is shown while rows are played. */
const SHOWN = 500

/** Plays rows one after another until there is none left; Space begins and pauses. */
export const useAutoplay = (hasNext: boolean, next: () => void) => {
  const [isOn, setIsOn] = useState(false)
  const isPlaying = isOn && hasNext
  useEffect(() => {
    if (!isPlaying) return undefined
    const soon = setTimeout(next, SHOWN)
    return () => clearTimeout(soon)
  })
  const toggle = () => setIsOn(!isPlaying)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event
      if (
        event.key !== ' ' ||
        (target instanceof HTMLElement && target.closest('button, input, select, textarea, summary'))
      )
        return
      event.preventDefault()
      toggle()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  return { isPlaying, toggle }
}
