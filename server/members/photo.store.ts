import { and, eq } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { type FileRule, removeFiles } from '../files/files.port'
import { files } from '../files/files.tables'
import type { FileAddresses } from '../kit/signedAddress'
import type { Database } from '../kit/handlers'
import { members } from './members.tables'

/** Addresses of the small photos of a patient's family, by member; who has none is not in it. */
export const photosOf = async (
  db: Database,
  patientId: string,
  {
    addresses,
    sessionId,
    now,
  }: { readonly addresses: FileAddresses; readonly sessionId: string; readonly now: UnixSeconds },
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .select({ memberId: members.id, id: files.id, name: files.name, type: files.type })
    .from(members)
    .innerJoin(files, eq(files.id, members.photoId))
    .where(eq(members.patientId, patientId))
  return new Map(rows.map(({ memberId, ...file }) => [memberId, addresses.to(file, sessionId, now).thumbnailUrl]))
}

/** The photo of a member, for their family. */
export const memberPhoto: FileRule = {
  column: members.photoId,
  standsFor: async (db, fileId, { caller: { userId } }) =>
    (await db.$count(members, and(eq(members.photoId, fileId), eq(members.patientId, userId)))) > 0,
}

/** Makes a file the photo of a member, or none; the one before is removed. False where the member is not the patient's. */
export const writePhoto = async (
  db: Database,
  { patientId, memberId }: { readonly patientId: string; readonly memberId: string },
  photoId: string | null,
): Promise<boolean> => {
  const own = and(eq(members.id, memberId), eq(members.patientId, patientId))
  const [member] = await db.select({ photoId: members.photoId }).from(members).where(own).for('update')
  if (member === undefined) return false
  await db.update(members).set({ photoId }).where(own)
  if (member.photoId !== null && member.photoId !== photoId) await removeFiles(db, [member.photoId])
  return true
}
