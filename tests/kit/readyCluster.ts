import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../server/kit/database'
import { clusterFolder, launchPostgres } from '../../server/kit/postgres/launch'
import { run } from './process'

/** In the temporary folder of the run, so that all its workers copy one. */
const READY = join(tmpdir(), 'ready-cluster')

const makeReady = async (): Promise<void> => {
  if (existsSync(READY)) return
  const unfinished = mkdtempSync(`${READY}-`)
  await (await launchPostgres({ dataDir: unfinished, isDurable: false })).stop()
  await (await openDatabase({ dataDir: unfinished })).close()
  try {
    renameSync(unfinished, READY)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another worker was quicker.
    if (!existsSync(READY)) throw error
  }
}

let made: Promise<void> | undefined

/** Gives a data folder the PostgreSQL of an app that ran there and ended: the practice's database with its tables, empty. */
export const copyReadyCluster = async (dataDir: string): Promise<void> => {
  await (made ??= makeReady())
  mkdirSync(dataDir, { recursive: true })
  // With the owners of the files, which PostgreSQL insists on.
  const { code, errors } = await run('cp', ['-a', clusterFolder(READY), clusterFolder(dataDir)])
  if (code !== 0) throw new Error(errors)
}
