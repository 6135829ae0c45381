import { and, isNull } from 'drizzle-orm'
import { medicalRecords } from './records.tables'

/** Neither removed nor held for an order: the condition of the indexes. */
export const isShown = and(isNull(medicalRecords.removedAt), isNull(medicalRecords.heldFor))
