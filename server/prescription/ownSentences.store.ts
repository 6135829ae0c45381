import { and, asc, eq } from 'drizzle-orm'
import type { OwnSentence } from '../../src/core/prescription/prescription'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import { takeTurn } from '../kit/takeTurn'
import { ownSentences } from './prescription.tables'

const { id, field, text } = ownSentences
const columns = { id, field, text }

export const sentencesOf = (db: Database, doctorId: string): Promise<OwnSentence[]> =>
  db.select(columns).from(ownSentences).where(eq(ownSentences.doctorId, doctorId)).orderBy(asc(field), asc(text))

/** Keeps a sentence, or finds it kept already; null when the doctor has as many as may be. */
export const keepSentence = async (
  db: Database,
  doctorId: string,
  sentence: Omit<OwnSentence, 'id'>,
  most: number,
): Promise<OwnSentence | null> => {
  await takeTurn(db, `sentences of ${doctorId}`)
  const kept = await sentencesOf(db, doctorId)
  const known = kept.find((each) => each.field === sentence.field && each.text === sentence.text)
  if (known) return known
  if (kept.length >= most) return null
  const row = { id: newId(), ...sentence }
  await db.insert(ownSentences).values({ ...row, doctorId })
  return row
}

export const removeSentence = async (db: Database, doctorId: string, which: string): Promise<void> => {
  await db.delete(ownSentences).where(and(eq(ownSentences.doctorId, doctorId), eq(id, which)))
}
