import { LATER } from '../../src/core/payment/payment'
import { count } from './figure'
import type { HttpClient } from './httpClient'
import { bookingOf, type FreeSlot, type Patient } from './population'

/** People under way at a time. */
export const WALKERS = 6
/** Milliseconds a person looks at a page. */
const LOOKS = 250

export interface Walked {
  readonly calls: number
  readonly failed: number
  readonly minutes: number
}

/** People look for a doctor, read a profile, book, look at their orders and notifications, one page after the other. */
export const journeys = async (
  client: HttpClient,
  patients: readonly Patient[],
  slots: readonly FreeSlot[],
  milliseconds: number,
): Promise<Walked> => {
  const from = performance.now()
  let [calls, failed, next] = [0, 0, 0]
  const isOver = () => performance.now() - from >= milliseconds
  const walk = async (): Promise<void> => {
    while (!isOver()) {
      const at = next++
      const patient = patients[at % patients.length]!
      const slot = slots[at % slots.length]!
      for (const [method, path, body] of pagesOf(patient, slot)) {
        if (isOver()) return
        const { status } = await client.call(method, path, patient.token, body)
        calls += 1
        // A slot is booked once, and a person owes for five appointments at most: refusals belong to the day.
        if (status === null || status >= 500) failed += 1
        await new Promise((resolve) => setTimeout(resolve, LOOKS))
      }
    }
  }
  await Promise.all(count(WALKERS).map(walk))
  return { calls, failed, minutes: (performance.now() - from) / 60_000 }
}

type Page = readonly ['GET' | 'POST' | 'PUT', string, object?]

const pagesOf = (patient: Patient, slot: FreeSlot): readonly Page[] => {
  const place = 'latitude=28.57&longitude=77.32'
  return [
    ['GET', '/user-service/v1/patient/home'],
    ['GET', '/doctor-service/v1/doctor/specialities'],
    ['GET', `/doctor-service/v1/doctor/doctors?${place}&limit=10&offset=0`],
    ['GET', `/doctor-service/v1/doctor/doctors?${place}&limit=10&offset=10&search=spine`],
    ['GET', `/doctor-service/v1/doctor/profile/${slot.doctorId}?${place}`],
    ['GET', `/booking-service/v1/review?doctorId=${slot.doctorId}&limit=10&page=1`],
    ['GET', `/doctor-service/v1/schedule-slots/${slot.doctorId}`],
    ['GET', '/user-service/v1/patient/member'],
    ['POST', '/booking-service/v1/booking-appointment', bookingOf(patient, slot, LATER)],
    ['GET', '/booking-service/v1/orders?limit=10&offset=0'],
    ['GET', '/user-service/v1/notification/firebase/in-app-notification?page=1&limit=10'],
  ]
}
