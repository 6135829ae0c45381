import { newPatient, type Patient } from './patients'
import type { Served } from './served'
import { type Doctor, newDoctor } from './staff'
import { newVisit, type Visit } from './visits'

/** Two people of a practice who are nothing to anybody else, and their visit by video, whose time is now. */
export interface Pair extends Visit {
  readonly patient: Patient
  readonly doctor: Doctor
}

/** A patient, a doctor, their visit and their chat, all new. */
export const newPair = async (served: Served, more?: Parameters<typeof newVisit>[3]): Promise<Pair> => {
  const [patient, doctor] = await Promise.all([newPatient(served), newDoctor(served, { days: 1 })])
  return { patient, doctor, ...(await newVisit(served, doctor, patient, more)) }
}
