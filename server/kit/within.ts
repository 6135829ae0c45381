import { setTimeout as wait } from 'node:timers/promises'

/** Waits for something to end, so many milliseconds at most: what the database cut off may never say that it ended. */
export const within = async (ending: Promise<unknown>, milliseconds: number): Promise<void> => {
  const isDone = new AbortController()
  await Promise.race([
    ending.finally(() => isDone.abort()),
    wait(milliseconds, undefined, { signal: isDone.signal }).catch(() => undefined),
  ])
}
