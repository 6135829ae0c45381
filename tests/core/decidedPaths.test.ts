import { expect, test } from 'vitest'
import { contract } from '../../src/core/app/contract'

const U = '/user-service/v1'
const D = '/doctor-service/v1'
const B = '/booking-service/v1'

/** The paths of a doctor's calls that the specification leaves open, as they were decided. */
const decided = [
  `GET ${D}/schedule-slots/:doctorId`,
  `GET ${D}/doctor/clinics`,
  `GET ${D}/availability-setting`,
  `POST ${D}/availability-setting`,
  `PATCH ${D}/availability-setting/:id`,
  `DELETE ${D}/availability-setting/:id`,
  `PATCH ${D}/availability-setting/:id/block-booking`,
  `GET ${D}/ip-dash/hospitals`,
  `GET ${D}/ip-dash/patients`,
  `GET ${D}/ip-dash/rooms`,
  `POST ${D}/ip-dash/admission`,
  `GET ${D}/ip-dash/admission/:id`,
  `PUT ${D}/ip-dash/admission/:id`,
  `GET ${D}/config`,
  `GET ${B}/schedule`,
  `GET ${B}/schedule/search`,
  `GET ${B}/booking-appointment/:bookingId`,
  `POST ${B}/booking-appointment/reschedule`,
  `POST ${B}/booking-appointment/cancel`,
  `GET ${B}/payment/detail`,
  `POST ${B}/prescription`,
  `PUT ${B}/prescription/:id`,
  `POST ${B}/prescription/file`,
  `GET ${B}/prescription/search/medicine`,
  `GET ${B}/prescription/search/test`,
  `GET ${B}/prescription/attribute`,
  `GET ${B}/prescription/active`,
  `GET ${B}/prescription/last`,
  `GET ${B}/prescription-template`,
  `POST ${B}/prescription-template`,
  `PUT ${B}/prescription-template/:id`,
  `DELETE ${B}/prescription-template/:id`,
  `POST ${U}/user/block-patient`,
  `GET ${U}/user/doctor-team`,
  `GET ${D}/doctor-staff/hospital-team`,
]

/** Those of patients, and of everybody, among them. */
const everybodys = [
  `POST ${U}/user/login`,
  `POST ${U}/user/verify-otp`,
  `POST ${U}/user/guest-login`,
  `POST ${U}/user/access-token`,
  `POST ${U}/user/logout`,
  `GET ${U}/user/refresh-page`,
  `GET ${U}/user/fetch-details`,
  `GET ${U}/user/search-patient`,
  `GET ${U}/user/search-user`,
  `POST ${U}/user/create-patient-otp`,
  `POST ${U}/user/create-patient`,
  `GET ${U}/user/app-download-link`,
  `GET ${U}/config`,
  `GET ${U}/patient/member`,
  `POST ${U}/patient/member`,
  `PUT ${U}/patient/member/:id`,
  `PUT ${U}/patient/member/default`,
  `GET ${U}/patient/profile`,
  `PUT ${U}/patient/profile`,
  `GET ${U}/banners`,
  `GET ${U}/faq/tags`,
  `GET ${U}/faq`,
  `POST ${U}/upload`,
  `GET ${U}/places/autocomplete`,
  `GET ${U}/places/:id`,
  `GET ${U}/places/reverse`,
  `GET ${D}/doctor/profile/:id`,
  `POST ${B}/booking-appointment`,
  `POST ${B}/payment`,
  `POST ${U}/patient/mobile-otp`,
  `GET ${U}/patient/home`,
  `GET ${U}/patient/address`,
  `POST ${U}/patient/address`,
  `GET ${U}/medical-record`,
  `POST ${U}/medical-record`,
  `GET ${U}/medical-record/patient`,
  `GET ${U}/notification/firebase/in-app-notification`,
  `PUT ${U}/notification/firebase/status`,
  `POST ${U}/contact-us`,
  `POST ${U}/support-ticket`,
  `POST ${U}/support-ticket/patient`,
  `GET ${D}/doctor/specialities`,
  `GET ${D}/doctor/doctors`,
  `GET ${D}/doctor/video-reviews`,
  `GET ${B}/orders`,
  `GET ${B}/pharmacy`,
  `POST ${B}/medicine-order`,
  `PUT ${B}/medicine-order`,
  `GET ${B}/diagnostic/centres`,
  `GET ${B}/diagnostic/tests`,
  `GET ${B}/diagnostic/cart`,
  `POST ${B}/diagnostic/cart`,
  `POST ${B}/diagnostic/booking`,
  `GET ${B}/review`,
  `POST ${B}/review/reply`,
  `DELETE ${B}/review/:id`,
]

/** Of pharmacies and diagnostic centres. */
const providers = ['pharmacy', 'diagnostic'].flatMap((provider) => [
  `GET ${B}/${provider}/orders`,
  `PATCH ${B}/${provider}/orders`,
  `PUT ${B}/${provider}/orders`,
  ...['profile', 'sales', 'export'].map((name) => `GET ${B}/:provider/${name}`),
])

test('calls have the paths that were decided', async () => {
  const rooms = await Promise.all(Object.values(contract).map((load) => load()))
  const rows = rooms.flatMap((room) => Object.values(room).map(({ method, path }) => `${method} ${path}`))
  expect([...decided, ...everybodys, ...providers].filter((row) => !rows.includes(row))).toEqual([])
})
