import { eventStream, type StreamEvent, type StreamParts } from './eventStream'

export interface HubParts extends Omit<StreamParts, 'gap'> {
  /** When the tab began to read, in milliseconds of its own time: what came before, it has read. */
  readonly beganAt: () => number
}

/** Opens the stream of a tab with its first listener and closes it with its last; all receive the same. */
export const streamHub = ({ beganAt, ...parts }: HubParts) => {
  const listeners = new Set<(event: StreamEvent) => void>()
  const beside = new Set<(event: StreamEvent) => void>()
  let stop: (() => void) | null = null
  let isOpen = false
  /** When the stream was open last, in the tab's own time. */
  let closedAt: number | null = null
  const noteClosed = () => {
    if (isOpen) closedAt = performance.now()
    isOpen = false
    stop = null
  }
  const begin = () => {
    const from = closedAt
    return eventStream({ ...parts, gap: () => performance.now() - (from ?? beganAt()) }, emit)
  }
  const emit = (event: StreamEvent) => {
    if (event.type === 'feed.opened') isOpen = true
    const receivers = [...listeners]
    // Whoever wants to go on listens anew.
    if (event.type === 'feed.lost' || event.type === 'feed.ended') {
      listeners.clear()
      noteClosed()
    }
    for (const listener of [...receivers, ...beside]) listener(event)
  }
  const listen = (on: (event: StreamEvent) => void): (() => void) => {
    const listener = (event: StreamEvent) => on(event)
    listeners.add(listener)
    if (stop === null) stop = begin()
    else if (isOpen) queueMicrotask(() => listeners.has(listener) && listener({ type: 'feed.opened' }))
    return () => {
      if (!listeners.delete(listener) || listeners.size > 0) return
      stop?.()
      noteClosed()
    }
  }
  return Object.assign(listen, {
    /** Receives what the stream says while others have it open, and opens none. Returns its stop. */
    beside: (on: (event: StreamEvent) => void): (() => void) => {
      const listener = (event: StreamEvent) => on(event)
      beside.add(listener)
      return () => void beside.delete(listener)
    },
  })
}

export type StreamHub = ReturnType<typeof streamHub>
