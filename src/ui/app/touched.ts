type Load = () => Promise<unknown>

const touches = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const
const wanted = new Set<Load>()
let isTouched = false

const fetchAll = (): void => {
  // What does not arrive is fetched again when it is shown.
  for (const load of wanted) void load().catch(() => undefined)
  wanted.clear()
}

/** Fetches what may be opened next once somebody touches the page: nothing of it delays what is read first. */
export const whenTouched = (...loads: readonly Load[]): void => {
  for (const load of loads) wanted.add(load)
  if (isTouched) fetchAll()
}

/** Waits for the first touch. */
export const watchTouch = (): void => {
  const handle = () => {
    for (const type of touches) removeEventListener(type, handle, true)
    isTouched = true
    fetchAll()
  }
  for (const type of touches) addEventListener(type, handle, { capture: true, passive: true })
}
