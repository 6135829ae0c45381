import { readdirSync, readFileSync } from 'node:fs'
import { clusterFolder } from '../../server/kit/postgres/launch'
import { postmasterOf } from '../../server/kit/postgres/postmaster'

const parentOf = (pid: string): number => {
  try {
    // The name in brackets may hold spaces: what follows it is fixed.
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    )
  } catch {
    return 0
  }
}

/** Bytes a process keeps in memory; what it shares with others counts for each of them in part. */
const residentOf = (pid: number): number => {
  try {
    const [, kilobytes = '0'] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  } catch {
    return 0
  }
}

/** Bytes that a server and the database it runs keep in memory, each page counted once. */
export const residentBytes = (server: number, dataDir: string): { server: number; database: number } => {
  const postmaster = postmasterOf(clusterFolder(dataDir))?.pid
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster)
  const database = postmaster === undefined ? [] : [postmaster, ...children.map(Number)]
  return { server: residentOf(server), database: database.reduce((sum, pid) => sum + residentOf(pid), 0) }
}
