/** Gives turns to work that takes long, so many at once: of one person one at a time, of several in their order. */
export interface Turns {
  /** Null where whoever asked went away before the turn came; `place` is one of as many as there are at once. */
  readonly take: <A>(person: string, gone: AbortSignal, work: (place: number) => Promise<A>) => Promise<A | null>
}

interface Waiting {
  readonly begin: (place: number) => Promise<void>
}

/** `turnsOf(2).take(userId, request.signal, (place) => drawers[place].draw(…))` */
export const turnsOf = (atOnce: number): Turns => {
  const free = Array.from({ length: atOnce }, (_, place) => place)
  const served = new Set<string>()
  /** By person; whoever was served stands at the end. */
  const queues = new Map<string, readonly Waiting[]>()
  const moveBack = (person: string, waiting: readonly Waiting[]) => {
    queues.delete(person)
    if (waiting.length > 0) queues.set(person, waiting)
  }
  const next = (): void => {
    for (const [person, [first, ...others]] of queues) {
      if (free.length === 0) return
      if (first === undefined || served.has(person)) continue
      const place = free.pop()!
      served.add(person)
      moveBack(person, others)
      void first.begin(place).finally(() => {
        free.push(place)
        served.delete(person)
        moveBack(person, queues.get(person) ?? [])
        next()
      })
    }
  }
  return {
    take: (person, gone, work) =>
      new Promise((resolve, reject) => {
        if (gone.aborted) {
          resolve(null)
          return
        }
        const leave = () => {
          const others = queues.get(person)!.filter((each) => each !== waiting)
          if (others.length > 0) queues.set(person, others)
          else queues.delete(person)
          resolve(null)
        }
        const waiting: Waiting = {
          begin: (place) => {
            gone.removeEventListener('abort', leave)
            return work(place).then(resolve, reject)
          },
        }
        gone.addEventListener('abort', leave, { once: true })
        queues.set(person, [...(queues.get(person) ?? []), waiting])
        next()
      }),
  }
}
