import { type Offer, offerOn, type ProviderOffer, takenOff } from '../provider/provider'
import type { Cart } from './diagnostics'

/** Tests of one centre. */
export interface Picks {
  readonly centreId: string
  readonly testIds: readonly string[]
}

/** What somebody does to a cart; a guest's picks join it after verification. */
export type CartChange =
  | { readonly kind: 'add'; readonly centreId: string; readonly testIds: readonly string[] }
  | { readonly kind: 'remove'; readonly testId: string }

export const EMPTY_CART: Cart = {
  centreId: null,
  centreName: null,
  day: null,
  revision: 0,
  testIds: [],
  tests: [],
  offer: null,
}

export const isEmptyCart = ({ testIds }: Pick<Cart, 'testIds'>): boolean => testIds.length === 0

/**
 * The whole list that a change leads to; `otherCentre` where the cart holds tests of another one. A test that is there
 * already is there once, one that is gone is gone.
 */
export const cartAfter = (cart: Pick<Cart, 'centreId' | 'testIds'>, change: CartChange): Picks | 'otherCentre' => {
  if (change.kind === 'remove')
    return { centreId: cart.centreId ?? '', testIds: cart.testIds.filter((id) => id !== change.testId) }
  if (!isEmptyCart(cart) && cart.centreId !== change.centreId) return 'otherCentre'
  return { centreId: change.centreId, testIds: [...new Set([...cart.testIds, ...change.testIds])] }
}

/** Whether a cart is as a change wants it: there is nothing to send. */
export const isAsWanted = (cart: Pick<Cart, 'centreId' | 'testIds'>, change: CartChange): boolean =>
  change.kind === 'remove'
    ? !cart.testIds.includes(change.testId)
    : cart.centreId === change.centreId && change.testIds.every((id) => cart.testIds.includes(id))

/** What a list of tests costs, what their centre's offer takes off where it holds, and what is left to pay, in paise. */
export const sumOf = (
  tests: readonly { readonly id: string; readonly price: number }[],
  offered: ProviderOffer | null,
): { readonly total: number; readonly discount: number; readonly payable: number; readonly offer: Offer | null } => {
  const total = totalOf(tests)
  const offer = offerOn(offered, tests)
  const discount = takenOff(offer, total)
  return { total, discount, payable: total - discount, offer }
}

/** What a list of tests costs, in paise. */
export const totalOf = (tests: readonly { readonly price: number }[]): number =>
  tests.reduce((sum, { price }) => sum + price, 0)
