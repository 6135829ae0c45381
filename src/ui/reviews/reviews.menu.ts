import { Star } from 'lucide-react'
import type { RoomMenu } from '../app/frame/menuFaces'

export const menu: RoomMenu = { reviews: { icon: Star, title: 'staff.menu.reviews' } }
