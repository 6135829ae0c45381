import * as Schema from 'effect/Schema'

/** Degrees. */
export const Coordinates = Schema.Struct({ latitude: Schema.Finite, longitude: Schema.Finite })
export type Coordinates = typeof Coordinates.Type
