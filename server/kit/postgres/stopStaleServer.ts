import { setTimeout as wait } from 'node:timers/promises'
import { CannotStart } from '../cannotStart'
import { timeLimit } from '../timeLimit'
import { type Address, urlOf } from './address'
import { SUPERUSER } from './cluster'
import { ownerOf } from './ownershipLock'
import { forgetGonePostmaster, type Postmaster, postmasterOf, stopPostmaster } from './postmaster'

/** Thrown to a second app on one data folder. */
export class FolderInUse extends CannotStart {
  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by another server (process ${pid}). ` +
        'Stop that one first, or start this one with another DATA_DIR.',
    )
  }
}

/** Milliseconds between two looks. */
const LOOK = 50
/** Milliseconds the connection of an owner that was killed may outlive it. */
const LINGERS = timeLimit(500)
/** Milliseconds a postmaster that was just started has to be owned by who started it. */
const OWNED_WITHIN = timeLimit(5000)
/** Milliseconds after which a postmaster that cannot be asked is stopped. */
const ANSWERS_WITHIN = timeLimit(30_000)

/** Returns when nobody runs on the folder: one without an owner is stopped. Throws `FolderInUse` when one has an owner. */
export const stopStaleServer = async (dataDir: string, folder: string, address: Address): Promise<void> => {
  const from = performance.now()
  let seenAt: number | null = null
  for (let found = postmasterOf(folder); found !== null; found = postmasterOf(folder)) {
    const owner = found.status === 'ready' ? await askOwner(found, address) : undefined
    if (typeof owner === 'number') {
      seenAt ??= performance.now()
      if (performance.now() - seenAt > LINGERS) throw new FolderInUse(dataDir, owner)
    }
    const isAbandoned = owner === null && Date.now() - found.startedAt * 1000 > OWNED_WITHIN
    const isMute = owner === undefined && found.status === 'ready' && performance.now() - from > ANSWERS_WITHIN
    if (isAbandoned || isMute) return stopPostmaster(folder, found)
    await wait(LOOK)
  }
  forgetGonePostmaster(folder)
}

/** Undefined when it does not answer. */
const askOwner = ({ port }: Postmaster, address: Address): Promise<number | null | undefined> =>
  ownerOf(urlOf({ ...address, port }, SUPERUSER, 'postgres')).catch(() => undefined)
