import { paymentApi } from '../../src/core/payment/payment.api'
import { DOCTORS, PATIENTS } from '../../src/core/session/roles'
import { DAY, MINUTE } from '../../src/core/kit/dates'
import { rule } from '../kit/policy'
import { paidCancelled } from '../booking/booking.port'
import { room } from '../platform'
import { paymentHandlers } from './payment.server'
import { forgetOldEvents } from './payment.store'
import { payBack, refundPaid } from './refunds.store'
import { releaseUnpaid } from './release'
import texts from './payment.texts.json'

export const paymentRoom = room(paymentApi, {
  handlers: ({ gateway }) => paymentHandlers(gateway),
  policy: {
    requestPage: rule(PATIENTS, "the caller's own bookings"),
    bookingDetail: rule([...PATIENTS, ...DOCTORS], "the caller's own bookings; staff: of their doctor", 'patients'),
  },
  texts,
  listens: [paidCancelled.by(refundPaid)],
  jobs: ({ gateway }) => [
    { name: 'release unpaid bookings', every: MINUTE, run: releaseUnpaid },
    { name: 'pay back what is due', every: MINUTE, run: payBack(gateway) },
    { name: 'forget payment events that are over', every: DAY, run: forgetOldEvents },
  ],
  mounts: ({ gateway }) => gateway.mounts,
})
