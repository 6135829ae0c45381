import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../server/kit/database'
import { announce, type Feed, openFeed } from '../../server/kit/feed'
import { openTestDatabase } from '../kit/template'

let opened: OpenDatabase
let feed: Feed
beforeAll(async () => {
  opened = await openTestDatabase()
  feed = await openFeed(opened)
})
afterAll(async () => {
  await feed.close()
  await opened.close()
})

const next = (topic: string): Promise<unknown> =>
  new Promise((resolve) => {
    const stop = feed.on(topic, (payload) => {
      stop()
      resolve(payload)
    })
  })

test('PostgreSQL carries what is announced, when its transaction is committed', async () => {
  const received = next('a')
  await opened.db
    .transaction(async (tx) => {
      await announce(tx, [{ topic: 'a', payload: 'undone' }])
      throw new Error('undone')
    })
    .catch(() => undefined)
  await opened.db.transaction((tx) => announce(tx, [{ topic: 'a', payload: { text: "it's ünïcode" } }]))
  expect(await received).toEqual({ text: "it's ünïcode" })
})

test('a broken connection is told and replaced', async () => {
  const ended = new Promise<void>((resolve) => feed.onEnd(resolve))
  await opened.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`,
  )
  await ended
  const received = next('again')
  // Announced until the new connection listens: nobody can know from here when that is.
  const timer = setInterval(() => void announce(opened.db, [{ topic: 'again', payload: 1 }]), 100)
  expect(await received).toBe(1)
  clearInterval(timer)
})
