import { dayOf } from '../../src/core/kit/dates'
import type { Prescription } from '../../src/core/prescription/prescription'
import type { SignedRecord } from '../records/records.port'

/** Names in a title: more would not be read on a tile. */
const NAMED = 3

/** The record of a signed prescription: what it is about is its title, else the first medicines. */
export const recordOfSigned = (
  prescription: Pick<
    Prescription,
    | 'id'
    | 'bookingId'
    | 'patientId'
    | 'memberId'
    | 'replacesId'
    | 'signedAt'
    | 'healthCategoryId'
    | 'doctorName'
    | 'diagnosis'
    | 'complaint'
    | 'medicines'
  >,
  { uploadedBy, fileId }: Pick<SignedRecord, 'uploadedBy' | 'fileId'>,
): SignedRecord => {
  const { id, diagnosis, complaint, medicines, signedAt } = prescription
  const about = [diagnosis, complaint, medicines].find((each) => each.length > 0) ?? []
  return {
    bookingId: prescription.bookingId,
    patientId: prescription.patientId,
    memberId: prescription.memberId,
    replacesId: prescription.replacesId,
    healthCategoryId: prescription.healthCategoryId,
    doctorName: prescription.doctorName,
    prescriptionId: id,
    uploadedBy,
    fileId,
    type: 'prescription',
    source: 'prescription',
    title: about
      .slice(0, NAMED)
      .map(({ name }) => name)
      .join(', '),
    documentDate: dayOf(signedAt!),
  }
}
