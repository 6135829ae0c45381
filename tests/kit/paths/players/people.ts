import { demonstrationAccounts } from '../../../../server/seed/accounts'
import { OTP_RESEND_WAIT } from '../../../../src/core/session/session.rules'
import { beginWith } from '../../browser'
import { entriesOf, logIn, type Session } from '../../patients'
import type { Served } from '../../served'
import type { BaseScene } from '../browser'

type Account = keyof typeof demonstrationAccounts

const sessions = new WeakMap<Served, Map<Account, Session>>()
const sessionsOf = (served: Served): Map<Account, Session> => {
  const known = sessions.get(served) ?? new Map<Account, Session>()
  sessions.set(served, known)
  return known
}

/** Someone of the demonstration practice; logged in once, as a number gets few codes a day. */
export const demonstrationSession = async (served: Served, account: Account): Promise<Session> => {
  const known = sessionsOf(served)
  const session = known.get(account) ?? (await logIn(served, demonstrationAccounts[account].phoneNumber))
  known.set(account, session)
  return session
}

/** Their session has ended: the next path logs in anew. */
export const endSession = (served: Served, account: Account): void => {
  sessionsOf(served).delete(account)
  served.pass(OTP_RESEND_WAIT + 1)
}

/** Opens a page as whoever has this session, inspected. */
export const openAs = async ({ page }: BaseScene, { storage }: Session, path: string): Promise<void> => {
  await beginWith(page, { session: entriesOf(storage) })
  await page.goto(`${path}?inspect=1`)
}
