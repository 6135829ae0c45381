/** A report without an order was sent, answered, or has lapsed. */
export const reportChanged = { type: 'report.changed' } as const
