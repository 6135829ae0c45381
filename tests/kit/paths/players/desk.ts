import { demonstrationAccounts } from '../../../../server/seed/accounts'
import { beginWith } from '../../browser'
import { entriesOf, type Session } from '../../patients'
import { personAt } from '../../pages/person'
import type { Stage } from '../browser'
import { demonstrationSession, endSession, openAs } from './people'

export interface AtDesk extends Stage {
  readonly doctor: Session
}

/** The schedule of a doctor who may not see reviews, or another page of theirs. */
export const openDesk = async (stage: Stage, path = '/schedule'): Promise<AtDesk> => {
  await stage.served.forbid(demonstrationAccounts.doctor.id, 'doctorReview.view')
  const doctor = await demonstrationSession(stage.served, 'doctor')
  await openAs(stage, doctor, path)
  await stage.told.reached('staffPanels', 'closed', 0)
  return { ...stage, doctor }
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
