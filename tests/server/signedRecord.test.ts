import { expect, test } from 'vitest'
import { recordOfSigned } from '../../server/prescription/signedRecord'
import { NOW } from '../kit/backend'

const named = (...names: readonly string[]) => names.map((name) => ({ name })) as never

test.each([
  [
    'Migraine, Cervical spondylosis',
    { diagnosis: named('Migraine', 'Cervical spondylosis'), complaint: named('Headache') },
  ],
  ['Headache', { complaint: named('Headache') }],
  ['Levipil 500, Clobazam 10, Pantop 40', { medicines: named('Levipil 500', 'Clobazam 10', 'Pantop 40', 'Shelcal') }],
  ['', {}],
])('a prescription is found as "%s": by its diagnosis, complaint or first medicines', (title, content) => {
  const signed = {
    id: 'p1',
    bookingId: 'b1',
    patientId: 'u1',
    memberId: 'm1',
    replacesId: null,
    signedAt: NOW,
    healthCategoryId: 'headache',
    doctorName: 'Dr. Rao',
    diagnosis: [],
    complaint: [],
    medicines: [],
    ...content,
  }
  expect(recordOfSigned(signed, { uploadedBy: 'u2', fileId: null }).title).toBe(title)
})
