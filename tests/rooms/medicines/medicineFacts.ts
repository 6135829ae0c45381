import { EMPTY_REQUEST, type RequestProgress } from '../../../src/core/medicines/requestProgress'

/** What the models of ordering medicines are told. */
export const pharmacy = {
  id: 'p1',
  name: 'Neem Tree Pharmacy',
  deliveryEnabled: true,
  pickupEnabled: true,
  latitude: 23,
  longitude: 72,
  takesOrders: true,
}
export const asha = { id: 'm1', name: 'Asha Patel', age: 34, gender: 'Female', isDefault: true }
export const ravi = { id: 'm2', name: 'Ravi Patel', age: 40, gender: 'Male', isDefault: false }
export const home = {
  id: 'a1',
  address: '4 Shanti Kunj',
  city: 'Ahmedabad',
  pincode: '380007',
  latitude: 23,
  longitude: 72,
}
export const signed = {
  id: 'r1',
  title: 'Epilepsy',
  type: 'prescription',
  source: 'prescription',
  documentDate: '2026-01-05',
  doctorName: 'Dr Rao',
  state: 'free',
  openOrder: null,
  suppliedAt: null,
  lines: [{ line: 0, name: 'Levetiracetam', medicineId: null, prescribed: 20, left: 20, unit: 'tablet', isSold: true }],
}
export const placed = { id: 'o1', orderNo: 'M-104283', answerBy: null }
export const begun: RequestProgress = {
  pharmacyId: 'p1',
  step: 'way',
  draft: EMPTY_REQUEST,
  attempt: null,
  placed: null,
}
