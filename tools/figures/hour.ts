import { atMost, type Figure, type Measure, reported } from './figure'
import { httpClient } from './httpClient'
import { journeys, type Walked, WALKERS } from './journeys'
import { residentBytes } from './memory'
import { startOwnServer } from './ownServer'
import { databaseOf, freeSlotsIn, patientsIn } from './population'

/** Minutes of journeys before the memory is read. */
const MINUTES = Number(process.env['MINUTES'] ?? 60)
const PEOPLE = WALKERS * 300

/** What the server and its database keep in memory after ordinary use. */
export const hour = async (): Promise<Figure> => {
  const server = await startOwnServer()
  try {
    const database = await databaseOf(server.dataDir)
    const patients = await patientsIn(database, PEOPLE)
    const slots = await freeSlotsIn(database, PEOPLE)
    await database.close()
    const walked = await journeys(httpClient(server.url), patients, slots, MINUTES * 60_000)
    return {
      number: 16,
      title: `memory after ${MINUTES} minutes of ordinary use`,
      measures: memoryOf(residentBytes(server.pid, server.dataDir), walked),
      ...(MINUTES < 60 ? { isPartial: true } : {}),
    }
  } finally {
    await server.stop()
    server.forget()
  }
}

const MEGABYTE = 1024 * 1024

const memoryOf = (memory: { server: number; database: number }, { calls, failed, minutes }: Walked): Measure[] => {
  const samples = `${minutes.toFixed(1)} min, ${calls} calls`
  const megabytes = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`
  return [
    atMost('server and database resident', samples, (memory.server + memory.database) / MEGABYTE, 400, ' MB'),
    reported('of them the server', samples, megabytes(memory.server)),
    reported('of them the database', samples, megabytes(memory.database)),
    reported('calls that failed', samples, String(failed)),
  ]
}
