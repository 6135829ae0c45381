import type { Pharmacy } from '../../../src/core/medicines/medicines'
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
  thumbnailUrl: null,
  state: 'free',
  prescriptionId: null,
  openOrder: null,
  suppliedAt: null,
  lines: [
    {
      line: 0,
      name: 'Levetiracetam',
      medicineId: null,
      prescribed: 20,
      left: 20,
      unit: 'tablet',
      most: null,
      days: null,
      isSold: true,
    },
  ],
}
export const placed = { id: 'o1', orderNo: 'M-104283', answerBy: null }
export const begun: RequestProgress = {
  pharmacyId: 'p1',
  step: 'way',
  draft: EMPTY_REQUEST,
  attempt: null,
  placed: null,
}

/** A pharmacy as the contract has it: what the models are given of one is enough for their machines alone. */
export const manyOf = (id: string): Pharmacy => ({
  id,
  name: 'Neem Tree Pharmacy',
  phoneNumber: '8000000001',
  photoUrl: null,
  address: 'Plot 4, Station Road',
  city: 'Ahmedabad',
  pincode: '380007',
  latitude: 23,
  longitude: 72,
  distance: 1.2,
  deliveryEnabled: true,
  pickupEnabled: true,
  startTime: 1,
  endTime: 4_000_000_000,
  takesOrders: true,
  ordersFrom: null,
  offer: null,
})
/** A member as the contract has it. */
export const wholeMember = (member: {
  readonly id: string
  readonly name: string
  readonly age: number | null
  readonly gender: string
  readonly isDefault: boolean
}) => ({
  ...member,
  countryCode: null,
  phoneNumber: null,
  mobileNo: null,
})
