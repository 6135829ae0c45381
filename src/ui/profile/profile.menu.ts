import { UserRound } from 'lucide-react'
import type { RoomMenu } from '../app/frame/menuFaces'

export const menu: RoomMenu = { profileDetail: { icon: UserRound, title: 'staff.menu.profileDetail' } }
