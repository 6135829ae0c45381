import { Headset } from 'lucide-react'
import type { RoomMenu } from '../app/frame/menuFaces'

export const menu: RoomMenu = { supportChat: { icon: Headset, title: 'app.title.supportChat' } }
