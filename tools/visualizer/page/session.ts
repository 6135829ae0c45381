import { CHANNEL, BEAT, VERSION } from '../protocol/channel'
import type { Can, FromViewer, Posted, Present, Wanted } from '../protocol/messages'
import { readRecording, type Recording, writeRecording } from '../protocol/recording'
import { newTimeline, type Timeline, timelineOf } from '../timeline/timeline'

/** What is looked at: a tab as it moves, a file, or a path that is played apart. */
export type Source =
  | { readonly kind: 'live' }
  | { readonly kind: 'file'; readonly name: string; readonly commit: string }
  | { readonly kind: 'path'; readonly name: string }

export interface SessionState {
  readonly tabs: readonly Present[]
  readonly tab: string | null
  readonly source: Source
  readonly timeline: Timeline | null
  /** Messages so far, so that views notice new ones. */
  readonly count: number
  /** The row that is shown; null follows the last. */
  readonly cursor: number | null
  /** Why a file was not read. */
  readonly fault: string | null
}

export interface Channel {
  readonly post: (message: FromViewer) => void
  readonly listen: (handle: (message: Posted) => void) => void
}

export const openChannel = (): Channel => {
  const channel = new BroadcastChannel(CHANNEL)
  return {
    post: (message) => channel.postMessage(message),
    listen: (handle) =>
      channel.addEventListener('message', ({ data }: MessageEvent<Posted>) => {
        if (data.v === VERSION) handle(data)
      }),
  }
}

type Asking = Pick<Extract<FromViewer, { type: 'can' }>, 'actor' | 'events'>

/** Follows a tab, or holds what was recorded; views read its state and are called when that changes. */
export const openSession = (channel: Channel, viewer = Math.random().toString(36).slice(2)) => {
  let state: SessionState = {
    tabs: [],
    tab: null,
    source: { kind: 'live' },
    timeline: null,
    count: 0,
    cursor: null,
    fault: null,
  }
  /** The tab's own timeline, kept while a file or a path is looked at. */
  let live: Timeline | null = null
  const listeners = new Set<() => void>()
  const questions = new Map<number, (can: readonly Can[]) => void>()
  let asked = 0

  const change = (more: Partial<SessionState>) => {
    state = { ...state, ...more }
    for (const listener of listeners) listener()
  }
  const show = (timeline: Timeline | null, more: Partial<SessionState> = {}) =>
    change({ timeline, count: timeline?.messages.length ?? 0, ...more })

  const hello = () => {
    const { tab } = state
    if (tab === null) return
    const { epoch = null, lastSeq = 0 } = live ?? {}
    channel.post({ v: VERSION, type: 'hello', viewer, tab, epoch, lastSeq })
  }

  const choose = (tab: string) => {
    if (tab !== state.tab) live = null
    show(live, { tab, source: { kind: 'live' }, cursor: null, fault: null })
    hello()
  }

  const handle = (message: Posted) => {
    if (message.type === 'present') {
      const others = state.tabs.filter(({ tab }) => tab !== message.tab)
      change({ tabs: [...others, message] })
      if (state.tab === null) choose(message.tab)
      else if (state.tab === message.tab) hello()
    }
    if (message.type === 'answered' && message.to === viewer) {
      questions.get(message.id)?.(message.can)
      questions.delete(message.id)
    }
    if (message.type !== 'batch' || message.tab !== state.tab || (message.to ?? viewer) !== viewer) return
    const isAnew = live?.epoch !== message.epoch || message.base !== undefined
    if (isAnew || live === null) live = newTimeline(message.tab, message.epoch)
    if (!live.add([...(message.base ?? []), ...message.messages], message.definitions)) hello()
    if (state.source.kind === 'live') show(live, isAnew ? { cursor: null } : {})
  }

  channel.listen(handle)
  channel.post({ v: VERSION, type: 'look', viewer })

  return {
    get: (): SessionState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    choose,
    /** Called every `BEAT`: says that somebody still watches, and asks for what was missed. */
    beat: () => {
      hello()
      if (state.tabs.length === 0) channel.post({ v: VERSION, type: 'look', viewer })
    },
    goTo: (cursor: number | null) => {
      const last = (state.timeline?.rows.length ?? 0) - 1
      change({ cursor: cursor === null || cursor >= last ? null : Math.max(-1, cursor) })
    },
    backToLive: () => show(live, { source: { kind: 'live' }, cursor: null, fault: null }),
    /** Shows a path that is played apart. */
    showPath: (name: string, timeline: Timeline) => show(timeline, { source: { kind: 'path', name }, cursor: null }),
    refresh: () => change({ count: state.timeline?.messages.length ?? 0 }),
    openFile: (name: string, text: string) => {
      try {
        const recording = readRecording(text)
        show(timelineOf(recording), {
          source: { kind: 'file', name, commit: recording.commit },
          cursor: null,
          fault: null,
        })
      } catch (error) {
        change({ fault: `${name}: ${error instanceof Error ? error.message : String(error)}` })
      }
    },
    save: (commit: string): string | null => {
      const { timeline } = state
      if (!timeline) return null
      const { tab, epoch, definitions, messages } = timeline
      const recording: Recording = { commit, tab, epoch, definitions: [...definitions.values()], messages }
      return writeRecording(recording)
    },
    send: (actor: string, wanted: Wanted) => {
      if (state.tab !== null) channel.post({ v: VERSION, type: 'send', tab: state.tab, actor, ...wanted })
    },
    can: ({ actor, events }: Asking): Promise<readonly Can[]> => {
      const { tab } = state
      if (tab === null || events.length === 0) return Promise.resolve([])
      asked += 1
      const id = asked
      const answer = new Promise<readonly Can[]>((resolve) => questions.set(id, resolve))
      channel.post({ v: VERSION, type: 'can', viewer, tab, id, actor, events })
      return answer
    },
  }
}

export type Session = ReturnType<typeof openSession>
export { BEAT }
