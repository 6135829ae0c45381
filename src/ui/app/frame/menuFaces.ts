import type { LucideIcon } from 'lucide-react'
import type { TextId } from '../../intl/texts'

/** How an entry of the menu looks. */
export interface MenuFace {
  readonly icon: LucideIcon
  readonly title: TextId
}

/** What a room brings to the menu of those who work here, by panel or page: `src/ui/<room>/<room>.menu.ts` exports it as `menu`. */
export type RoomMenu = Readonly<Record<string, MenuFace>>

const rooms = import.meta.glob<RoomMenu>('../../*/*.menu.ts', { eager: true, import: 'menu' })

export const menuFaces: RoomMenu = Object.assign({}, ...Object.values(rooms))
