import type { SnapshotFrom } from 'xstate'
import { sumOf } from '../../core/diagnostics/cart.rules'
import { dayOf, MINUTE, startOfDay } from '../../core/kit/dates'
import { holdsFor, isFlat, pauseAt } from '../../core/provider/provider'
import { faultOf } from '../kit/fault.view'
import { cartWith } from './testCart.setup'
import type { testCartMachine } from './testCart.machine'
import type { testReportsMachine } from './testReports.machine'
import type { centreListMachine, testListMachine } from './testReports.setup'

export const viewTestReports = (snapshot: SnapshotFrom<typeof testReportsMachine>) => {
  const { centre, centreId, cart, failure, selectedDate, now } = snapshot.context
  return {
    place: snapshot.hasTag('tests') ? ('tests' as const) : ('centres' as const),
    centreId,
    centre: centre && { ...centre, ...hoursOn(centre, selectedDate), pause: pauseAt(centre.pausedUntil, now) },
    fault: snapshot.hasTag('unknown') ? faultOf(failure) : null,
    isCartOpen: snapshot.hasTag('cart'),
    isBooking: snapshot.hasTag('booking'),
    /** What the centre's offer takes off a test that it was chosen for, in per cent; null of others, and where it is for all. */
    offOf: (testId: string): number | null => {
      const offer = centre?.offer ?? null
      return offer !== null && offer.testIds !== null && holdsFor(offer, testId) ? offer.percent : null
    },
    /** Tests that are in the cart. */
    held: cart.testIds,
    count: cart.testIds.length,
    ...sumOf(cart.tests, cart.offer),
  }
}

/** The range of a day, as its first and last second; null where it is closed. */
const hoursOn = (
  { opens, closes }: { readonly opens: number | null; readonly closes: number | null },
  day: number,
): { readonly range: { readonly from: number; readonly to: number } | null } => {
  const midnight = startOfDay(dayOf(day))
  return {
    range:
      opens === null || closes === null ? null : { from: midnight + opens * MINUTE, to: midnight + closes * MINUTE },
  }
}

export const viewCentres = (today: number) => (snapshot: SnapshotFrom<typeof centreListMachine>) => {
  const { query, items, failure } = snapshot.context
  return {
    search: query.search,
    centres: items.map((centre) => ({ ...centre, ...hoursOn(centre, today) })),
    /** The most that one of them takes off every test, in per cent; 0 where none does. */
    offer: Math.max(0, ...items.map(({ offer }) => (offer !== null && isFlat(offer) ? offer.percent : 0))),
    isLoading: snapshot.hasTag('loading'),
    isEmpty: snapshot.hasTag('empty'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
  }
}

export type ShownCentre = ReturnType<ReturnType<typeof viewCentres>>['centres'][number]

export const viewTests = (snapshot: SnapshotFrom<typeof testListMachine>) => {
  const { query, items, failure } = snapshot.context
  return {
    search: query.search,
    filter: query.filter,
    tests: items,
    isLoading: snapshot.hasTag('loading'),
    isEmpty: snapshot.hasTag('empty'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
  }
}

export const viewTestCart = (snapshot: SnapshotFrom<typeof testCartMachine>) => {
  const { cart, queue, wanted, arrived, failure } = snapshot.context
  const shown = cartWith(cart, queue)
  return {
    isLoading: snapshot.hasTag('loading'),
    isSaving: snapshot.hasTag('saving'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    centreId: shown.centreId,
    centreName: shown.centreName ?? '',
    tests: shown.tests,
    ...sumOf(shown.tests, shown.offer),
    arrived,
    canClear: snapshot.can({ type: 'clear' }),
    isClearing: snapshot.hasTag('confirmingClear'),
    switching: snapshot.hasTag('switching')
      ? { from: cart.centreName ?? '', to: (wanted ?? queue[0]?.centre)?.name ?? '', count: cart.testIds.length }
      : null,
  }
}

export type TestCartView = ReturnType<typeof viewTestCart>
