import { useCallback, useEffect, useRef, useState } from 'react'
import { type Asked, CHANNEL, type InspectionMessage } from './inspector'

export interface LiveActor {
  readonly actor: string
  readonly machine: string
  readonly value: unknown
  readonly next: readonly string[]
  readonly log: readonly string[]
}

const LOG_LENGTH = 30

const handle = (actors: readonly LiveActor[], inspection: InspectionMessage): readonly LiveActor[] => {
  if (inspection.type === 'stopped') return actors.filter(({ actor }) => actor !== inspection.actor)
  const known = actors.find(({ actor }) => actor === inspection.actor)
  const before: LiveActor = known ?? {
    actor: inspection.actor,
    machine: inspection.machine,
    value: null,
    next: [],
    log: [],
  }
  const after: LiveActor =
    inspection.type === 'moved'
      ? { ...before, value: inspection.value, next: inspection.next }
      : { ...before, log: [inspection.event, ...before.log].slice(0, LOG_LENGTH) }
  return known ? actors.map((each) => (each === known ? after : each)) : [...actors, after]
}

/** The live machines of the tabs that are inspected, and a way to send them an event. */
export const useInspected = () => {
  const [actors, setActors] = useState<readonly LiveActor[]>([])
  const channel = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL)
    opened.addEventListener('message', ({ data }: MessageEvent<InspectionMessage>) =>
      setActors((before) => handle(before, data)),
    )
    opened.postMessage({ type: 'notify' } satisfies Asked)
    channel.current = opened
    return () => opened.close()
  }, [])
  const send = useCallback(
    (actor: string, event: string) => channel.current?.postMessage({ type: 'send', actor, event } satisfies Asked),
    [],
  )
  return { actors, send }
}
