import { describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { SlotCalendar, SlotChoice } from '../../src/core/booking/booking'
import { type CheckoutChoices, NOT_BEGUN } from '../../src/core/booking/checkout'
import type { DoctorCard, DoctorProfile, DoctorQuery, Speciality } from '../../src/core/doctors/doctors'
import { ANY_DOCTOR } from '../../src/core/doctors/doctors.rules'
import { done } from '../../src/core/kit/outcome'
import { bookingMachine } from '../../src/machines/booking/booking.machine'
import { checkoutMachine } from '../../src/machines/booking/checkout.machine'
import { findDoctorFlow } from '../../src/machines/doctors/findDoctor.flow'
import { doctorListMachine, findDoctorMachine } from '../../src/machines/doctors/findDoctor.machine'
import type { PageRequest } from '../../src/machines/kit/list.setup'
import { fromPort } from '../../src/machines/kit/fromPort'
import { calendar } from '../rooms/booking/practice'

const member = {
  id: 'm1',
  name: 'Asha Patel',
  age: 42,
  gender: 'Female' as const,
  isDefault: true,
  countryCode: null,
  phoneNumber: null,
  mobileNo: null,
}

const begin = () => {
  const checkout = checkoutMachine.provide({
    actors: {
      loadChoices: fromPort<SlotChoice, CheckoutChoices>(async () =>
        done({ members: [member], paymentMethods: [{ id: 3, frontendText: 'Pay later' }] }),
      ),
    },
  })
  const booking = bookingMachine.provide({
    actors: { loadSlots: fromPort<{ doctorId: string }, SlotCalendar>(async () => done(calendar)), checkout },
  })
  const list = doctorListMachine.provide({
    actors: { loadPage: fromPort<PageRequest<DoctorQuery>, readonly DoctorCard[]>(async () => done([])) },
  })
  const page = createActor(
    findDoctorMachine.provide({
      actors: {
        list,
        booking,
        loadSpecialities: fromPort<object, readonly Speciality[]>(async () => done([])),
        loadResumed: fromPort<{ id: string | null }, DoctorProfile | null>(async () => done(null)),
      },
    }),
    {
      input: {
        tab: 'doctors',
        query: { ...ANY_DOCTOR, sort: 'fee' },
        listed: 0,
        isGuest: false,
        isFiltering: false,
        picked: null,
        progress: NOT_BEGUN,
      },
    },
  ).start()
  const steps = () => findDoctorFlow(page, 'phone')?.steps ?? []
  const names = () => steps().map(({ name }) => name)
  /** Comes to the chooser over the checkout. */
  const goToChooser = async () => {
    page.send({ type: 'doctor.picked', doctorId: 'd1', doctorName: 'Dr. Asha Rao', consultation: 'video' })
    const opened = page.getSnapshot().children.booking!
    await waitFor(opened, (snapshot) => snapshot.matches('choosingSlot'))
    opened.send({ type: 'slot.chosen', slotId: 'v1' })
    opened.send({ type: 'next' })
    const reviewing = opened.getSnapshot().children.checkout!
    await waitFor(reviewing, (snapshot) => snapshot.matches('reviewing'))
    reviewing.send({ type: 'member.changing' })
  }
  return { page, steps, names, goToChooser }
}

describe('The flow of finding a doctor', () => {
  test('is the slots, the checkout and the choice of who is treated, each above the last; closing takes the top one', async () => {
    const { steps, names, goToChooser } = begin()
    expect(names()).toEqual([])
    await goToChooser()
    const all = ['slots', 'checkout', 'members']
    expect(names()).toEqual(all)
    for (let open = all.length; open > 0; open -= 1) {
      steps().at(-1)!.close?.()
      expect(names()).toEqual(all.slice(0, open - 1))
    }
  })

  test('carries in its link the search and the slot, and beside it who is treated and how it is paid', async () => {
    const { page, goToChooser } = begin()
    await goToChooser()
    const flow = findDoctorFlow(page, 'phone')!
    expect(flow.query).toMatchObject({ sort: 'fee', type: null })
    expect(flow.steps[0]?.query).toEqual({ doctorId: 'd1', consultation: 'video', date: '2026-11-21', slotId: 'v1' })
    expect(flow.state).toMatchObject({ draft: { memberId: 'm1', paymentMethodId: 3 } })
  })

  test('has the filters as a step where they are a sheet, and none on a desktop where they stand beside the list', () => {
    const { page, names } = begin()
    page.send({ type: 'filters.opened' })
    expect(names()).toEqual(['filters'])
    expect(findDoctorFlow(page, 'desktop')?.steps).toEqual([])
  })
})
