import { launchPostgres } from '../../server/kit/postgres/launch'
import { quickFolder } from './quickFolder'

export interface TestPostgres {
  /** The address of its maintenance database, as the superuser. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** A PostgreSQL in a new temporary folder, quick and forgetful. It ends with this process at the latest. */
export const startPostgres = async (): Promise<TestPostgres> => {
  const { path: dataDir, forget } = quickFolder('spine-care-postgres-')
  const postgres = await launchPostgres({ dataDir, isDurable: false, maxConnections: 200 })
  return {
    url: postgres.url('postgres'),
    stop: async () => {
      await postgres.stop()
      forget()
    },
  }
}

/** Where a worker of the test runner asks for the run's PostgreSQL; set by `globalSetup`. */
export const RUN_POSTGRES = 'SPINE_CARE_TEST_POSTGRES'

let url: Promise<string> | undefined

/** The PostgreSQL of the whole test run, or of this process when it is none of a run. Starts when it is first asked for. */
export const postgresUrl = (): Promise<string> => (url ??= findPostgres())

const findPostgres = async (): Promise<string> => {
  const run = process.env[RUN_POSTGRES]
  if (run === undefined) return (await startPostgres()).url
  const answer = await fetch(run)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}
