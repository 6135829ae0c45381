import { panel, type Panel } from '../kit/panel'
import { DOCTORS } from '../session/roles'

/** What staff open of this room over their pages. */
export const reviewsPanels = { reviews: panel(DOCTORS, 'doctorReview.view', { menu: 30 }) } as const satisfies Record<
  string,
  Panel
>
