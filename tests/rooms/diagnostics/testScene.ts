import { diagnosticsApi } from '../../../src/core/diagnostics/diagnostics.api'
import { EMPTY_CART } from '../../../src/core/diagnostics/cart.rules'
import type { Cart } from '../../../src/core/diagnostics/diagnostics'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { membersApi } from '../../../src/core/members/members.api'
import { beginWith } from '../../kit/browser'
import { entriesOf, newPatient } from '../../kit/patients'
import type { BaseScene } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { beginAt } from '../../kit/paths/modelTime'
import { centre, NOW } from './diagnosticsFacts'

const rows = {
  centres: { endpoint: diagnosticsApi.centres },
  centre: { endpoint: diagnosticsApi.centre },
  tests: { endpoint: diagnosticsApi.tests },
  cart: { endpoint: diagnosticsApi.cart },
  saving: { endpoint: diagnosticsApi.saveCart },
  book: { endpoint: diagnosticsApi.book },
  members: { endpoint: membersApi.list },
}

export interface TestScene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

/** Opens the tests as a patient whose cart is this, or as a guest. */
export const atTests = async (
  base: BaseScene,
  query: string,
  cart: Cart | null = EMPTY_CART,
  { state = null, isCartHeld = false }: { readonly state?: object | null; readonly isCartHeld?: boolean } = {},
): Promise<TestScene> => {
  const { page } = base
  await beginAt(page, NOW)
  const gate = await gateOn(page, rows)
  const session = cart === null ? {} : { session: entriesOf((await newPatient(base.served)).storage) }
  await beginWith(page, { ...session, state })
  await page.goto(`/test-reports?inspect=1${query}`)
  if (cart !== null && !isCartHeld) await gate.answer('cart', done(cart))
  if (!query.includes('centre=')) await gate.answer('centres', done([centre]))
  return { ...base, gate }
}

export const ended =
  (name: keyof typeof rows) =>
  ({ gate }: TestScene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)
