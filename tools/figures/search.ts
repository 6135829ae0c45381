import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBackend } from '../../server/backend'
import { systemClock } from '../../server/kit/clock'
import { folderStore } from '../../server/files/store/folderStore'
import { openDatabase } from '../../server/kit/database'
import { openFeed } from '../../server/kit/feed'
import { newLogger } from '../../server/kit/logging'
import { seedDemonstration } from '../../server/seed/seed'
import { requestOf } from '../../tests/kit/backend'
import { DISTANCES, EXPERIENCES, LANGUAGES, SORTS } from '../../src/core/doctors/doctors.rules'
import { cities } from '../../src/core/location/cities'
import { atMost, count, type Figure, quantile, reported } from './figure'

const DOCTORS = 20_000
const DAYS = 7
const WARM_UP = 40
const QUERIES = 200
/** Milliseconds. */
const TARGET = 50

/** Finding doctors among many, through the whole backend but the network. */
export const search = async (): Promise<Figure> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'spine-care-search-'))
  const database = await openDatabase({ dataDir })
  try {
    await seedDemonstration(database.db, systemClock.now(), { doctors: DOCTORS, days: DAYS })
    const log = newLogger('silent')
    const parts = {
      db: database.db,
      feed: await openFeed(database),
      files: folderStore(join(dataDir, 'files')),
      production: false,
      secret: 'the secret of a measurement',
    }
    const backend = createBackend({ ...parts, clock: systemClock, log, client: null })
    const guest = (await (await backend.fetch(requestOf('session.guestLogin', {}, {}))).json()) as {
      result: { token: string }
    }
    const { token } = guest.result
    const ask = async (query: Query): Promise<{ milliseconds: number; found: number }> => {
      const request = requestOf('doctors.find', query, { token })
      const from = performance.now()
      const response = await backend.fetch(request)
      const body = await response.text()
      const milliseconds = performance.now() - from
      if (response.status !== 200) throw new Error(body)
      return { milliseconds, found: (JSON.parse(body) as { result: unknown[] }).result.length }
    }
    for (const index of count(WARM_UP)) await ask(queryOf(index * 7 + 3))
    const asked: { milliseconds: number; found: number; query: Query }[] = []
    for (const index of count(QUERIES)) asked.push({ ...(await ask(queryOf(index))), query: queryOf(index) })
    return figureOf(asked)
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const figureOf = (asked: readonly { milliseconds: number; found: number; query: Query }[]): Figure => {
  const times = asked.map(({ milliseconds }) => milliseconds)
  const slowest = asked.toSorted((a, b) => b.milliseconds - a.milliseconds)[0]!
  const samples = `${QUERIES} queries, ${DOCTORS} doctors`
  const at = (share: number) => `${quantile(times, share).toFixed(1)} ms`
  return {
    number: null,
    title: `find-doctor among ${DOCTORS} doctors`,
    measures: [
      reported('p50', samples, at(0.5)),
      atMost('p95', samples, quantile(times, 0.95), TARGET, ' ms', 1),
      reported(`slowest: ${JSON.stringify(slowest.query)}`, samples, `${slowest.milliseconds.toFixed(1)} ms`),
      reported('queries that found somebody', samples, String(asked.filter(({ found }) => found > 0).length)),
    ],
  }
}

type Query = Record<string, string | number>

const words = ['', '', '', 'spine', 'sharma', 'neuro', 'dr. a', 'pain', 'surgeon delhi', 'back', 'zzz'] as const

const from = <A>(list: readonly A[], index: number): A => list[index % list.length]!

/** Another query for every number: place, order, text, filters and page each at a step of their own. */
const queryOf = (index: number): Query => {
  const { latitude, longitude } = from(cities, index)
  const text = from(words, Math.floor(index / 2))
  return {
    latitude,
    longitude,
    sort: from(SORTS, index),
    limit: 20,
    offset: from([0, 0, 0, 20, 100], index),
    ...(text === '' ? {} : { search: text }),
    ...(index % 4 === 1 ? { language: from(LANGUAGES, index) } : {}),
    ...(index % 5 === 2 ? { distance: from(DISTANCES, index) } : {}),
    ...(index % 6 === 3 ? { experience: from(EXPERIENCES, index) } : {}),
    ...(index % 3 === 2 ? { consultation: from(['video', 'inClinic'], Math.floor(index / 3)) } : {}),
  }
}
