import * as Schema from 'effect/Schema'
import { Decimal, DecimalInQuery } from './numbers'

/** Degrees. */
export const Coordinates = Schema.Struct({ latitude: Decimal(-90, 90), longitude: Decimal(-180, 180) })
export type Coordinates = typeof Coordinates.Type

/** Degrees of an address. */
export const LatitudeInQuery = DecimalInQuery(-90, 90)
export const LongitudeInQuery = DecimalInQuery(-180, 180)
