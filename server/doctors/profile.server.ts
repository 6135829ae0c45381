import { done } from '../../src/core/kit/outcome'
import type { profileApi } from '../../src/core/doctors/profile.api'
import { areKnown, LEAST_FEE, MOST_FEE } from '../../src/core/doctors/profile.rules'
import { profileOf, profileRow } from './profile.read'
import type { Call, DoctorCaller, Handlers } from '../kit/handlers'
import { rupees } from '../kit/rupees'
import { writeProfile } from './profile.store'
import type texts from './profile.texts.json'

type Texts = keyof typeof texts

/** The row of the doctor that the caller is or works for. */
const ownRow = async ({ db, caller, refusal }: Pick<Call<never, Texts, DoctorCaller>, 'db' | 'caller' | 'refusal'>) => {
  const row = await profileRow(db, caller.doctorId)
  if (row === undefined) throw refusal('notFound')
  return row
}

const ownOf = (
  row: Awaited<ReturnType<typeof ownRow>>,
  { now, caller }: Pick<Call<never, Texts>, 'now' | 'caller'>,
) => ({
  profile: profileOf(row, now),
  videoFee: row.doctor.videoFee,
  revision: row.doctor.profileRevision,
  canEdit: caller.role === 'DOCTOR',
})

export const profileHandlers: Handlers<typeof profileApi, Texts, DoctorCaller> = {
  own: async (_, call) => done(ownOf(await ownRow(call), call)),

  save: async (written, call) => {
    const { db, say, refusal } = call
    const { doctor } = await ownRow(call)
    if (!areKnown(written, doctor)) throw refusal('entryUnknown')
    const { videoFee } = written
    if (videoFee !== null && (videoFee < LEAST_FEE || videoFee > MOST_FEE))
      throw refusal('feeOutside', { least: rupees(LEAST_FEE), most: rupees(MOST_FEE) })
    if (!(await writeProfile(db, doctor.id, written))) throw refusal('profileChanged')
    return done(ownOf(await ownRow(call), call), say('profileSaved'))
  },
}
