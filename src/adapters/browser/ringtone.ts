const LOCK = 'ringtone'
/** Milliseconds of a telephone that shakes: on, off. */
const SHAKES = [400, 200, 400, 1200]

/**
 * Rings until it is stopped: of several tabs one is heard. Where the browser lets nothing be heard, `onBlocked` is told
 * and the telephone only shakes.
 */
export const ringtone = (onBlocked: () => void): (() => void) => {
  const sound = new Audio('/sounds/ring.wav')
  sound.loop = true
  const stopped = new AbortController()
  const ended = new Promise<void>((resolve) => stopped.signal.addEventListener('abort', () => resolve()))
  const shake = () => void navigator.vibrate?.(SHAKES)
  const shaking = setInterval(shake, 2200)
  shake()
  const play = async () => {
    if (stopped.signal.aborted) return
    await sound.play().catch((error: unknown) => {
      if (stopped.signal.aborted) return
      console.warn('the ringtone does not play', error instanceof Error ? error.name : 'unknown')
      onBlocked()
    })
    await ended
  }
  // Not in every browser, nor without https.
  const locks: LockManager | undefined = navigator.locks
  if (locks) void locks.request(LOCK, { signal: stopped.signal }, play).catch(() => undefined)
  else void play()
  return () => {
    clearInterval(shaking)
    navigator.vibrate?.(0)
    stopped.abort()
    sound.pause()
    sound.currentTime = 0
  }
}
