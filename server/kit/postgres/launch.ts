import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { osUserFor } from './osUser'
import { type Address, SOCKET_PORT, socketFolderOf, urlOf } from './address'
import { programsFor } from './binaries'
import { createCluster, passwordOf, SUPERUSER } from './cluster'
import { stopStaleServer } from './stopStaleServer'
import { takeOwnership } from './ownershipLock'
import { postmasterOf } from './postmaster'
import { Killed, startPostmaster } from './start'

export interface LaunchOptions {
  /** The folder the cluster's own one is made in. */
  readonly dataDir: string
  /** False where nothing needs to survive: tests. */
  readonly isDurable?: boolean
  readonly maxConnections?: number
}

/** Milliseconds before a PostgreSQL that could not be started again is tried once more. */
const AGAIN = 1000
/** Starts of it that are killed before one is given up. */
const MOST_KILLED = 5

export interface RunningPostgres {
  /** The address of a database, as its superuser unless another one is named. */
  readonly url: (database: string, user?: string) => string
  /** Of its superuser, where it is not reached over a socket. */
  readonly password: string
  readonly stop: () => Promise<void>
}

/** The folder of the cluster below a data folder: absolute, for the host of a socket is a path only from the root on. */
export const clusterFolder = (dataDir: string): string => join(resolve(dataDir), 'postgres')

/**
 * Starts a PostgreSQL of our own on a data folder, made when it is new. It stops with this process, and what an app that
 * was killed left running is stopped first. Throws `FolderInUse` when another app has the folder.
 */
export const launchPostgres = async ({
  dataDir,
  isDurable = true,
  maxConnections = 60,
}: LaunchOptions): Promise<RunningPostgres> => {
  mkdirSync(dataDir, { recursive: true })
  const folder = clusterFolder(dataDir)
  const account = osUserFor([folder, dataDir])
  const programs = programsFor(account)
  await createCluster(folder, { programs, account, isDurable })
  const address = await addressFor(folder)
  const superuserUrl = urlOf(address, SUPERUSER, 'postgres')
  const start = async () => {
    for (let killed = 0; ;) {
      await stopStaleServer(dataDir, folder, address)
      const starting = startPostmaster({ programs, folder, account, address, isDurable, maxConnections })
      const server = await starting.catch((error: unknown) => {
        killed += 1
        if (!(error instanceof Killed) || killed > MOST_KILLED) throw error
        return null
      })
      if (server !== null) return server
    }
  }
  let server = await start()
  let isStopped = false
  /** It may be killed again while it starts. */
  const startAgain = async (): Promise<void> => {
    try {
      server = await start()
    } catch {
      await wait(AGAIN)
      if (!isStopped) await startAgain()
    }
  }
  const keepRunning = async (): Promise<void> => {
    await server.ended
    if (isStopped) return
    // Killed from outside: the system ran out of memory, say. It recovers by itself.
    await startAgain()
    // The app was stopped while its database came back.
    if (isStopped) await server.stop()
    return keepRunning()
  }
  const kept = keepRunning()
  const ownership = await takeOwnership(superuserUrl)
  return {
    url: (database, user = SUPERUSER) => urlOf(address, user, database),
    password: passwordOf(folder),
    stop: async () => {
      isStopped = true
      ownership.forget()
      await server.stop()
      await kept
    },
  }
}

/** The PostgreSQL that another app runs on a data folder; stopping it is left to that app. */
export const joinPostgres = (dataDir: string): RunningPostgres => {
  const folder = clusterFolder(dataDir)
  const running = postmasterOf(folder)
  if (running === null) throw new Error(`No PostgreSQL runs on ${dataDir}`)
  const password = passwordOf(folder)
  const socketFolder = socketFolderOf(folder)
  const address: Address =
    socketFolder === null
      ? { host: '127.0.0.1', port: running.port, password }
      : { host: socketFolder, port: SOCKET_PORT, password: null }
  return { url: (database, user = SUPERUSER) => urlOf(address, user, database), password, stop: async () => undefined }
}

const addressFor = async (folder: string): Promise<Address> => {
  const socketFolder = socketFolderOf(folder)
  if (socketFolder !== null) return { host: socketFolder, port: SOCKET_PORT, password: null }
  return { host: '127.0.0.1', port: await freePort(), password: passwordOf(folder) }
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
