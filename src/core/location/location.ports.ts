import type { Coordinates } from '../kit/coordinates'
import type { PositionRefusal } from './location.rules'

export type Position =
  | { readonly ok: true; readonly value: Coordinates }
  | { readonly ok: false; readonly reason: PositionRefusal }

/** Where the device is. */
export interface PositionPort {
  current(): Promise<Position>
}
