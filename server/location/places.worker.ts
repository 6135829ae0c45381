import { parentPort } from 'node:worker_threads'
import { embeddedPlaces } from './embedded'
import type { PlacesAnswered, PlacesAsked } from './placesThread'

const answerOf = (ask: PlacesAsked['ask'], args: readonly unknown[]): Promise<unknown> =>
  (embeddedPlaces[ask] as (...args: readonly unknown[]) => Promise<unknown>)(...args)

/** Answers questions about places beside the thread that answers people; a fault ends the thread. */
parentPort?.on('message', ({ id, ask, args }: PlacesAsked) => {
  void answerOf(ask, args).then((answer) => parentPort?.postMessage({ id, answer } satisfies PlacesAnswered))
})
