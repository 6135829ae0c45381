/** A browser opens six connections to a server at a time; those of streams must leave some for calls. */
const SHARED = ['push-1', 'push-2'] as const
/** Kept for a tab that is looked at. */
const FRONT = 'push-front'

export interface Slot {
  /** Whether a tab nobody looks at has to give it back. */
  readonly isFront: boolean
  readonly release: () => void
}

const tryLock = (locks: LockManager, name: string): Promise<Slot | null> =>
  new Promise((resolve) => {
    void locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock === null) return resolve(null)
      return new Promise<void>((release) => resolve({ isFront: name === FRONT, release }))
    })
  })

/** Takes one of the browser's few places for a stream, or null when the tabs of the product have them all. */
export const takeSlot = async (locks: LockManager | undefined, isHidden: boolean): Promise<Slot | null> => {
  if (locks === undefined) return { isFront: false, release: () => undefined }
  for (const name of isHidden ? SHARED : [FRONT, ...SHARED]) {
    const slot = await tryLock(locks, name)
    if (slot !== null) return slot
  }
  return null
}
