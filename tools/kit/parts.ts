import { billStories, stepperStories } from './stories/bill.stories'
import type { PartStories } from './story'

/** Every part of the kit that has stories, in the order of the page. */
export const parts: readonly PartStories[] = [stepperStories, billStories]
