import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { LATER } from '../../src/core/payment/payment'
import { atMost, count, type Figure, type Measure, quantile, reported } from './figure'
import { httpClient, type HttpClient } from './httpClient'
import { journeys, WALKERS } from './journeys'
import { type OwnServer, startOwnServer } from './ownServer'
import { bookingOf, databaseOf, freeSlotsIn, type FreeSlot, type Patient, patientsIn } from './population'
import type { Uploads } from './uploader'

const RACERS = 200
const SLOTS = 20
const UPLOADERS = 4
/** Uploads of each: 25 of eight megabytes are what one person may send in a day. */
const UPLOADS = 10
const EIGHT_MEGABYTES = 7.9 * 1024 * 1024
const KILLS = 5
/** Milliseconds of ordinary use under way when the server is killed. */
const BUSY = 1500

/** What the server and its database stand: a crowd, large uploads, kills under load. */
export const load = async (): Promise<Figure> => {
  let server = await startOwnServer()
  const { dataDir, forget } = server
  try {
    const database = await databaseOf(dataDir)
    const patients = await patientsIn(database, RACERS + UPLOADERS + WALKERS * 50)
    const slots = await freeSlotsIn(database, SLOTS + 1)
    await database.close()
    const client = httpClient(server.url)
    const crowd = await race(client, patients.slice(0, RACERS), slots.slice(0, SLOTS))
    const health = await uploads(server, patients.slice(RACERS, RACERS + UPLOADERS))
    const ready: number[] = []
    for (const _ of count(KILLS)) {
      const busy = journeys(httpClient(server.url), patients.slice(-WALKERS * 50), slots.slice(-1), BUSY)
      await new Promise((resolve) => setTimeout(resolve, 1000))
      const from = performance.now()
      await server.kill()
      server = await startOwnServer({ dataDir })
      await httpClient(server.url).call('GET', '/healthz')
      ready.push((performance.now() - from) / 1000)
      await busy
    }
    return {
      number: 16,
      title: 'a crowd on one slot, large uploads, and kills under load',
      measures: [
        ...crowd,
        ...health,
        atMost(
          'until it answers again after kill -9, slowest',
          `${KILLS} kills under load`,
          Math.max(...ready),
          5,
          ' s',
          1,
        ),
      ],
    }
  } finally {
    await server.stop()
    forget()
  }
}

const race = async (client: HttpClient, racers: readonly Patient[], slots: readonly FreeSlot[]): Promise<Measure[]> => {
  const times: number[] = []
  const statuses: (number | null)[] = []
  client.forgetPeak()
  for (const slot of slots)
    await Promise.all(
      racers.map(async (patient) => {
        const from = performance.now()
        const path = '/booking-service/v1/booking-appointment'
        const { status } = await client.call('POST', path, patient.token, bookingOf(patient, slot, LATER))
        times.push(performance.now() - from)
        statuses.push(status)
      }),
    )
  const samples = `${slots.length} slots × ${racers.length} racers`
  return [
    atMost('until a racer is answered, 95 %', samples, quantile(times, 0.95), 1000, ' ms'),
    reported('until a racer is answered, median', samples, `${Math.round(quantile(times, 0.5))} ms`),
    reported('racers who got the slot', samples, String(statuses.filter((status) => status === 200).length)),
    reported('peak number of requests in flight', samples, String(client.peak())),
  ]
}

/** Someone who uploads from a process of their own, as from a machine of their own: resolves to how many files were taken. */
const uploader = async (given: Uploads): Promise<() => Promise<number>> => {
  const child = fork(fileURLToPath(new URL('uploader.ts', import.meta.url)), [JSON.stringify(given)])
  await once(child, 'message')
  return async () => {
    child.send('go')
    const [taken] = (await once(child, 'message')) as [number]
    return taken
  }
}

/** How long others wait while large files come in. */
const uploads = async (server: OwnServer, people: readonly Patient[]): Promise<Measure[]> => {
  const uploaders = await Promise.all(
    people.map(({ token }) => uploader({ url: server.url, token, files: UPLOADS, size: EIGHT_MEGABYTES })),
  )
  const waits: number[] = []
  const over = new AbortController()
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const from = performance.now()
      await (await fetch(`${server.url}/healthz`)).text()
      waits.push(performance.now() - from)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const watching = watch()
  const from = performance.now()
  const taken = (await Promise.all(uploaders.map((go) => go()))).reduce((sum, each) => sum + each, 0)
  const seconds = (performance.now() - from) / 1000
  over.abort()
  await watching
  const samples = `${waits.length} calls during ${taken} uploads, ${people.length} at a time, ${seconds.toFixed(0)} s`
  return [
    atMost('/healthz while 8 MB uploads run, 95 %', samples, quantile(waits, 0.95), 100, ' ms'),
    reported('/healthz while 8 MB uploads run, slowest', samples, `${Math.round(Math.max(...waits))} ms`),
  ]
}
