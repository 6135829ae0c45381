import { UsersRound } from 'lucide-react'
import type { RoomMenu } from '../app/frame/menuFaces'

export const menu: RoomMenu = { team: { icon: UsersRound, title: 'staff.menu.team' } }
