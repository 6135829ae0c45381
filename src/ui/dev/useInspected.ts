import { useCallback, useEffect, useRef, useState } from 'react'
import { type Asked, CHANNEL, type Told } from './inspector'

export interface LiveActor {
  readonly actor: string
  readonly machine: string
  readonly value: unknown
  readonly next: readonly string[]
  readonly log: readonly string[]
}

const LOG_LENGTH = 30

const hear = (actors: readonly LiveActor[], told: Told): readonly LiveActor[] => {
  if (told.type === 'stopped') return actors.filter(({ actor }) => actor !== told.actor)
  const known = actors.find(({ actor }) => actor === told.actor)
  const before: LiveActor = known ?? { actor: told.actor, machine: told.machine, value: null, next: [], log: [] }
  const after: LiveActor =
    told.type === 'moved'
      ? { ...before, value: told.value, next: told.next }
      : { ...before, log: [told.event, ...before.log].slice(0, LOG_LENGTH) }
  return known ? actors.map((each) => (each === known ? after : each)) : [...actors, after]
}

/** The live machines of the tabs that are inspected, and a way to send them an event. */
export const useInspected = () => {
  const [actors, setActors] = useState<readonly LiveActor[]>([])
  const channel = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL)
    opened.addEventListener('message', ({ data }: MessageEvent<Told>) => setActors((before) => hear(before, data)))
    opened.postMessage({ type: 'tell' } satisfies Asked)
    channel.current = opened
    return () => opened.close()
  }, [])
  const send = useCallback(
    (actor: string, event: string) => channel.current?.postMessage({ type: 'send', actor, event } satisfies Asked),
    [],
  )
  return { actors, send }
}
