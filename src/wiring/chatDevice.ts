import { deviceDrafts } from '../adapters/browser/deviceDrafts'
import { addressOfFile, fileOfAddress } from '../adapters/browser/photo'
import { type ChatDrafts, isEmptyDraft, keptDrafts } from '../core/chat/draft.rules'
import {
  byPlace,
  type ChatPlace,
  keptEntries,
  needsUpload,
  type OutboxEntry,
  placeName,
} from '../core/chat/outbox.rules'
import type { ChosenFile } from '../core/files/files'

/** The names under which a device keeps what is on its way, and what is written into a conversation. */
const OUTBOX = 'chat outbox'
const fileOf = (messageId: string): string => `chat file ${messageId}`
const draftsOf = (channelId: string): string => `chat ${channelId}`

const seconds = (): number => Math.floor(Date.now() / 1000)

/** Other tabs of this browser; without locks each tab is alone, and the ids of messages make that harmless. */
const locks: LockManager | undefined = typeof navigator === 'undefined' ? undefined : navigator.locks

const alone = <A>(name: string, work: () => Promise<A>): Promise<A> =>
  locks === undefined ? work() : locks.request(name, work)

/**
 * Messages on their way as the device keeps them, sealed, for all tabs of a person together: a tab writes its own and
 * leaves those of the others, and one tab at a time sends what none of them has in hand.
 */
export const deviceOutbox = (userId: string) => {
  const own = new Set<string>()
  /** Of this tab, by where they go: each queue says its own and leaves those of the others. */
  const inHand = new Map<string, readonly OutboxEntry[]>()
  /** Files of this tab's messages, and the messages whose file the device keeps. */
  const contents = new Map<string, ChosenFile>()
  const withFile = new Set<string>()
  const keepFiles = async (waiting: readonly OutboxEntry[]): Promise<void> => {
    const wanted = new Set(waiting.filter(needsUpload).map(({ id }) => id))
    for (const id of withFile)
      if (!wanted.has(id)) {
        withFile.delete(id)
        contents.delete(id)
        await deviceDrafts.forget(userId, fileOf(id))
      }
    for (const id of wanted) {
      const content = contents.get(id)
      if (content === undefined || withFile.has(id)) continue
      withFile.add(id)
      await deviceDrafts.write(userId, fileOf(id), { form: await addressOfFile(content), savedAt: seconds() })
    }
  }
  /** The file of a message; null where the device has lost it. */
  const contentOf = async (id: string, name: string): Promise<ChosenFile | null> => {
    const known = contents.get(id)
    if (known !== undefined) return known
    const kept = await deviceDrafts.read(userId, fileOf(id))
    if (kept === null) return null
    const content = fileOfAddress(kept.form, name)
    withFile.add(id)
    contents.set(id, content)
    return content
  }
  const read = async () => keptEntries((await deviceDrafts.read(userId, OUTBOX))?.form ?? null)
  const ofOthers = async () => (await read()).filter(({ id }) => !own.has(id))
  const take = async () => {
    const kept = await ofOthers()
    for (const { id } of kept) own.add(id)
    for (const [place, entries] of byPlace(kept)) inHand.set(place, [...entries, ...(inHand.get(place) ?? [])])
    return kept
  }
  const store = (place: ChatPlace, entries: readonly OutboxEntry[]): Promise<void> => {
    const waiting = entries.filter(({ seq }) => seq === null)
    for (const { id } of waiting) own.add(id)
    inHand.set(placeName(place), waiting)
    return alone(`chat-store-${userId}`, async () => {
      await keepFiles([...inHand.values()].flat())
      const kept = await ofOthers()
      const all = [...kept, ...[...inHand.values()].flat()]
      if (all.length === 0) await deviceDrafts.forget(userId, OUTBOX)
      else await deviceDrafts.write(userId, OUTBOX, { form: JSON.stringify(all), savedAt: seconds() })
    })
  }
  /** Tells what was kept when this tab becomes the one that sends it, and when another tab leaves. */
  const watch = (on: (entries: readonly OutboxEntry[]) => void): (() => void) => {
    // Where pages are drawn there are no tabs, and a channel that stays open keeps the process from ending.
    if (typeof document === 'undefined') return () => {}
    const leaving = new AbortController()
    let leave = () => {}
    const left = new Promise<void>((resolve) => {
      leave = resolve
    })
    const others = new BroadcastChannel(`chat-outbox-${userId}`)
    const deliver = async () => {
      const kept = await take()
      if (kept.length > 0 && !leaving.signal.aborted) on(kept)
    }
    const leads = async () => {
      others.addEventListener('message', () => void deliver())
      await deliver()
      await left
    }
    if (locks === undefined) void deliver()
    else void locks.request(`chat-outbox-${userId}`, { signal: leaving.signal }, leads).catch(() => {})
    const goodbye = () => others.postMessage('left')
    addEventListener('pagehide', goodbye)
    return () => {
      goodbye()
      removeEventListener('pagehide', goodbye)
      leaving.abort()
      leave()
      others.close()
    }
  }
  const hold = (id: string, content: ChosenFile): void => void contents.set(id, content)
  return { store, watch, hold, contentOf }
}

/** Whether a device keeps messages of a person that are not sent. */
export const hasKept = async (userId: string): Promise<boolean> => (await deviceDrafts.read(userId, OUTBOX)) !== null

/** Milliseconds after a key until what was written is kept. */
const REST = 300

/** Drafts of a person's conversations: sealed on the device, and here where it keeps nothing. */
export const deviceChatDrafts = (userId: string) => {
  const kept = new Map<string, ChatDrafts>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const watchers = new Set<(channelId: string, drafts: ChatDrafts) => void>()
  const write = async (channelId: string) => {
    clearTimeout(timers.get(channelId))
    timers.delete(channelId)
    const drafts = kept.get(channelId)
    if (drafts !== undefined) for (const on of watchers) on(channelId, drafts)
    if (drafts === undefined || isEmptyDraft(drafts)) await deviceDrafts.forget(userId, draftsOf(channelId))
    else await deviceDrafts.write(userId, draftsOf(channelId), { form: JSON.stringify(drafts), savedAt: seconds() })
  }
  if (typeof document !== 'undefined')
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') for (const channelId of timers.keys()) void write(channelId)
    })
  return {
    read: async (channelId: string): Promise<ChatDrafts> =>
      kept.get(channelId) ?? keptDrafts((await deviceDrafts.read(userId, draftsOf(channelId)))?.form ?? null),
    write: (channelId: string, drafts: ChatDrafts): void => {
      kept.set(channelId, drafts)
      clearTimeout(timers.get(channelId))
      timers.set(
        channelId,
        setTimeout(() => void write(channelId), REST),
      )
    },
    /** Tells what was written, once it rests. Returns its stop. */
    watch: (on: (channelId: string, drafts: ChatDrafts) => void): (() => void) => {
      watchers.add(on)
      return () => void watchers.delete(on)
    },
  }
}

export type DeviceChatDrafts = ReturnType<typeof deviceChatDrafts>
