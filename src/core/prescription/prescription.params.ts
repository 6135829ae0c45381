import { type Params, textOrNothing } from '../kit/params'

/** How a prescription is made. */
export const PRESCRIPTION_WAYS = ['typed', 'photo', 'file'] as const
export type PrescriptionWay = (typeof PRESCRIPTION_WAYS)[number]

/** What /create-prescription reads from its address: the appointment it is for, and how it is begun. */
export const prescriptionParams = (params: Params) => ({
  bookingId: textOrNothing(params['bookingId']),
  way: PRESCRIPTION_WAYS.find((way) => way === params['way']) ?? 'typed',
})

/** What /prescription reads from its address. */
export const readPrescriptionParams = (params: Params) => ({ id: textOrNothing(params['id']) })

/** Where a patient reads a prescription. */
export const readPrescriptionPath = (id: string): string => `/prescription?id=${encodeURIComponent(id)}`

/** The page on which the prescription of an appointment is written. */
export const prescriptionPath = (bookingId: string): string =>
  `/create-prescription?bookingId=${encodeURIComponent(bookingId)}`
