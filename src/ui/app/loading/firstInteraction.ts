import { whenIdle } from './whenIdle'

type Load = () => Promise<unknown>

const touches = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const
const wanted = new Set<Load>()
let isTouched = false
let isFetching = false

/** One after another, each when the page has nothing else to do: what was pressed is answered first. */
const fetchNext = (): void => {
  const [load] = wanted
  isFetching = load !== undefined
  if (load === undefined) return
  wanted.delete(load)
  // What does not arrive is fetched again when it is shown.
  whenIdle(() => void load().then(fetchNext, fetchNext))
}

const fetchAll = (): void => {
  if (!isFetching) fetchNext()
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
