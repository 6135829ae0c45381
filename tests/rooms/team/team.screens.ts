import { panel } from '../../kit/screens'
import type { Shown } from '../../kit/shown'

export const teamOverlays: readonly Shown[] = [panel('Clinical team', 'Clinical team (2)')]
