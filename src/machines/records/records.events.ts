declare module '../kit/appEvent' {
  interface WorldEvents {
    /** A family changed its records from here: their list begins anew. */
    readonly 'records.outdated': unknown
  }
}

export const recordsOutdated = { type: 'records.outdated' } as const
