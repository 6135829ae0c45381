import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
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
import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'
import type { Coordinates } from '../../src/core/kit/coordinates'
import { DISTANCES, EXPERIENCES, LANGUAGES, SORTS } from '../../src/core/doctors/doctors.rules'
import { cities } from '../../src/core/location/cities'
import { atLeast, atMost, count, type Figure, type Measure, quantile, reported } from './figure'
import { startOwnServer } from './ownServer'

const DOCTORS = 20_000
const DAYS = 7
const WARM_UP = 40
const QUERIES = 200
/** Milliseconds. */
const TARGET = 50
const CALLERS = 16
const WARM_UP_SECONDS = 5
const SECONDS = 15
const PAGES_A_SECOND = 300

/** Finding doctors among many: queries through the whole backend but the network, then first pages over HTTP. */
export const search = async (): Promise<Figure> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'spine-care-search-'))
  try {
    const { asked, token } = await queries(dataDir)
    return figureOf(asked, await firstPages(dataDir, token))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Asked {
  readonly milliseconds: number
  readonly found: number
  readonly query: Query
}

const queries = async (dataDir: string): Promise<{ asked: readonly Asked[]; token: string }> => {
  const database = await openDatabase({ dataDir })
  const feed = await openFeed(database)
  try {
    await seedDemonstration(database.db, systemClock.now(), { doctors: DOCTORS, days: DAYS })
    const log = newLogger('silent')
    const parts = {
      db: database.db,
      feed,
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
    const asked: Asked[] = []
    for (const index of count(QUERIES)) asked.push({ ...(await ask(queryOf(index))), query: queryOf(index) })
    return { asked, token }
  } finally {
    await feed.close()
    await database.close()
  }
}

/** First pages over HTTP by callers who ask again as soon as they are answered. */
const firstPages = async (dataDir: string, token: string): Promise<Measure[]> => {
  const server = await startOwnServer({ dataDir })
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS })
  const headers = {
    authorization: CLIENT_CREDENTIAL,
    accesstoken: token,
    deviceid: 'figures',
    'accept-encoding': 'gzip',
  }
  const ask = ({ latitude, longitude }: Coordinates): Promise<void> =>
    new Promise((resolve, reject) => {
      const path = `/doctor-service/v1/doctor/doctors?latitude=${latitude}&longitude=${longitude}&limit=20&offset=0`
      get(server.url + path, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`))
        response.resume().on('end', resolve)
      }).on('error', reject)
    })
  const load = async (seconds: number): Promise<number[]> => {
    const times: number[] = []
    const until = performance.now() + seconds * 1000
    const caller = async (): Promise<void> => {
      while (performance.now() < until) {
        const begun = performance.now()
        await ask(from(cities, times.length))
        times.push(performance.now() - begun)
      }
    }
    await Promise.all(count(CALLERS).map(caller))
    return times
  }
  try {
    await load(WARM_UP_SECONDS)
    const times = await load(SECONDS)
    const samples = `${times.length} first pages of 20 in ${SECONDS} s, ${CALLERS} callers`
    return [
      atLeast('answers a second', samples, Math.floor(times.length / SECONDS), PAGES_A_SECOND),
      reported('of a first page, p50', samples, `${Math.round(quantile(times, 0.5))} ms`),
      atMost('of a first page, p99', samples, quantile(times, 0.99), 200, ' ms'),
    ]
  } finally {
    agent.destroy()
    await server.stop()
  }
}

const figureOf = (asked: readonly Asked[], pages: readonly Measure[]): Figure => {
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
      ...pages,
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
