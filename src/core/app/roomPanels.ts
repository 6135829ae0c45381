import { availabilityPanels } from '../availability/availability.panels'
import { inpatientPanels } from '../inpatient/inpatient.panels'
import { reviewsPanels } from '../reviews/reviews.panels'
import { schedulePanels } from '../schedule/schedule.panels'
import { searchPanels } from '../search/search.panels'
import { sessionPanels } from '../session/session.panels'
import { supportPanels } from '../support/support.panels'
import { teamPanels } from '../team/team.panels'
import { templatesPanels } from '../templates/templates.panels'

/** What staff open over the page they are on, room by room: who may, and with which permission. `npm run lists` writes this file. */
export const roomPanels = {
  ...availabilityPanels,
  ...inpatientPanels,
  ...reviewsPanels,
  ...schedulePanels,
  ...searchPanels,
  ...sessionPanels,
  ...supportPanels,
  ...teamPanels,
  ...templatesPanels,
} as const
