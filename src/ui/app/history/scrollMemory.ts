import { useEffect } from 'react'

/** Milliseconds without scrolling after which the place on a page is written to its entry of the history. */
const RESTS = 400
/** Frames in which what came into view has its true size, and moves what stands below it. */
const SETTLES = 4
/** What a person does who wants to be somewhere else by now. */
const takesOver = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

const kept = (): number => (history.state as { scroll?: number } | null)?.scroll ?? 0

let stopRestoring: (() => void) | null = null

/** Shows the page where it was left, as soon as it is long enough; one that is new at its top. */
export const restoreScroll = (): void => {
  stopRestoring?.()
  const top = kept()
  let frames = SETTLES
  const settle = () => {
    if (stopRestoring !== stop) return
    scrollTo({ top, behavior: 'instant' })
    frames -= 1
    if (frames === 0) stop()
    else requestAnimationFrame(settle)
  }
  const tryIt = () => {
    if (document.documentElement.scrollHeight - innerHeight < top) return
    growth.disconnect()
    settle()
  }
  const growth = new ResizeObserver(tryIt)
  const stop = () => {
    growth.disconnect()
    for (const event of takesOver) removeEventListener(event, stop, true)
    stopRestoring = null
  }
  stopRestoring = stop
  growth.observe(document.body)
  for (const event of takesOver) addEventListener(event, stop, true)
  tryIt()
}

/** Not by the history's own method: wouter announces its calls as navigation. */
const keep = (): void => {
  const scroll = Math.round(scrollY)
  if (stopRestoring !== null || scroll === kept()) return
  History.prototype.replaceState.call(history, { ...(history.state as object | null), scroll }, '')
}

/** Keeps the place on each page with its entry of the history, and shows it again to who comes back. */
export const useScrollMemory = (): void =>
  useEffect(() => {
    history.scrollRestoration = 'manual'
    // A document that was reloaded or come back to has a place; one that was painted before its scripts came may have
    // been scrolled unheard, and gets shorter while its page opens.
    if (!kept()) keep()
    if (kept()) restoreScroll()
    let resting: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(resting)
      resting = setTimeout(keep, RESTS)
    }
    // Before what is pressed leads on.
    const onLeave = () => {
      clearTimeout(resting)
      keep()
    }
    const onTraversal = () => {
      clearTimeout(resting)
      restoreScroll()
    }
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('click', onLeave, true)
    addEventListener('pagehide', onLeave)
    addEventListener('popstate', onTraversal)
    return () => {
      clearTimeout(resting)
      removeEventListener('scroll', onScroll)
      removeEventListener('click', onLeave, true)
      removeEventListener('pagehide', onLeave)
      removeEventListener('popstate', onTraversal)
    }
  }, [])
