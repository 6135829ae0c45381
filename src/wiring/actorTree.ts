import { type AnyActorRef, waitFor } from 'xstate'

/** Calls back whenever an actor or one of those below it changes. Returns its stop. */
export const watchTree = (root: AnyActorRef, on: () => void): (() => void) => {
  const watched = new Map<AnyActorRef, () => void>()
  const watch = (ref: AnyActorRef): void => {
    if (watched.has(ref)) return
    const changed = () => {
      for (const child of Object.values(childrenOf(ref))) watch(child)
      on()
    }
    watched.set(ref, () => undefined)
    const gone = () => watched.delete(ref)
    // Whoever opened it handles what it failed with; an observer without a handler would make it an error of the page.
    const { unsubscribe } = ref.subscribe({ next: changed, error: gone, complete: gone })
    watched.set(ref, unsubscribe)
    for (const child of Object.values(childrenOf(ref))) watch(child)
  }
  watch(root)
  return () => watched.forEach((stop) => stop())
}

const childrenOf = (ref: AnyActorRef) =>
  (ref.getSnapshot() as { children?: Record<string, AnyActorRef> } | undefined)?.children ?? {}

interface Tagged {
  readonly hasTag?: (tag: string) => boolean
}

const isLoading = (snapshot: unknown): boolean => (snapshot as Tagged | undefined)?.hasTag?.('loading') ?? false

/** Resolves once an actor and those below it have what they ask for; rejects when one takes longer than so many milliseconds. */
export const loaded = async (root: AnyActorRef, timeout: number): Promise<void> => {
  await waitFor(root, (snapshot) => !isLoading(snapshot), { timeout })
  await Promise.all(Object.values(childrenOf(root)).map((ref) => loaded(ref, timeout)))
}
