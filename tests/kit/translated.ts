/** Texts that are the same in another language on purpose: names and words of technology. */
export const sameEverywhere: ReadonlySet<string> = new Set<string>(['providerOrders.method.2', 'sales.method.upi'])
