import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { CannotStart } from '../cannotStart'
import type { OsUser } from './osUser'
import { type Address, HERE, hasProc } from './address'
import { folderArgument } from './cluster'
import { clusterNameOf, postmasterBecomes, type Postmaster, runsAs } from './postmaster'
import { settings, unsafeSettings } from './settings'
import { supervise, type Supervised } from './supervise'

interface Start {
  readonly programs: string
  readonly folder: string
  readonly account: OsUser
  readonly address: Address
  readonly isDurable: boolean
  readonly maxConnections: number
}

/** Thrown where it ended before it answered, and did not say why: it was killed. */
export class Killed extends CannotStart {}

/** Starts the postmaster and waits until it answers; null when another one has the folder. */
export const startPostmaster = async (start: Start): Promise<Supervised | null> => {
  const { programs, folder, account } = start
  const name = `${clusterNameOf(folder)}-${randomBytes(6).toString('hex')}`
  const server = supervise(join(programs, 'bin/postgres'), argumentsOf(start, name), { account, folder })
  const isOurs = (found: Postmaster | null) => found?.status === 'ready' && runsAs(name, found.pid)
  await postmasterBecomes(folder, (found) => server.hasEnded() || isOurs(found))
  if (!server.hasEnded()) return server
  const output = await server.ended
  if (/lock file .* already exists|pre-existing shared memory/.test(output)) return null
  const Why = /FATAL|PANIC/.test(output) ? CannotStart : Killed
  throw new Why(`PostgreSQL did not start on ${folder}: ${output}`)
}

const argumentsOf = ({ folder, address, isDurable, maxConnections }: Start, name: string): string[] => {
  const overSocket = address.password === null
  const all = { ...settings(maxConnections), ...(isDurable ? {} : unsafeSettings), cluster_name: name }
  return [
    '-D',
    folderArgument(folder),
    '-p',
    String(address.port),
    '-h',
    overSocket ? '' : address.host,
    '-k',
    overSocket ? (hasProc() ? HERE : folder) : '',
    ...Object.entries(all).flatMap(([setting, value]) => ['-c', `${setting}=${value}`]),
  ]
}
