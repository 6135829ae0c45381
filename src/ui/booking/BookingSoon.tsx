import { useEffect } from 'react'
import { whenTouched } from '../app/loading/firstInteraction'
import { onDemand } from '../app/loading/onDemand'
import { useText } from '../intl/useText'
import type { DoctorSummary } from '../../machines/doctors/doctorSummary.view'
import type { BookingActor } from './BookingPanel'
import { BookingSkeleton } from './BookingSkeleton'
import type { CheckoutActor } from './Checkout'
import { CheckoutSkeleton } from './CheckoutSkeleton'

const loadPanel = () => import('./BookingPanel')
const loadCheckout = () => import('./Checkout')
const Panel = onDemand(async () => (await loadPanel()).BookingPanel)
const Arriving = onDemand(async () => (await loadCheckout()).Checkout)

/** Who touches a page that sells slots may open them next. */
export const useBookingSoon = (): void => useEffect(() => whenTouched(loadPanel, loadCheckout), [])

/** The slots of a doctor, fetched when they are first shown. */
export function BookingPanelSoon({ actor }: { readonly actor: BookingActor }) {
  const say = useText()
  return <Panel actor={actor} meanwhile={<BookingSkeleton label={say('booking.loading')} />} />
}

/** The checkout, fetched when it is first shown. */
export function CheckoutSoon({ actor, doctor }: { readonly actor: CheckoutActor; readonly doctor: DoctorSummary }) {
  const say = useText()
  return <Arriving actor={actor} doctor={doctor} meanwhile={<CheckoutSkeleton label={say('booking.preparing')} />} />
}
