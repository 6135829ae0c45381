declare module '../kit/appEvent' {
  interface WorldEvents {
    /** A patient changed an order from here: the list begins anew. */
    readonly 'orders.outdated': unknown
  }
}

export const ordersOutdated = { type: 'orders.outdated' } as const
