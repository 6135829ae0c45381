import { sql } from 'drizzle-orm'
import type { OpenDatabase } from './database'
import type { Database } from './handlers'

const CHANNEL = 'feed'

interface Announcement {
  readonly topic: string
  /** Small: a database carries at most 8000 bytes. */
  readonly payload: unknown
}

/** Milliseconds for which announcements are kept for whoever begins to hear them, and how many at most. */
const KEPT_FOR = 30_000
const MOST_KEPT = 5000

/** What servers tell each other and themselves, through the database. */
export interface Feed {
  /** Hears what is announced under a topic. Returns its stop. */
  readonly on: (topic: string, handle: (payload: unknown) => void) => () => void
  /** What was announced under a topic since a moment of `performance`, of half a minute at most, in order. */
  readonly since: (topic: string, moment: number) => readonly unknown[]
  /** Hears what is announced under every topic that begins like this. Returns its stop. */
  readonly onEvery: (beginning: string, handle: (payload: unknown) => void) => () => void
  /** Told when nothing can be heard any more: the server stops, or lost the database for a moment. */
  readonly onEnd: (handle: () => void) => () => void
  readonly close: () => Promise<void>
}

/** Announces in a transaction: heard when it is committed, never when it is undone. */
export const announce = async (db: Database, announcements: readonly Announcement[]): Promise<void> => {
  if (announcements.length === 0) return
  const texts = announcements.map((each) => JSON.stringify(each))
  await db.execute(sql`select pg_notify(${CHANNEL}, text) from unnest(${sql.param(texts)}::text[]) as text`)
}

const keep = <A>(all: Set<A>, one: A): (() => void) => {
  all.add(one)
  return () => void all.delete(one)
}

/** Listens to the database for as long as the server runs. */
export const openFeed = async ({ listen }: Pick<OpenDatabase, 'listen'>): Promise<Feed> => {
  const topics = new Map<string, Set<(payload: unknown) => void>>()
  const listeners = new Set<(announcement: Announcement) => void>()
  const ends = new Set<() => void>()
  let recent: (Announcement & { readonly at: number })[] = []
  let isClosed = false
  const recentNow = () => {
    const from = performance.now() - KEPT_FOR
    recent = recent.slice(-MOST_KEPT).filter(({ at }) => at >= from)
    return recent
  }
  const endAll = () => {
    // It is not known what is missing.
    recent = []
    for (const end of ends) end()
  }
  const stop = await listen(CHANNEL, {
    received: (text) => {
      const { topic, payload } = JSON.parse(text) as Announcement
      if (recent.length >= 2 * MOST_KEPT) recentNow()
      recent.push({ topic, payload, at: performance.now() })
      for (const handle of topics.get(topic) ?? []) handle(payload)
      for (const handle of listeners) handle({ topic, payload })
    },
    lost: endAll,
  })
  return {
    on: (topic, handle) => {
      const all = topics.get(topic) ?? new Set()
      topics.set(topic, all)
      const forget = keep(all, handle)
      return () => {
        forget()
        if (all.size === 0) topics.delete(topic)
      }
    },
    since: (topic, moment) =>
      recentNow()
        .filter((each) => each.topic === topic && each.at >= moment)
        .map(({ payload }) => payload),
    onEvery: (beginning, handle) =>
      keep(listeners, ({ topic, payload }) => {
        if (topic.startsWith(beginning)) handle(payload)
      }),
    onEnd: (handle) => {
      if (isClosed) queueMicrotask(handle)
      return keep(ends, handle)
    },
    close: async () => {
      if (isClosed) return
      isClosed = true
      endAll()
      await stop()
    },
  }
}
