import type { MedicalRecord } from '../../../src/core/records/records'

/** A record that the family brought. */
export const aRecord: MedicalRecord = {
  id: 'r1',
  memberId: 'm1',
  memberName: 'Asha Patel',
  title: 'MRI of the back',
  type: 'report',
  healthCategoryId: 'spine',
  healthCategory: { name: 'Spine', icon: 'bone' },
  documentDate: '2026-10-02',
  source: 'upload',
  bookingId: null,
  orderId: null,
  prescriptionId: null,
  doctorName: null,
  uploaderBy: 'Asha Patel',
  uploaderByUserId: 'u1',
  url: '/files/token/mri.png',
  thumbnailUrl: null,
  pages: 1,
  sharedWith: [],
}

/** The same as one of many. */
export const recordNumber = (index: number): MedicalRecord => ({
  ...aRecord,
  id: `record-${index}`,
  title: `MRI of the back ${index}`,
})
