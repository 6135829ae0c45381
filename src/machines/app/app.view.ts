import type { SnapshotFrom } from 'xstate'
import type { Width } from '../../core/app/routes'
import type { Role } from '../../core/session/permissions'
import type { LoginResult } from '../../core/session/session'
import type { appMachine } from './app.machine'

type Snapshot = SnapshotFrom<typeof appMachine>

export const widthOf = ({ context }: Snapshot): Width => context.width

export const isDesktop = (snapshot: Snapshot): boolean => widthOf(snapshot) === 'desktop'

/** Who is here; null while nobody is. */
export const loginOf = ({ context }: Snapshot): LoginResult | null => context.login

export const roleOf = (snapshot: Snapshot): Role | null => loginOf(snapshot)?.role ?? null

/** Who reads what is written between people. */
export const readerOf = (snapshot: Snapshot) => {
  const login = loginOf(snapshot)
  return { userId: login?.userId ?? null, role: login?.role ?? null, doctorId: login?.doctorId ?? null }
}

/** The doctor for whom somebody works here, as their papers name them. */
export const doctorNameOf = (snapshot: Snapshot): string => {
  const login = loginOf(snapshot)
  return login?.doctorBasicInfo?.name ?? login?.doctorName ?? login?.name ?? ''
}

/** The address of the page that is open, with what is asked of it. */
export const addressOf = ({ context }: Snapshot): string => context.place?.path ?? '/'

/** The same without what is asked of it. */
export const pathOf = (snapshot: Snapshot): string => addressOf(snapshot).split('?')[0] ?? '/'

/** Slots that were opened so far. */
export const slotsOf = ({ context }: Snapshot): readonly string[] => context.slots
