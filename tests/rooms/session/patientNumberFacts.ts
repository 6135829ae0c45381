/** Somebody who was treated here before. */
export const asha = {
  id: 'm1',
  userId: 'patient-1',
  countryCode: '+91',
  phoneNumber: '9876543210',
  name: 'Asha Patel',
  age: 41,
  gender: 'Female' as const,
}

/** The patient of a call that has ended. */
export const known = { id: 'member-2', countryCode: '+91', phoneNumber: '9876543210' }
