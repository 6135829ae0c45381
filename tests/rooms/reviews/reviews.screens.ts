import { panel } from '../../kit/screens'
import type { Shown } from '../../kit/shown'

export const reviewsOverlays: readonly Shown[] = [panel('Reviews', 'Reviews')]
