import { ChartNoAxesColumn, LogOut, Settings, UserRound } from 'lucide-react'
import type { RoomMenu } from '../app/frame/menuFaces'

export const menu: RoomMenu = {
  profileDetails: { icon: UserRound, title: 'staff.menu.profileDetails' },
  reports: { icon: ChartNoAxesColumn, title: 'staff.menu.reports' },
  settings: { icon: Settings, title: 'staff.menu.settings' },
  logout: { icon: LogOut, title: 'staff.menu.logout' },
}
