import { isEmptyCart, sumOf } from '../../src/core/diagnostics/cart.rules'
import type { diagnosticsApi } from '../../src/core/diagnostics/diagnostics.api'
import { visitProblem } from '../../src/core/diagnostics/visit.rules'
import { dayOf } from '../../src/core/kit/dates'
import { done } from '../../src/core/kit/outcome'
import { MOST_OPEN_AT_ONE, MOST_OPEN_REQUESTS } from '../../src/core/orders/order.times'
import { violatedConstraint } from '../kit/constraint'
import type { Caller, Handlers, PatientCaller, VerifiedCaller } from '../kit/handlers'
import { placeOrder, takeRequestTurn } from '../orders/orders.port'
import { offerOf, providerOfStaff } from '../provider/provider.port'
import { cartOf, lockCart, takeFromCart, writeCart } from './cart.store'
import { centreBy, centresNear, offeredOf, ownTests, testsAt } from './centres.read'
import { answeredBy, isMemberOf, openRequests, visitedCentre } from './visit.store'
import type texts from './diagnostics.texts.json'

/** Whether somebody who waits for so many answers asks for no more. */
const isFull = ({ all, here }: Awaited<ReturnType<typeof openRequests>>): boolean =>
  all >= MOST_OPEN_REQUESTS || here >= MOST_OPEN_AT_ONE

export const diagnosticsHandlers: Handlers<
  typeof diagnosticsApi,
  keyof typeof texts,
  Caller,
  { ownTests: VerifiedCaller; cart: PatientCaller; saveCart: PatientCaller; book: PatientCaller }
> = {
  centres: async ({ latitude, longitude, day, ...search }, { db, now }) =>
    done(await centresNear(db, { ...search, near: { latitude, longitude }, weekday: day, now })),

  centre: async ({ id, latitude, longitude, day, begins }, { db, caller, now, refuse, refusal }) => {
    const centre = await centreBy(db, id, { latitude, longitude }, day, now)
    if (centre === undefined) return refuse('notFound')
    const asksMore = begins !== undefined && caller.userId !== null
    if (asksMore && isFull(await openRequests(db, caller.userId, id))) throw refusal('tooManyOpen')
    return done(centre)
  },

  tests: async (search, { db }) => done(await testsAt(db, search)),

  ownTests: async (_, { db, caller, refusal }) => {
    const centreId = await providerOfStaff(db, caller.userId)
    if (centreId === null) throw refusal('notFound')
    return done(await ownTests(db, centreId))
  },

  cart: async (_, { db, caller, now }) => done(await cartOf(db, caller.userId, now)),

  saveCart: async ({ action, revision, centreId, testIds, day }, { db, caller, now, refusal }) => {
    const cart = await lockCart(db, caller.userId)
    if (revision !== undefined && cart.revision !== revision) throw refusal('cartChanged')
    const list = action === 'CLEAR' ? [] : [...new Set(testIds)]
    const isOther = cart.count > 0 && cart.centreId !== centreId
    if (isOther && !isEmptyCart({ testIds: list })) throw refusal('otherCentre')
    if ((await offeredOf(db, centreId, list)).length < list.length) throw refusal('testNotOffered')
    await writeCart(db, caller.userId, { centreId, testIds: list, day }, now).catch((error: unknown) => {
      throw violatedConstraint(error) === 'diagnostic_cart_tests_test' ? refusal('testNotOffered') : error
    })
    return done(await cartOf(db, caller.userId, now))
  },

  book: async ({ memberId, centreId, testIds, day, seenTotal, answers = [] }, { db, caller, now, say, refusal }) => {
    const { userId: patientId } = caller
    const centre = await visitedCentre(db, centreId)
    if (centre === undefined || !(await isMemberOf(db, patientId, memberId))) throw refusal('notFound')
    if ((centre.pausedUntil ?? 0) > now) throw refusal('centrePaused')
    const visitDay = dayOf(day)
    const problem = visitProblem(centre.hours, visitDay, now)
    if (problem !== null) throw refusal(problem)
    const ids = [...new Set(testIds)]
    const tests = await offeredOf(db, centreId, ids)
    if (tests.length < ids.length) throw refusal('testNotOffered')
    const offer = await offerOf(db, centreId, now)
    if (seenTotal !== undefined && sumOf(tests, offer).payable !== seenTotal) throw refusal('priceChanged')
    const order = {
      kind: 'test' as const,
      patientId,
      memberId,
      providerId: centreId,
      offer,
      day: visitDay,
      tests: tests.map(({ id, name, price, fastHours, needsFood, notes, asks }) => ({
        testId: id,
        name,
        price,
        fastHours,
        needsFood,
        notes: [...notes],
        asks: [...asks],
      })),
      answers,
    }
    await takeRequestTurn(db, patientId)
    const open = await openRequests(db, patientId, centreId)
    const placed = await placeOrder(db, order, now)
    if (placed.is === 'profileIncomplete') throw refusal('memberIncomplete')
    if (placed.is !== 'placed') throw refusal('alreadyBooked')
    if (isFull(open)) throw refusal('tooManyOpen')
    await takeFromCart(db, patientId, ids, now)
    return done(
      { id: placed.id, orderNo: placed.orderNo, answerBy: await answeredBy(db, placed.id) },
      say('booked', { centre: centre.name }),
    )
  },
}
