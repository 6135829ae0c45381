import { html } from 'hono/html'
import { done } from '../../src/core/kit/outcome'
import type { AppointmentStatus } from '../../src/core/orders/orders'
import type { BookingDetail } from '../../src/core/payment/payment'
import type { paymentApi } from '../../src/core/payment/payment.api'
import { dayOf } from '../../src/core/kit/dates'
import type { Call, Handlers } from '../kit/handlers'
import { bookingRow, openAttempt } from './payment.store'
import { gatewaySecret, signed } from './signature'

export const paymentHandlers: Handlers<typeof paymentApi> = {
  requestPage: async ({ bookingId }, call) => {
    const { db, now, say, refuse } = call
    const row = await ownBooking(call, bookingId)
    if (row === undefined) return refuse('notFound')
    const { status, paymentStatus, holdExpiresAt } = row.booking
    if (paymentStatus === 'PAID') return refuse('alreadyPaid')
    const isKept = (status === 'pending' && (holdExpiresAt ?? 0) > now) || status === 'upcoming'
    if (paymentStatus !== 'UNPAID' || !isKept) return refuse('released')
    const { reference } = await openAttempt(db, row.booking, now)
    const signature = signed(await gatewaySecret(db), 'checkout', [reference])
    return done({ markup: await markupOf(call, { reference, signature }) }, say('payment.requested'))
  },

  bookingDetail: async ({ bookingId }, call) => {
    const row = await ownBooking(call, bookingId)
    if (row === undefined) return call.refuse('notFound')
    const { booking, doctor, speciality, clinic } = row
    return done({
      bookingId,
      doctorId: doctor.id,
      doctorName: doctor.name,
      speciality,
      consultation: booking.consultation,
      slotNo: booking.slotNo,
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      amount: booking.finalAmount,
      experienceYears: Math.max(0, Number(dayOf(call.now).slice(0, 4)) - doctor.practisingSince),
      degree: doctor.qualifications.join(', '),
      paymentStatus: booking.paymentStatus,
      status: shownStatus[booking.status],
      clinicName: clinic?.name ?? null,
      latitude: clinic?.latitude ?? null,
      longitude: clinic?.longitude ?? null,
    })
  },
}

const ownBooking = ({ db, caller }: Call, bookingId: string) =>
  caller.userId === null ? Promise.resolve(undefined) : bookingRow(db, caller.userId, bookingId)

/** A payment return knows four statuses; the others are stages of these. */
const shownStatus: Readonly<Record<AppointmentStatus, BookingDetail['status']>> = {
  pending: 'pending',
  upcoming: 'upcoming',
  active: 'upcoming',
  accepted: 'upcoming',
  confirmed: 'upcoming',
  completed: 'completed',
  uploaded: 'completed',
  admit: 'completed',
  discharged: 'completed',
  cancelled: 'cancelled',
  rejected: 'cancelled',
}

/** One form and nothing else: the client takes it out of the markup and submits it itself. */
const markupOf = async ({ language, say }: Call, fields: { reference: string; signature: string }) =>
  String(
    await html`<!doctype html>
      <html>
        <head>
          <title>${say('gateway.title')}</title>
        </head>
        <body>
          <form method="POST" action="/gateway/checkout">
            <input type="hidden" name="reference" value="${fields.reference}" />
            <input type="hidden" name="signature" value="${fields.signature}" />
            <input type="hidden" name="language" value="${language}" />
            <button type="submit">${say('gateway.pay')}</button>
          </form>
        </body>
      </html>`,
  )
