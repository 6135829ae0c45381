import { FileUp } from 'lucide-react'
import type { RoomMenu } from '../app/frame/menuFaces'

export const menu: RoomMenu = { sentReports: { icon: FileUp, title: 'app.title.sentReports' } }
