/** Whether this tab may write, or another one does. */
export interface EditLockEvent {
  readonly type: 'lock.held' | 'lock.elsewhere'
}

/** The right to write one thing, which one tab of a browser has. */
export interface EditLock {
  readonly open: (
    name: string,
    on: (event: EditLockEvent) => void,
  ) => {
    /** Takes it from the tab that has it. */
    readonly take: () => void
    readonly release: () => void
  }
}
