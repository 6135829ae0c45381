import { beginWith } from '../browser'
import { entriesOf, type Session } from '../patients'
import { personAt } from '../pages/person'
import type { BaseScene } from './browser'
import { newDoctor } from '../staff'
import { openAs } from './people'

export interface AtDesk extends BaseScene {
  readonly doctor: Session
}

/** The schedule of a doctor who may not see reviews, or another page of theirs. */
export const openStaffPage = async (base: BaseScene, path = '/schedule'): Promise<AtDesk> => {
  const doctor = await newDoctor(base.served)
  await base.served.forbid(doctor.login.userId ?? '', 'doctorReview.view')
  await openAs(base, doctor, path)
  await base.inspection.reached('session', { known: 'resting' }, 0)
  return { ...base, doctor }
}

/** The doctor logs out in another tab of the same browser. */
export const logOutElsewhere = async ({ page, size, doctor }: AtDesk): Promise<void> => {
  const other = await page.context().newPage()
  const I = personAt(other, size)
  await beginWith(other, { session: entriesOf(doctor.storage) })
  await other.goto('/schedule')
  await I.leaveDesk()
  await I.at('/')
}
