import type { CompleteRefusal, JoinRefusal } from '../../src/core/members/members'
import { violatedConstraint } from '../kit/constraint'
import type { Call, DoctorCaller } from '../kit/handlers'
import type texts from './inpatient.texts.json'
import { type TreatedBy, takenSince } from './stays.store'
import { dayIn } from '../kit/dateWords'

/** What can be refused of a stay. */
export type StayRefusal = 'bedTaken' | 'alreadyAdmitted' | 'stayOver' | 'dateWrong' | 'sponsorUnknown'

export type StayCall = Call<StayRefusal, keyof typeof texts, DoctorCaller>
export type AdmitCall = Call<StayRefusal | CompleteRefusal | JoinRefusal, keyof typeof texts, DoctorCaller>
export type EditCall = Call<StayRefusal | 'stayChanged', keyof typeof texts, DoctorCaller>

/** Who acts. */
export const treatedBy = ({ caller: { doctorId, userId }, db, now }: StayCall): TreatedBy => ({
  db,
  doctorId,
  userId,
  now,
})

/** A bed and a person for whom it is written. */
export interface Wanted {
  readonly bedId: string
  readonly bedNumber: string
  readonly memberId: string
  readonly name: string
  /** From when on. */
  readonly from: number
  /** Its own stay, which is in nobody's way. */
  readonly stayId: string
}

/** Writes what the constraints judge; where they refuse, who lost is told since when the bed or the person is taken. */
export const writeJudged = async (
  { refusal, language }: StayCall,
  { db }: Pick<TreatedBy, 'db'>,
  { bedId, bedNumber, memberId, name, from, stayId }: Wanted,
  write: (db: TreatedBy['db']) => Promise<void>,
): Promise<void> => {
  try {
    await db.transaction(write)
  } catch (error) {
    const violated = violatedConstraint(error)
    if (violated === 'bed_occupancies_one_person')
      throw refusal('bedTaken', {
        bed: bedNumber,
        since: dayIn(language, await takenSince(db, { bedId }, from, stayId)),
      })
    if (violated === 'bed_occupancies_one_bed')
      throw refusal('alreadyAdmitted', {
        name,
        since: dayIn(language, await takenSince(db, { memberId }, from, stayId)),
      })
    if (violated === 'admissions_readmitted_once')
      throw refusal('alreadyAdmitted', { name, since: dayIn(language, from) })
    throw error
  }
}
