import { CalendarCog } from 'lucide-react'
import type { RoomMenu } from '../app/frame/menuFaces'

export const menu: RoomMenu = { availability: { icon: CalendarCog, title: 'staff.menu.availability' } }
