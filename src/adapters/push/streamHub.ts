import { eventStream, type StreamEvent, type StreamParts } from './eventStream'

export type HubParts = Omit<StreamParts, 'gap'>

/**
 * Opens the stream of a tab with its first listener and closes it with its last; all receive the same. It is made before
 * the tab reads anything.
 */
export const streamHub = (parts: HubParts) => {
  const listeners = new Set<(event: StreamEvent) => void>()
  const beside = new Set<(event: StreamEvent) => void>()
  let stop: (() => void) | null = null
  let isOpen = false
  /** Since when the tab may have missed what came: since it began to read, or since the stream was open last. */
  let from = performance.now()
  const noteClosed = () => {
    if (isOpen) from = performance.now()
    isOpen = false
    stop = null
  }
  const begin = () => eventStream({ ...parts, gap: () => performance.now() - from }, emit)
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
