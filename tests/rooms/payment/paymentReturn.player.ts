import { eq } from 'drizzle-orm'
import type { StateValueFrom } from 'xstate'
import { appointments } from '../../../server/booking/booking.tables'
import type { Outcome } from '../../../src/core/kit/outcome'
import { LATER, ONLINE } from '../../../src/core/payment/payment'
import { paymentApi } from '../../../src/core/payment/payment.api'
import { beginWith, holdTime } from '../../kit/browser'
import {
  bookSlot,
  entriesOf,
  freeSlotOf,
  newPatient,
  nextDoctor,
  type Patient,
  payFor,
  type Pick,
  takeSlot,
} from '../../kit/patients'
import { paymentReturnModel } from './payment.model'
import type { BrowserPlayer, BaseScene } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'

const rows = { detail: { endpoint: paymentApi.bookingDetail }, page: { endpoint: paymentApi.requestPage } }

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
  readonly patient: Patient
  readonly bookingId: string
  readonly pick: Pick
}

type Value = StateValueFrom<typeof paymentReturnModel.machine>
type Place = 'confirmed' | Exclude<Extract<Value, string>, 'deciding'>

/** As the gateway sends a person back whose booking it was to be paid for. */
const returning =
  (outcome: 'success' | 'failure') =>
  async (base: BaseScene): Promise<Scene> => {
    const { page, served } = base
    const [patient, { id: doctorId }] = [await newPatient(served), await nextDoctor(served)]
    const pick = await freeSlotOf(patient, doctorId)
    const { bookingId } = await bookSlot(patient, pick, ONLINE)
    const gate = await gateOn(page, rows)
    await beginWith(page, { session: entriesOf(patient.storage) })
    await page.clock.install()
    await page.goto(`/appointment/${outcome}?inspect=1&bookingId=${bookingId}`)
    // A slow machine would say by itself that the answer is late.
    await base.inspection.hearing()
    await holdTime(page)
    return { ...base, gate, patient, bookingId, pick }
  }

const ends = async ({ gate }: Scene, output: unknown) => void (await gate.end('detail', output as Outcome<unknown>))
/** A tour may say first that the booking is to be paid later, and then that its payment is waited for. */
const bookedAs = ({ served, bookingId }: Scene, booking: { paymentMethodId: number; status: 'pending' | 'upcoming' }) =>
  served.db.update(appointments).set(booking).where(eq(appointments.id, bookingId))
const pass = ({ page }: Scene) => page.clock.runFor(2000)

export const paymentReturnPlayer: BrowserPlayer<typeof paymentReturnModel, Scene, Place> = {
  model: paymentReturnModel,
  arrive: {
    'Return over the success address': returning('success'),
    'Return over the failure address': returning('failure'),
  },
  act: {
    'The server says paid': async (scene, output) => {
      await payFor(scene.served, scene.patient, scene.bookingId)
      await ends(scene, output)
    },
    'The server does not know yet': async (scene, output) => {
      await bookedAs(scene, { paymentMethodId: ONLINE, status: 'pending' })
      await ends(scene, output)
    },
    'The server released the slot': async (scene, output) => {
      const { served, pick, bookingId } = scene
      // Its own hold ends; the clock of the practice would end those of the tours beside this one as well.
      await served.db.update(appointments).set({ holdExpiresAt: 0 }).where(eq(appointments.id, bookingId))
      await takeSlot(await newPatient(served), pick.choice.doctorId, pick.choice.slotId)
      await ends(scene, output)
    },
    'The server says booked, to be paid later': async (scene, output) => {
      await bookedAs(scene, { paymentMethodId: LATER, status: 'upcoming' })
      await ends(scene, output)
    },
    'The status cannot be read': ends,
    'Two seconds pass while confirming': pass,
    'Two seconds pass while a payment may be on its way': pass,
    // Two of the ten have passed before the second question; the call itself waits longer than the other eight.
    'Ten seconds have passed': async ({ page, I }) => {
      await page.clock.runFor(8000)
      await I.seeLateAnswer()
    },
    'Two seconds pass after success': pass,
    'Press Retry': ({ I }) => I.retry(),
    'Press Retry Payment': ({ I }) => I.payAgain(),
    'Press Close': async ({ I, inspection, page }) => {
      const place = await inspection.oneOf('paymentReturn', [
        'loading',
        'confirming',
        'confirmed',
        'standing',
        'unknown',
        'failed',
        'paying',
      ])
      await page.clock.resume()
      const isDialog = ['failed', 'paying'].includes(place) && (await I.isPaymentFailed())
      await (isDialog ? I.closePaymentFailed() : I.goHomeFromPayment())
      await I.at('/home')
      return 'gone'
    },
  },
  see: {
    loading: ({ I }) => I.seeReturnLoading(),
    unknown: ({ I }) => I.seeBookingUnknown(),
    confirming: ({ I }) => I.seeConfirming(),
    // The highlight of a success is over after two seconds; the confirmation stays.
    confirmed: ({ I }) => I.seeConfirmation(),
    standing: ({ I }) => I.seeAppointmentBooked(),
    failed: ({ I }) => I.seePaymentFailed(),
    paying: ({ I }) => I.seePaymentRetried(),
  },
}
