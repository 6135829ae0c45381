import { html } from 'hono/html'
import { isPayable } from '../../src/core/booking/appointment.lifecycle'
import { visitState } from '../../src/core/booking/appointment.status'
import { done } from '../../src/core/kit/outcome'
import type { paymentApi } from '../../src/core/payment/payment.api'
import { stageOf } from '../../src/core/payment/payment.lifecycle'
import { dayOf } from '../../src/core/kit/dates'
import { whoseOf } from '../booking/booking.port'
import type { Call, Handlers, TreatmentCaller } from '../kit/handlers'
import { bookingRow, openAttempt, placeOf } from './payment.store'
import type texts from './payment.texts.json'
import { type CheckoutForm, GatewayDown, type PaymentGateway } from './paymentGateway'

/** Calls to the gateway at once in this process: one that is slow must not hold every connection to the database. */
const AT_ONCE = 6
/** Seconds. */
const BUSY_WAIT = 5

export const paymentHandlers = (
  gateway: PaymentGateway,
): Handlers<typeof paymentApi, keyof typeof texts, TreatmentCaller> => {
  let asking = 0
  return {
    requestPage: async ({ bookingId }, call) => {
      const { db, now, say, refuse, refusal, language } = call
      const row = await bookingOf(call, bookingId)
      if (row === undefined) return refuse('notFound')
      const { paymentStatus } = row.booking
      if (paymentStatus === 'PAID') return refuse('alreadyPaid')
      if (paymentStatus !== 'UNPAID' || !isPayable(row.booking, now)) return refuse('released')
      if (asking >= AT_ONCE) throw refusal('tooMany', { seconds: BUSY_WAIT }, BUSY_WAIT)
      asking += 1
      try {
        const { reference, amount } = await openAttempt(db, row.booking, now)
        const form = await gateway.checkout(db, { reference, bookingId, amount, language })
        return done({ markup: await markupOf(say, form) }, say('requested'))
      } catch (error) {
        throw error instanceof GatewayDown ? refusal('gatewayDown') : error
      } finally {
        asking -= 1
      }
    },

    bookingDetail: async ({ bookingId }, call) => {
      const row = await bookingOf(call, bookingId)
      if (row === undefined) return call.refuse('notFound')
      const { booking, doctor, speciality, clinic, memberName } = row
      const queue = await placeOf(call.db, bookingId, call.now)
      call.touches([booking.patientId])
      return done({
        bookingId,
        doctorId: doctor.id,
        doctorName: doctor.name,
        doctorPhotoUrl: doctor.photoUrl,
        memberName,
        speciality,
        consultation: booking.consultation,
        slotNo: booking.slotNo,
        startsAt: booking.startsAt,
        endsAt: booking.endsAt,
        amount: booking.finalAmount,
        experienceYears: Math.max(0, Number(dayOf(call.now).slice(0, 4)) - doctor.practisingSince),
        degree: doctor.qualifications.join(', '),
        paymentMethodId: booking.paymentMethodId,
        paymentStatus: booking.paymentStatus,
        status: stageOf[booking.status],
        state: visitState({ ...booking, isNoShow: booking.noShowAt !== null, queue }, call.now),
        holdExpiresAt: booking.holdExpiresAt,
        clinicName: clinic?.name ?? null,
        latitude: clinic?.latitude ?? null,
        longitude: clinic?.longitude ?? null,
      })
    },
  }
}

/** A booking of the caller, or of the doctor they work for. */
const bookingOf = ({ db, caller }: Call<never, never, TreatmentCaller>, bookingId: string) =>
  bookingRow(db, whoseOf(caller), bookingId)

/** One form and nothing else: the client takes it out of the markup and submits it itself. */
const markupOf = async (say: Call<never, keyof typeof texts>['say'], { action, fields }: CheckoutForm) =>
  String(
    await html`<!doctype html>
      <html>
        <head>
          <title>${say('gateway.title')}</title>
        </head>
        <body>
          <form method="POST" action="${action}">
            ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
            <button type="submit">${say('gateway.pay')}</button>
          </form>
        </body>
      </html>`,
  )
