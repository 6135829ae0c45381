import { useEffect, useRef, useState } from 'react'
import { type Actor, createActor } from 'xstate'
import { type Act, actOf, stepsPassed } from '../paths/act'
import { type Apart, playApart } from '../paths/apart'
import type { Path, PathStep } from '../paths/paths'
import { playerMachine } from '../paths/player.machine'
import { modelNamed } from './models'
import type { Session } from './session'
import type { View } from './useView'

export type Mode = 'apart' | 'live'

export interface Playing {
  readonly path: Path
  readonly mode: Mode
  readonly state: 'resting' | 'waiting' | 'taking' | 'deciding' | 'done' | 'stopped'
  readonly at: number
  readonly pace: number
  readonly actual: unknown
  /** What the step that is taken waits for. */
  readonly act: Act['kind'] | null
}

/** A quarter of a second to four. */
export const PACES = [250, 500, 1000, 2000, 4000] as const

type Player = Actor<typeof playerMachine>

/** Plays a path on its own or in the tab that is followed; rows of the timeline say how each step ended. */
export const usePlayer = (view: View, session: Session) => {
  const [playing, setPlaying] = useState<Playing | null>(null)
  const player = useRef<Player | null>(null)
  const apart = useRef<Apart | null>(null)
  const seen = useRef(0)
  const actor = useRef(view.actor)
  useEffect(() => {
    actor.current = view.actor
  }, [view.actor])

  const { timeline, count } = view.state
  useEffect(() => {
    // The timeline grows in place; each time it does, it has another count.
    if (!player.current || !timeline || count === 0) return
    const fresh = timeline.rows.slice(seen.current)
    seen.current = timeline.rows.length
    for (const { actor: id, event, to } of fresh)
      if (id === actor.current?.id) player.current.send({ type: 'observed', event, value: to })
  }, [timeline, count])

  const leave = () => {
    player.current?.stop()
    apart.current?.stop()
    player.current = null
    apart.current = null
    setPlaying(null)
  }
  useEffect(
    () => () => {
      player.current?.stop()
      apart.current?.stop()
    },
    [],
  )

  const takeApart = async (step: PathStep) => {
    await apart.current?.take(step.words)
    session.refresh()
  }
  const takeLive = (path: Path, step: PathStep) => {
    const act = actOf(path.machine, step)
    if (act.kind === 'send' && actor.current)
      session.send(actor.current.id, { event: act.event, ...(act.fill && { fill: act.fill }) })
  }

  const begin = (path: Path, mode: Mode) => {
    leave()
    // What is chosen would dim what the path goes through.
    view.go({ state: null, path: path.number, step: null })
    const model = modelNamed(path.machine)
    if (!model) return
    if (mode === 'apart') {
      apart.current = playApart(model, path.start)
      seen.current = apart.current.timeline.rows.length
      session.showPath(`${path.machine} ${path.number}`, apart.current.timeline)
    } else {
      session.backToLive()
      seen.current = session.get().timeline?.rows.length ?? 0
    }
    const value = mode === 'live' ? (actor.current?.value ?? null) : null
    const next: Player = createActor(
      playerMachine.provide({
        actions: {
          take: (_, { step }) => {
            if (step && mode === 'apart') void takeApart(step)
            else if (step) takeLive(path, step)
          },
        },
      }),
      { input: { path, pace: PACES[2], at: value === null ? 0 : stepsPassed(path, value), value } },
    )
    next.subscribe(({ value: state, context: { at, pace, actual } }) => {
      const step = path.steps[at]
      const act = state === 'taking' && step && mode === 'live' ? actOf(path.machine, step).kind : null
      setPlaying({ path, mode, state, at, pace, actual, act })
    })
    player.current = next
    next.start()
  }

  return {
    playing,
    begin,
    leave,
    send: (event: { type: 'play' | 'pause' | 'step' } | { type: 'pace.chosen'; pace: number }) =>
      player.current?.send(event),
  }
}
