import { FileText } from 'lucide-react'
import type { RoomMenu } from '../app/frame/menuFaces'

export const menu: RoomMenu = { templates: { icon: FileText, title: 'staff.menu.templates' } }
