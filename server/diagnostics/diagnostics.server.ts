import { isEmptyCart } from '../../src/core/diagnostics/cart.rules'
import type { diagnosticsApi } from '../../src/core/diagnostics/diagnostics.api'
import { done } from '../../src/core/kit/outcome'
import { violatedConstraint } from '../kit/constraint'
import type { Caller, Handlers, PatientCaller } from '../kit/handlers'
import { cartOf, lockCart, writeCart } from './cart.store'
import { centreBy, centresNear, offeredOf, testsAt } from './centres.read'
import type texts from './diagnostics.texts.json'

export const diagnosticsHandlers: Handlers<
  typeof diagnosticsApi,
  keyof typeof texts,
  Caller,
  { cart: PatientCaller; saveCart: PatientCaller }
> = {
  centres: async ({ latitude, longitude, day, ...search }, { db, now }) =>
    done(await centresNear(db, { ...search, near: { latitude, longitude }, weekday: day, now })),

  centre: async ({ id, latitude, longitude, day }, { db, refuse }) => {
    const centre = await centreBy(db, id, { latitude, longitude }, day)
    return centre === undefined ? refuse('notFound') : done(centre)
  },

  tests: async (search, { db }) => done(await testsAt(db, search)),

  cart: async (_, { db, caller }) => done(await cartOf(db, caller.userId)),

  saveCart: async ({ action, revision, centreId, testIds, day }, { db, caller, now, refusal }) => {
    const cart = await lockCart(db, caller.userId)
    if (cart.revision !== revision) throw refusal('cartChanged')
    const list = action === 'CLEAR' ? [] : [...new Set(testIds)]
    const isOther = cart.count > 0 && cart.centreId !== centreId
    if (isOther && !isEmptyCart({ testIds: list })) throw refusal('otherCentre')
    if ((await offeredOf(db, centreId, list)).length < list.length) throw refusal('testNotOffered')
    await writeCart(db, caller.userId, { centreId, testIds: list, day }, now).catch((error: unknown) => {
      throw violatedConstraint(error) === 'diagnostic_cart_tests_test' ? refusal('testNotOffered') : error
    })
    return done(await cartOf(db, caller.userId))
  },
}
