import { CircleQuestionMark } from 'lucide-react'
import type { RoomMenu } from '../app/frame/menuFaces'

export const menu: RoomMenu = { help: { icon: CircleQuestionMark, title: 'staff.menu.help' } }
