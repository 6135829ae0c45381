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
export const known = { id: 'member-2', userId: 'patient-1', countryCode: '+91', phoneNumber: '9876543210' }

const oldMan = { id: 'm9', name: 'Unknown man', age: 70, gender: 'Male' as const, isDefault: true }

/** Somebody who was registered without a number. */
export const numberless = {
  userId: 'patient-9',
  countryCode: null,
  phoneNumber: null,
  patientNo: 10_001,
  members: [oldMan],
}
