import { eq } from 'drizzle-orm'
import { providers } from '../../server/provider/provider.tables'
import { newPatient } from './patients'
import type { Served } from './served'
import { newTechnician } from './staff'

/** A patient on a phone, and a centre near them that pauses when it is told to. */
export const patientAndCentre = async (served: Served) => {
  const patient = await newPatient(served)
  const { name, providerId } = await newTechnician(served, patient.ports.store.coordinates())
  const pause = (pausedUntil: number) =>
    served.db.update(providers).set({ pausedUntil }).where(eq(providers.id, providerId))
  return { patient, name, providerId, pause }
}
