/** One of the things that were worked on, by its id, and why it failed. */
export interface ItemFailure {
  readonly item: string
  readonly error: unknown
}

/** Some of the things that were worked on one after the other failed; the others are done. */
export class ItemsFailed extends Error {
  override readonly name = 'ItemsFailed'

  constructor(readonly failures: readonly ItemFailure[]) {
    super(`${failures.length} failed`)
  }
}
