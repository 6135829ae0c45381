/** What rooms above use of this one, beside its tables. */
export { categoriesIn } from './categories'
export {
  addSignedRecord,
  type CentreReport,
  centreReport,
  type KeptReport,
  documentWanted,
  holdRecord,
  nameRecordFile,
  recordUses,
  type RecordVisit,
  recordVisits,
  type SignedRecord,
  wantDocument,
} from './records.store'
export { sharePrescription } from './recordLinks.store'
export { recordsOfMember } from './records.read'
export {
  addReport,
  dropHeldReports,
  dropHeldSince,
  type NewReport,
  releaseHeldReports,
  takeBackReport,
} from './heldReports.store'
