import { existsSync, openSync } from 'node:fs'
import { join } from 'node:path'

/** How clients reach a PostgreSQL of our own. */
export interface Address {
  /** A folder with its socket, or a host. */
  readonly host: string
  readonly port: number
  /** Null over a socket: only who may enter its folder reaches it. */
  readonly password: string | null
}

/** The name of the socket, not a port anybody listens on. */
export const SOCKET_PORT = 5432
/** Bytes a socket's path may have on every system. */
const LONGEST_PATH = 103

/** The working folder of whoever follows it: reached without a way through the folders above. */
export const HERE = '/proc/self/cwd'
export const hasProc = (): boolean => existsSync(HERE)

const handles = new Map<string, number>()

/** A path of a folder short enough for the socket in it; null where there is none. */
export const socketFolderOf = (folder: string): string | null => {
  if (process.platform === 'win32') return null
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${SOCKET_PORT}`)) <= LONGEST_PATH) return folder
  if (!hasProc()) return null
  // Kept open for as long as the process lives: one for each folder.
  const handle = handles.get(folder) ?? openSync(folder, 'r')
  handles.set(folder, handle)
  return `/proc/self/fd/${handle}`
}

/** For `openDatabase({ databaseUrl })`. */
export const urlOf = ({ host, port, password }: Address, user: string, database: string): string => {
  const secret = password === null ? '' : `:${encodeURIComponent(password)}`
  return `postgres://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
