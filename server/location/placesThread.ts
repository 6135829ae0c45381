import { Worker } from 'node:worker_threads'
import type { PlacesService } from './places'

export interface PlacesAsked {
  readonly id: number
  readonly ask: keyof PlacesService
  readonly args: readonly unknown[]
}

export interface PlacesAnswered {
  readonly id: number
  readonly answer: unknown
}

interface Waiting {
  readonly resolve: (answer: never) => void
  readonly reject: (error: Error) => void
}

/** Reading the gazetteer leaves much behind; a small young generation keeps the thread's memory near what it needs. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 }

/**
 * The embedded gazetteer in a thread of its own: reading it takes seconds of one core, and nobody else waits for that.
 * The thread starts with the first question, ends with the process, and starts anew after a fault, which fails the
 * questions that were open.
 */
export const placesThread = (): PlacesService => {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let asked = 0
  const start = (): Worker => {
    const started = new Worker(new URL('places.worker.js', import.meta.url), { resourceLimits })
    started.unref()
    started.on('message', ({ id, answer }: PlacesAnswered) => {
      waiting.get(id)?.resolve(answer as never)
      waiting.delete(id)
    })
    started.on('error', (error) => {
      thread = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    })
    return started
  }
  const question =
    <Ask extends keyof PlacesService>(ask: Ask) =>
    (...args: Parameters<PlacesService[Ask]>): ReturnType<PlacesService[Ask]> =>
      new Promise<never>((resolve, reject) => {
        asked += 1
        waiting.set(asked, { resolve, reject })
        thread ??= start()
        thread.postMessage({ id: asked, ask, args } satisfies PlacesAsked)
      }) as ReturnType<PlacesService[Ask]>
  return {
    autocomplete: question('autocomplete'),
    details: question('details'),
    pincode: question('pincode'),
    reverse: question('reverse'),
  }
}
