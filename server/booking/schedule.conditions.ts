import { sql } from 'drizzle-orm'
import { schedules } from './booking.tables'

/** Hours that patients may book in: neither deleted nor blocked for them. */
export const isOpenToPatients = sql`(${schedules.removedAt} is null and not ('PATIENT' = any(${schedules.blockedRoles})))`

/** How many slots stand before the first that patients see. */
const skipped = sql`(case ${schedules.reservedFrom} when 'start' then ${schedules.reservedSlots} else 0 end)`

const unreserved = sql`(${schedules.totalSlots} - case ${schedules.reservedFrom} when 'end' then ${schedules.reservedSlots} else 0 end)`

/** `publicSlots` of the core as rows `slot(no)`, numbered from 0. */
export const publicSlotRows = sql`generate_series(${skipped}, least(${unreserved}, ${skipped} + coalesce(${schedules.shownSlots}, ${schedules.totalSlots})) - 1) slot(no)`

/** `slotTimes` of a slot numbered from 0: when it begins. */
export const slotStart = sql`(case when slot.no < coalesce(${schedules.slotsBeforeBreak}, ${schedules.totalSlots})
  then ${schedules.startsAt} + slot.no * (${schedules.slotSeconds} + ${schedules.bufferSeconds})
  else ${schedules.breakEndsAt} + (slot.no - ${schedules.slotsBeforeBreak}) * (${schedules.slotSeconds} + ${schedules.bufferSeconds}) end)`
