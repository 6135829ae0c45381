import { createActor, SimulatedClock } from 'xstate'
import { gated, hostOf, PLAYED, takeStep } from '../../../tests/kit/paths/gated'
import type { PathModel } from '../../../tests/kit/paths/model'
import { type Report, watchSystem } from '../hook/watch'
import type { Message } from '../protocol/messages'
import { newTimeline, type Timeline } from '../timeline/timeline'

export interface Apart {
  readonly timeline: Timeline
  /** Takes the step of these words; what follows from it is in the timeline once the promise is kept. */
  readonly take: (words: string) => Promise<void>
  readonly stop: () => void
}

/** A machine on its own, with its calls behind gates and a clock that stands: where a path is played without a tab. */
export const playApart = (model: PathModel, start: string, now: () => number = Date.now): Apart => {
  const timeline = newTimeline('apart', start)
  const clock = new SimulatedClock()
  const { machine, gates } = gated(model)
  const reports: Report[] = []
  const host = createActor(hostOf(machine, model.starts[start]?.input), { clock })
  // What an example lacks may break its machine: that shows in its state.
  host.subscribe({ error: () => undefined })
  const watched = watchSystem(host, (report) => reports.push(report))
  let seq = 0

  const publish = () => {
    const fresh = reports.splice(0).map((report): Message => {
      seq += 1
      return { ...report, seq, at: now() }
    })
    const last = new Map(fresh.flatMap((message) => (message.kind === 'moved' ? [[message.actor, message.seq]] : [])))
    const messages = fresh.map((message) =>
      message.kind === 'moved' && last.get(message.actor) === message.seq
        ? { ...message, ...watched.contextOf(message.actor) }
        : message,
    )
    timeline.add(messages, watched.definitions())
  }

  host.start()
  publish()
  return {
    timeline,
    take: async (words) => {
      takeStep(model, words, { actor: host.getSnapshot().children[PLAYED]!, clock, gates })
      // Promises that are decided take effect in a task of their own.
      await new Promise((resolve) => setTimeout(resolve, 0))
      publish()
    },
    stop: () => host.stop(),
  }
}
