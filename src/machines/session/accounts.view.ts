import type { SnapshotFrom } from 'xstate'
import type { LoginResult } from '../../core/session/session'
import type { accountsMachine } from './accounts.machine'

/** How an account is told from others: its name, else its number. */
export const accountName = ({ name, phoneNumber }: Pick<LoginResult, 'name' | 'phoneNumber'>): string =>
  name?.trim() || (phoneNumber ?? '')

/** The accounts of other tabs that this one may go on as; none while nothing is offered. */
export const viewAccounts = (snapshot: SnapshotFrom<typeof accountsMachine>) =>
  snapshot.context.others.map((other) => ({ userId: other.userId ?? '', name: accountName(other) }))
