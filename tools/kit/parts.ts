import { rowStories, toolbarStories } from './stories/actions.stories'
import { callStories, chartStories } from './stories/chart.stories'
import {
  columnStories,
  factStories,
  kpiStories,
  noticeStories,
  paymentStories,
  timelineStories,
} from './stories/facts.stories'
import { numberStories, segmentedStories, timeFieldStories } from './stories/fields.stories'
import { cameraStories, fileStories, printStories } from './stories/files.stories'
import { billStories } from './stories/bill.stories'
import { chipStories } from './stories/chips.stories'
import { dateStories } from './stories/date.stories'
import { dialogStories } from './stories/dialog.stories'
import { panelStories } from './stories/panel.stories'
import { tileStories, viewerStories } from './stories/records.stories'
import { paletteStories, searchStories } from './stories/search.stories'
import { barStories, countdownStories, documentStories } from './stories/small.stories'
import { tableStories } from './stories/table.stories'
import { timeStories } from './stories/time.stories'
import type { PartStories } from './story'

/** Every part of the kit that has stories, in the order of the page. */
export const parts: readonly PartStories[] = [
  panelStories,
  dialogStories,
  dateStories,
  timeStories,
  tableStories,
  searchStories,
  chipStories,
  paletteStories,
  billStories,
  countdownStories,
  documentStories,
  barStories,
  fileStories,
  printStories,
  chartStories,
  cameraStories,
  callStories,
  rowStories,
  toolbarStories,
  segmentedStories,
  numberStories,
  timeFieldStories,
  factStories,
  paymentStories,
  noticeStories,
  timelineStories,
  columnStories,
  kpiStories,
  tileStories,
  viewerStories,
]
