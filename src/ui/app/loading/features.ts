import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { FeatureId } from '../../../machines/app/feature'
import type { slotMachine } from '../../../machines/app/slot.machine'
import { loadTexts, type TextRoom } from '../../intl/texts'
import { loadStyles } from './onDemand'

export type SlotActor = ActorRefFrom<typeof slotMachine>

/** A feature's view takes the actor of its own machine, those beside it, and its slot where it closes itself. */
export type FeatureView = ComponentType<{
  // oxlint-disable-next-line typescript/no-explicit-any -- each view names the actor it takes; who shows it cannot
  readonly actor: any
  // oxlint-disable-next-line typescript/no-explicit-any -- the same of the actors beside it
  readonly beside: any
  readonly slot: SlotActor
}>

/** How a panel of the staff stands over the page. */
export interface PanelFrame {
  readonly side?: 'centre' | 'end'
  readonly size?: 'md' | 'lg' | 'wide'
  /** It is closed by its button alone: what is typed in it is not lost by a press beside it. */
  readonly sticky?: boolean
  /** The list of its machine's context whose length stands in the title. */
  readonly counts?: string
}

/** One feature of a room. Who may open it says the core: its route, or its row among the staff's panels. */
export interface FeatureRow {
  /** What shows it, loaded when it is opened. */
  readonly view?: () => Promise<FeatureView>
  /** Its styles are those of the first load. */
  readonly isFirstStyled?: true
  /** The rooms whose texts it shows. */
  readonly texts?: readonly TextRoom[]
  /** The room's wiring opens a machine for it; without, it only shows. */
  readonly hasLogic?: boolean
  /** Of a panel; null where it brings its own dialog. */
  readonly panel?: PanelFrame | null
}

/** What a room shows, by feature: `src/ui/<room>/<room>.room.ts` exports it as `room`. */
export type Room = Readonly<Partial<Record<FeatureId, FeatureRow>>>

const rooms = import.meta.glob<Room>('../../*/*.room.ts', { eager: true, import: 'room' })

interface Known extends FeatureRow {
  readonly room: string
}

const features = new Map<FeatureId, Known>(
  Object.entries(rooms).flatMap(([path, room]) =>
    Object.entries(room).map(([id, row]): [FeatureId, Known] => [
      id as FeatureId,
      { ...row, room: /([^/]+)\.room\.ts$/.exec(path)?.[1] ?? '' },
    ]),
  ),
)

/** Every feature that some room declares. */
export const featureIds: readonly FeatureId[] = [...features.keys()]

/** The room whose wiring opens the machine of a feature; null where there is none to open. */
export const wiringRoomOf = (id: FeatureId): string | null => {
  const row = features.get(id)
  return row?.hasLogic ? row.room : null
}

/** Where a feature comes from: the room whose wiring opens it, and the rooms whose texts it shows. */
export const describeFeature = (
  id: FeatureId,
): { readonly room: string | null; readonly texts: readonly TextRoom[] } => ({
  room: wiringRoomOf(id),
  texts: features.get(id)?.texts ?? [],
})

/** How a panel stands; null where it brings its own dialog. */
export const panelFrameOf = (id: FeatureId): PanelFrame | null => {
  const frame = features.get(id)?.panel
  return frame === undefined ? {} : frame
}

/** A page of a room that is not built yet says so. */
const coming = async (): Promise<FeatureView> => (await import('./ComingPage')).ComingPage

const loaded = new Map<FeatureId, FeatureView>()

/** Fetches what a feature's view is made of, but for its texts. */
export const fetchView = async (id: FeatureId): Promise<FeatureView | undefined> => {
  const here = loaded.get(id)
  if (here) return here
  const row = features.get(id)
  const load = row ? row.view : id.startsWith('page.') ? coming : undefined
  const [view] = await Promise.all([load?.(), row?.isFirstStyled ? null : loadStyles()])
  return view
}

/** Fetches a feature's view and its texts; a second time it answers at once. */
export const loadView = async (id: FeatureId): Promise<void> => {
  if (loaded.has(id)) return
  const [view] = await Promise.all([fetchView(id), loadTexts(features.get(id)?.texts ?? [])])
  if (view) loaded.set(id, view)
}

/** The view of a feature that was loaded. */
export const viewOf = (id: FeatureId): FeatureView | undefined => loaded.get(id)
