import type { Stay, StayTalk } from '../../src/core/inpatient/inpatient'
import type { Database } from '../kit/handlers'
import { hook } from '../kit/hook'

/** Asks the room of chats what somebody has not read of the chats of some stays. */
export const stayTalks =
  hook<(db: Database, userId: string, stayIds: readonly string[]) => Promise<ReadonlyMap<string, StayTalk>>>(
    'stayTalks',
  )

/** Stays with what somebody has not read of their chats. */
export const withTalk = async (db: Database, userId: string, stays: readonly Stay[]): Promise<readonly Stay[]> => {
  const ids = stays.map(({ id }) => id)
  const answers = await Promise.all(stayTalks.listeners().map((answer) => answer(db, userId, ids)))
  return stays.map((stay) => {
    const talk = answers.map((each) => each.get(stay.id)).find((each) => each !== undefined)
    return talk === undefined ? stay : { ...stay, talk }
  })
}
