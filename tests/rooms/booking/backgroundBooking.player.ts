import type { StateValueFrom } from 'xstate'
import { bookingApi } from '../../../src/core/booking/booking.api'
import type { Outcome } from '../../../src/core/kit/outcome'
import { LATER, ONLINE } from '../../../src/core/payment/payment'
import { freeSlotOf, newPatient, nextDoctor, requestFor } from '../../kit/patients'
import { type BaseScene, type BrowserPlayer, nobody } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { backgroundBookingModel } from './backgroundBooking.model'
import { openAs } from '../../kit/paths/people'

interface Scene extends BaseScene {
  readonly gate: Gate<'book'>
}

type Place = Exclude<Extract<StateValueFrom<typeof backgroundBookingModel.machine>, string>, 'deciding' | 'suspended'>

const end = async ({ gate }: Scene, output: unknown) => void (await gate.end('book', output as Outcome<unknown>))

export const backgroundBookingPlayer: BrowserPlayer<typeof backgroundBookingModel, Scene, Place> = {
  model: backgroundBookingModel,
  arrive: {
    'Leave two tickets before their answers': async (base) => {
      const { page, served } = base
      const patient = await newPatient(served)
      for (const paymentMethodId of [ONLINE, LATER]) {
        const pick = await freeSlotOf(patient, (await nextDoctor(served)).id)
        const request = { ...requestFor(patient, pick), paymentMethodId }
        patient.ports.store.leaveAttempt({ request, key: crypto.randomUUID(), slot: pick.slot })
      }
      await page.clock.install()
      const gate = await gateOn(page, { book: { endpoint: bookingApi.book } })
      await openAs(base, patient, '/home')
      return { ...base, gate }
    },
  },
  act: {
    'The booking is made': end,
    'The slot has just been taken': end,
    'The network is lost before the answer': end,
    'Too many calls are made': end,
    'The session ends': nobody,
    'Ten seconds pass': ({ page }) => page.clock.runFor(10_000),
    'Press Try now': ({ I }) => I.press('Try now'),
  },
  see: {
    placing: ({ I }) => I.see('Your booking is being confirmed…'),
    settled: ({ page }) => page.locator('#toaster > *').first().waitFor(),
    waiting: ({ I }) => I.see('Your booking is not confirmed yet. We keep trying.'),
  },
}
