/** Says at the assembly that a listener is there. */
export type Registration = () => void

/** What a room asks or announces, and rooms above it answer, in the transaction in which it is asked. */
export interface Hook<Listener> {
  /** A listener as its room names it: `listens: [daysChanged.by(announceQueueChange)]`. */
  readonly by: (listener: Listener) => Registration
  /** Everybody who listens, in no order. Throws before the rooms are assembled: no answer must be missing unnoticed. */
  readonly listeners: () => readonly Listener[]
}

/** `hook<(db: Database, changes: readonly ScheduleChange[]) => Promise<void>>('daysChanged')` */
export const hook = <Listener>(name: string): Hook<Listener> => {
  const all = new Set<Listener>()
  return {
    by: (listener) => () => void all.add(listener),
    listeners: () => {
      if (all.size === 0) throw new Error(`Nobody listens to ${name}: the rooms are not assembled`)
      return [...all]
    },
  }
}
