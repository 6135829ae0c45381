import type { FeatureId, FeatureRequest, OpenedFeature, Place } from '../machines/app/feature'
import type { Language } from '../core/language/languages'
import { wiringRoomOf } from '../ui/app/loading/features'
import type { App, Ports, PortsSoon } from './ports'

/** What a feature's machine is opened with: who asks where, and when. */
export interface OpenRequest extends FeatureRequest {
  readonly place: Place
  /** Unix seconds. */
  readonly now: number
  readonly language: Language
  readonly app: App
}

/** Null where the feature has no machine for whoever asks. */
export type Open = (ports: Ports, request: OpenRequest) => OpenedFeature | null

/** What opens a feature that most who load its room's wiring do not open arrives with it. */
type OpenLater = (...request: Parameters<Open>) => Promise<ReturnType<Open>>

/** The machines of a room's features, plugged in: `src/wiring/<room>.wiring.ts` exports it as `features`. */
export type RoomWiring = Readonly<Partial<Record<FeatureId, Open | OpenLater>>>

const wirings = import.meta.glob<RoomWiring>('./*.wiring.ts', { import: 'features' })

/** Fetches the wiring that opens a feature's machine; null where it has none. */
export const fetchWiring = async (id: FeatureId): Promise<RoomWiring | null> => {
  const room = wiringRoomOf(id)
  return room === null ? null : wirings[`./${room}.wiring.ts`]!()
}

/** A feature's machine, plugged in: its wiring and the ports arrive side by side. */
export const openFeature = async (ports: PortsSoon, request: OpenRequest): Promise<OpenedFeature | null> => {
  const { id } = request.feature
  if (wiringRoomOf(id) === null) return null
  const [wiring, arrived] = await Promise.all([fetchWiring(id), ports()])
  const open = wiring?.[id]
  if (!open) throw new Error(`The wiring of ${id} does not open it`)
  return open(arrived, request)
}
