import * as Schema from 'effect/Schema'

/** What a record is. */
export const RecordType = Schema.Literals(['prescription', 'report'])
export type RecordType = typeof RecordType.Type

/** Where a record comes from: the family, a doctor's signature, a discharge, a diagnostic centre. */
export const RecordSource = Schema.Literals(['upload', 'prescription', 'summary', 'report'])
export type RecordSource = typeof RecordSource.Type
