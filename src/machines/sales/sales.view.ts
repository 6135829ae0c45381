import type { SnapshotFrom } from 'xstate'
import { namesOfTest } from '../../core/diagnostics/testNames'
import { addDays, startOfDay } from '../../core/kit/dates'
import type { Paise } from '../../core/kit/money'
import { counterMethods } from '../../core/payment/payment'
import { counterMethodName } from '../../core/payment/payment.rules'
import { orderStatuses } from '../../core/orders/order.lifecycle'
import { isFoundIn } from '../../core/kit/search'
import { MOST_OFFER_DAYS } from '../../core/sales/offers.rules'
import { MOST_SALES_DAYS, pointsOf } from '../../core/sales/sales.rules'
import { faultBeside, faultOf } from '../kit/fault.view'
import type { ownTestsMachine } from './ownTests.machine'
import type { providerOffersMachine } from './providerOffers.machine'
import type { providerProfileMachine } from './providerProfile.machine'
import { countedIn, type salesMachine } from './sales.machine'

/** A provider's sales: sums as arithmetic, counts, points of a chart and the lines. */
export const viewSales = (snapshot: SnapshotFrom<typeof salesMachine>) => {
  const { provider, today, range, sales, lines, hasMore, isTable, document, failure } = snapshot.context
  const { drawer, counted, isUncounted } = snapshot.context
  const sumOf = (method: number): Paise => {
    const sum = sales?.methods.find(({ paymentMethodId }) => paymentMethodId === method)
    return sum === undefined ? 0 : sum.payable - sum.refunded
  }
  const amount = countedIn({ counted })
  const isOneDay = range.from === range.to
  const { by, points } = pointsOf(range, sales?.days ?? [])
  return {
    provider,
    today,
    range,
    isToday: range.from === today && range.to === today,
    /** The earliest day of the longest range. */
    min: addDays(today, 1 - MOST_SALES_DAYS),
    isLoading: snapshot.hasTag('loading'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    sales,
    /** Cash, UPI and card: what of each was sold less what was given back; of one day whether its drawer is closed. */
    drawers: counterMethods.map((method) => ({
      method,
      name: counterMethodName(method),
      sum: sumOf(method),
      closed: isOneDay ? (sales?.drawers.find(({ paymentMethodId }) => paymentMethodId === method) ?? null) : null,
      canClose: isOneDay && snapshot.can({ type: 'drawer.opened', method }),
    })),
    /** The drawer that is counted. */
    counting: snapshot.hasTag('counting')
      ? {
          name: counterMethodName(drawer),
          sum: sumOf(drawer),
          counted,
          /** What was counted above what was sold, below nothing what is missing; null while no amount is typed. */
          difference: amount === null ? null : amount - sumOf(drawer),
          isUncounted,
          isClosing: snapshot.hasTag('closing'),
          fault: failure === null ? null : faultOf(failure),
        }
      : null,
    /** How many orders of each status, in the order of the work. */
    counts: (sales?.salesCount ?? []).toSorted(
      (one, other) => orderStatuses.indexOf(one.status) - orderStatuses.indexOf(other.status),
    ),
    by,
    // Days that did not begin have sold nothing yet: the line ends today.
    points: points.filter(({ day }) => day <= today).map(({ day, amount }) => ({ at: startOfDay(day), amount })),
    isTable,
    lines,
    hasMore,
    canExport: snapshot.can({ type: 'export', document: 'sales' }),
    /** What is being made into a file. */
    exporting: snapshot.hasTag('exporting') ? document : null,
    /** Sells medicines, and keeps the register of Schedule H1. */
    hasRegister: provider === 'pharmacy',
    isLoadingMore: snapshot.matches('loadingMore'),
  }
}
export type SalesView = ReturnType<typeof viewSales>

/** A provider's profile, and the question until when orders are paused. */
export const viewProviderProfile = (snapshot: SnapshotFrom<typeof providerProfileMachine>) => {
  const { profile, today, until, failure } = snapshot.context
  return {
    profile: profile && {
      ...profile,
      pausedUntil: profile.pausedUntil === null ? null : startOfDay(profile.pausedUntil),
    },
    isLoading: snapshot.hasTag('loading'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    isAsking: snapshot.hasTag('asking'),
    isSaving: snapshot.hasTag('saving'),
    until,
    /** The earliest day on which orders are taken again. */
    firstDay: addDays(today, 1),
    pauseFault: faultBeside(failure),
  }
}
export type ProviderProfileView = ReturnType<typeof viewProviderProfile>

/** A centre's own tests as they are looked for, and by their ids. */
export const viewOwnTests = (snapshot: SnapshotFrom<typeof ownTestsMachine>) => {
  const { tests, search, isOpen, failure } = snapshot.context
  return {
    isOpen,
    search,
    tests,
    found: tests.filter(({ name }) => isFoundIn(search, namesOfTest(name))),
    isLoading: snapshot.hasTag('loading'),
    isListed: snapshot.hasTag('listed'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
  }
}
export type OwnTestsView = ReturnType<typeof viewOwnTests>

/** What a provider takes off and when, the form of a new offer, and the question whether one ends. */
export const viewProviderOffers = (snapshot: SnapshotFrom<typeof providerOffersMachine>) => {
  const { provider, today, offers, draft, wrong, ending, failure } = snapshot.context
  const isWriting = snapshot.hasTag('writing')
  return {
    provider,
    offers: offers.map(({ from, to, ...offer }) => ({
      ...offer,
      from: startOfDay(from),
      to: startOfDay(to),
      isOneDay: from === to,
      canEnd: offer.state !== 'over',
    })),
    isLoading: snapshot.hasTag('loading'),
    fault: snapshot.hasTag('failed') ? faultOf(failure) : null,
    isSaving: snapshot.hasTag('saving'),
    writing: isWriting
      ? {
          ...draft,
          wrong,
          fault: faultBeside(failure),
          today,
          lastDay: draft.from === null ? null : addDays(draft.from, MOST_OFFER_DAYS - 1),
        }
      : null,
    ending: snapshot.hasTag('asking') ? (offers.find(({ id }) => id === ending) ?? null) : null,
  }
}
export type ProviderOffersView = ReturnType<typeof viewProviderOffers>
