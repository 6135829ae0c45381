import { and, asc, eq, isNull } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import type { PatientAddress } from '../../src/core/medicines/medicines'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import { members, patientAddresses } from './members.tables'

/** An address and where it is. */
type PlacedAddress = Omit<PatientAddress, 'id'>

const { id, address, city, pincode, latitude, longitude, patientId: owner, replacedAt } = patientAddresses
const columns = { id, address, city, pincode, latitude, longitude }

const isCurrent = (patientId: string) => and(eq(owner, patientId), isNull(replacedAt))

/** Where medicines are brought to a patient; undefined before they have said so. */
export const currentAddress = async (db: Database, patientId: string): Promise<PatientAddress | undefined> => {
  const [row] = await db.select(columns).from(patientAddresses).where(isCurrent(patientId))
  return row
}

/** Adds a version of the address and dates the one before; the same address again stays the version it is. */
export const saveAddress = async (
  db: Database,
  patientId: string,
  form: PlacedAddress,
  now: UnixSeconds,
): Promise<PatientAddress> => {
  // Two saves at once wait for each other.
  await db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.patientId, patientId))
    .orderBy(asc(members.id))
    .for('update')
  const before = await currentAddress(db, patientId)
  if (before !== undefined && isSame(before, form)) return before
  await db.update(patientAddresses).set({ replacedAt: now }).where(isCurrent(patientId))
  const row = { id: newId(), patientId, ...form, createdAt: now }
  const [saved] = await db.insert(patientAddresses).values(row).returning(columns)
  return saved!
}

const isSame = (one: PlacedAddress, other: PlacedAddress): boolean =>
  (['address', 'city', 'pincode', 'latitude', 'longitude'] as const).every((field) => one[field] === other[field])
