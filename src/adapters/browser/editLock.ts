import type { EditLock } from '../../core/prescription/editLock.ports'

/** Web locks: held until the page is left, given up when another tab takes it. */
export const browserEditLock: EditLock = {
  open: (name, on) => {
    const leaving = new AbortController()
    let release: () => void = () => undefined
    const hold = (options: LockOptions): void => {
      const held = navigator.locks.request(name, options, (lock) => {
        if (leaving.signal.aborted) return undefined
        if (lock === null) {
          on({ type: 'lock.elsewhere' })
          return undefined
        }
        on({ type: 'lock.held' })
        return new Promise<void>((resolve) => {
          release = resolve
        })
      })
      // It was taken by another tab.
      held.catch(() => {
        if (!leaving.signal.aborted) on({ type: 'lock.elsewhere' })
      })
    }
    // Without locks (a page that is not secure) every tab writes; drafts tell them apart.
    if ('locks' in navigator) hold({ ifAvailable: true })
    return {
      take: () => hold({ steal: true }),
      release: () => {
        leaving.abort()
        release()
      },
    }
  },
}
