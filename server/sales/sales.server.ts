import { dayOf, startOfDay } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import type { ProviderKind } from '../../src/core/provider/provider'
import type { salesApi } from '../../src/core/sales/sales.api'
import { NO_END } from '../../src/core/provider/provider'
import type { ClosedDrawer } from '../../src/core/sales/sales'
import { longDayIn } from '../kit/dateWords'
import type { Call, Handlers, VerifiedCaller } from '../kit/handlers'
import { isUuid } from '../kit/ids'
import { rupees } from '../kit/rupees'
import { offeredOf } from '../diagnostics/diagnostics.port'
import { closeDrawer } from '../orders/orders.port'
import { addOffer, endOffer, pauseOrders } from '../provider/provider.port'
import { canOfferIn } from '../../src/core/sales/offers.rules'
import { momentsOf } from '../../src/core/sales/sales.rules'
import { expectedIn, linesOf, listedOffers, profileOf, providerOf, salesOf } from './sales.read'
import { offerExport } from './sales.store'
import type texts from './sales.texts.json'

type SalesCall = Pick<Call<never, keyof typeof texts, VerifiedCaller>, 'db' | 'caller' | 'refusal'>

/** The caller's own provider; any other does not exist for them. */
const ownProvider = async ({ db, caller, refusal }: SalesCall, kind: ProviderKind) => {
  const provider = await providerOf(db, caller, kind)
  if (provider === null) throw refusal('notFound')
  return provider
}

/** How a drawer differs from what should be in it. */
const differenceWords = ({ counted, expected }: ClosedDrawer): keyof typeof texts =>
  counted === expected ? 'drawerEven' : counted < expected ? 'drawerShort' : 'drawerOver'

export const salesHandlers: Handlers<typeof salesApi, keyof typeof texts, VerifiedCaller> = {
  profile: async ({ provider: kind }, call) => done(await profileOf(call.db, await ownProvider(call, kind), call.now)),

  pause: async ({ provider: kind, isPaused, pausedUntil: day }, call) => {
    const provider = await ownProvider(call, kind)
    const until = isPaused ? (day === null ? NO_END : startOfDay(day)) : null
    if (until !== null && until <= call.now) throw call.refusal('pauseOver')
    await pauseOrders(call.db, provider.id, until)
    const profile = await profileOf(call.db, { ...provider, pausedUntil: until }, call.now)
    return done(profile, call.say(isPaused ? 'paused' : 'resumed'))
  },

  offers: async ({ provider: kind }, call) =>
    done(await listedOffers(call.db, (await ownProvider(call, kind)).id, call.now)),

  addOffer: async ({ provider: kind, percent, most, testIds: chosen, from, to }, call) => {
    const { db, now, refusal } = call
    const { id: providerId } = await ownProvider(call, kind)
    if (!canOfferIn({ from, to }, dayOf(now))) throw refusal('offerDays')
    const { from: startsAt, until: endsAt } = momentsOf({ from, to })
    const testIds = chosen === undefined ? null : [...new Set(chosen)]
    if (testIds !== null && (await offeredOf(db, providerId, testIds)).length < testIds.length)
      throw refusal('testNotOffered', {}, undefined, 'testIds')
    if (!(await addOffer(db, { providerId, percent, most, testIds, startsAt, endsAt }))) throw refusal('offerOverlaps')
    return done(await listedOffers(db, providerId, now), call.say('offerMade'))
  },

  endOffer: async ({ provider: kind, id }, call) => {
    const { db, now } = call
    const { id: providerId } = await ownProvider(call, kind)
    const end = isUuid(id) ? await endOffer(db, { providerId, id }, now) : null
    if (end === null) throw call.refusal('notFound')
    if (end === 'over') throw call.refusal('offerOver')
    return done(await listedOffers(db, providerId, now), call.say('offerEnded'))
  },

  sales: async ({ provider: kind, from, to }, call) =>
    done(await salesOf(call.db, (await ownProvider(call, kind)).id, { from, to })),

  closeDrawer: async ({ provider: kind, day, paymentMethodId, counted }, call) => {
    const { db, now, caller, refusal } = call
    const { id: providerId } = await ownProvider(call, kind)
    if (day > dayOf(now)) throw refusal('dayAhead')
    const closing = { providerId, day, paymentMethodId, counted, closedBy: caller.userId }
    const expected = () => expectedIn(db, providerId, day, paymentMethodId)
    const drawer = await closeDrawer(db, closing, expected, now)
    if (drawer === null) throw refusal('drawerClosed', { day: longDayIn(call.language, startOfDay(day)) })
    const amount = rupees(Math.abs(drawer.counted - drawer.expected))
    return done(drawer, call.say(differenceWords(drawer), { amount }))
  },

  lines: async ({ provider: kind, from, to, ...page }, call) =>
    done(await linesOf(call.db, (await ownProvider(call, kind)).id, { from, to }, page)),

  export: async ({ provider: kind, document = 'sales', ...range }, call) => {
    const { id: providerId } = await ownProvider(call, kind)
    // Centres sell no medicines.
    if (document === 'h1Register' && kind !== 'pharmacy') throw call.refusal('notFound')
    const whose = { providerId, userId: call.caller.userId }
    return done({ url: await offerExport(call.db, whose, range, document, call.now) })
  },
}
