import { demonstrationAccounts } from '../../../../server/seed/accounts'
import { beginWith } from '../../browser'
import { entriesOf, type Session } from '../../patients'
import { personAt } from '../../pages/person'
import type { BaseScene } from '../browser'
import { demonstrationSession, endSession, openAs } from './people'

export interface AtDesk extends BaseScene {
  readonly doctor: Session
}

/** The schedule of a doctor who may not see reviews, or another page of theirs. */
export const openStaffPage = async (base: BaseScene, path = '/schedule'): Promise<AtDesk> => {
  await base.served.forbid(demonstrationAccounts.doctor.id, 'doctorReview.view')
  const doctor = await demonstrationSession(base.served, 'doctor')
  await openAs(base, doctor, path)
  await base.inspection.reached('session', { known: 'resting' }, 0)
  return { ...base, doctor }
}

/** The doctor logs out in another tab of the same browser. */
export const logOutElsewhere = async ({ page, size, served, doctor }: AtDesk): Promise<void> => {
  const other = await page.context().newPage()
  const I = personAt(other, size)
  await beginWith(other, { session: entriesOf(doctor.storage) })
  await other.goto('/schedule')
  await I.leaveDesk()
  await I.at('/')
  endSession(served, 'doctor')
}
